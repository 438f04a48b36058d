import type {Fields, Kind} from './office-model.ts'

/** Titles of the fields, in the order of the form. */
const titles: Record<Kind, Record<string, string>> = {
  job: {title: 'Job title', location: 'Location', closesOn: 'Closes'},
  rates: {max: 'Escalade, 2+ hours'},
  destination: {name: 'Name', note: 'Note'},
}

/** What the history should say of a change from some fields to others. */
export function wordsFor(kind: Kind, before: Fields, after: Fields): string[] {
  return Object.entries(titles[kind]).flatMap(([field, title]) => {
    const [old, now] = [before[field], after[field]]
    if (old === now) return []
    if (old === undefined) return [`${title}: added ${written(field, now)}`]
    if (now === undefined) return [`${title}: removed ${written(field, old)}`]
    return [`${title}: ${written(field, old)} → ${written(field, now)}`]
  })
}

function written(field: string, value = ''): string {
  if (field === 'closesOn') return closingTimes[value] ?? '?'
  return field === 'max' ? `$120-${value}` : `"${value}"`
}

/** Times at which a job closes, with the words for them. */
export const closingTimes: Record<string, string> = {
  '2027-03-01T15:00:00.000Z': 'Mar 1, 2027, 10:00 AM in Miami',
  '2027-07-01T15:30:00.000Z': 'Jul 1, 2027, 11:30 AM in Miami',
}
