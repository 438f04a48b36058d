import {miamiInstant} from '../../../domain/time/miami-time.ts'
import type {ValidationResult} from '../validation-result.ts'

/**
 * Asks staff to make the next rates the current ones once their day has come: what they then change under
 * "Rates" would show nowhere. `now` in milliseconds since 1970.
 */
export function startIsAhead(startsOn: string | undefined, now: number): ValidationResult {
  if (startsOn === undefined || !hasBegun(startsOn, now)) return true
  return (
    `${formatDay(startsOn)} has come: the site shows these prices, not the ones above. ` +
    'Press "Make these the current rates", then Publish.'
  )
}

/** Whether a day such as "2027-03-14" has begun in Miami. `now` in milliseconds since 1970. */
export function hasBegun(day: string, now: number): boolean {
  const start = miamiInstant(day)
  return start !== null && start <= now
}

/** "2027-03-14" as "Mar 14, 2027". */
export function formatDay(day: string): string {
  return new Date(`${day}T12:00Z`).toLocaleDateString('en-US', {
    dateStyle: 'medium',
    timeZone: 'UTC',
  })
}
