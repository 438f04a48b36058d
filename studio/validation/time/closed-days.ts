import {isRecord} from '../../../domain/is-record.ts'
import {miamiDay} from '../../../domain/time/miami-time.ts'
import {listOf} from '../../content/content-value.ts'
import type {ValidationResult} from '../validation-result.ts'

export function noDayTwice(items: unknown): ValidationResult {
  const days = listOf(items).flatMap((item) => dayOf(item) ?? [])
  const twice = days.find((day, index) => days.indexOf(day) < index)
  return twice === undefined ? true : `${twice} is in the list twice.`
}

/** Warns of a day of Miami that is over, such as one of last year. `now` in milliseconds since 1970. */
export function closedDayIsAhead(day: string | undefined, now: number): ValidationResult {
  if (!day || day >= miamiDay(now)) return true
  return 'This day has passed, so the site no longer names it. Choose the next one, or remove it.'
}

function dayOf(item: unknown): string | null {
  const day = isRecord(item) ? item['day'] : undefined
  return typeof day === 'string' ? day : null
}
