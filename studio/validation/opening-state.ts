/** When an opening shows on the site; ISO 8601 times. Missing: from now on, without an end. */
export type OpeningTimes = {opensOn?: string | null; closesOn?: string | null}
export type OpeningState = 'open' | 'later' | 'closed'

/** An opening shows from the minute in which it opens to the one in which it closes. */
export function openingState({opensOn, closesOn}: OpeningTimes, now: Date): OpeningState {
  if (closesOn && Date.parse(closesOn) <= now.getTime()) return 'closed'
  return opensOn && Date.parse(opensOn) > now.getTime() ? 'later' : 'open'
}

/** "Open, closes in 12 days", "Opens Dec 1", "Closed Nov 20". */
export function openingWords(times: OpeningTimes, now: Date): string {
  const {opensOn, closesOn} = times
  const state = openingState(times, now)
  if (state === 'closed') return `Closed ${day(closesOn)}`
  if (state === 'later') return `Opens ${day(opensOn)}`
  return closesOn ? `Open, ${closingWords(closesOn, now)}` : 'Open'
}

/** "closes today", "closes tomorrow", "closes in 12 days": counted in days of Miami. */
export function closingWords(closesOn: string, now: Date): string {
  const days = daysUntil(closesOn, now)
  if (days <= 0) return 'closes today'
  return days === 1 ? 'closes tomorrow' : `closes in ${days} days`
}

export function daysUntil(time: string, now: Date): number {
  const [then, today] = [new Date(time), now].map((date) => Date.parse(isoDay.format(date)))
  return Math.round(((then ?? 0) - (today ?? 0)) / (24 * 60 * 60 * 1000))
}

const timeZone = 'America/New_York'
/** Swedish writes dates as ISO 8601 does. */
const isoDay = new Intl.DateTimeFormat('sv-SE', {timeZone, dateStyle: 'short'})
const shortDay = new Intl.DateTimeFormat('en-US', {timeZone, month: 'short', day: 'numeric'})

function day(time: string | null | undefined) {
  return time ? shortDay.format(new Date(time)) : ''
}
