const hour = 60 * 60 * 1000
/** Hours that Miami is behind UTC: in summer, and for the rest of the year. */
const behind = [4, 5]

/**
 * The instant (ms since 1970) at which the clocks of Miami show a time such as "2027-03-14T09:30", or
 * "2027-03-14" for the start of that day. A time that spring skips is read an hour later, of one that
 * autumn repeats the first counts. Null for what is no such time.
 */
export function miamiInstant(time: string | null | undefined): number | null {
  const parts = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?$/.exec(time ?? '')
  if (!parts) return null
  const [, day = '', minute = '00:00'] = parts
  const utc = Date.parse(`${day}T${minute}Z`)
  if (Number.isNaN(utc)) return null
  const candidates = behind.map((hours) => utc + hours * hour)
  const shown = candidates.find((instant) => miamiMinute(instant) === `${day}T${minute}`)
  return shown ?? candidates.at(-1) ?? null
}

/** The day in Miami at an instant (ms since 1970), as "2027-03-14". */
export function miamiDay(instant: number): string {
  return miamiMinute(instant).slice(0, 10)
}

/** "2027-03-14T09:30": what the clocks of Miami show. */
function miamiMinute(instant: number): string {
  return new Date(instant)
    .toLocaleString('sv-SE', {
      timeZone: 'America/New_York',
      dateStyle: 'short',
      timeStyle: 'short',
    })
    .replace(' ', 'T')
}
