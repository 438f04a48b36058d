import {miamiDay} from '../../../domain/time/miami-time.ts'
import type {ValidationResult} from '../validation-result.ts'

/** A text was not updated on a day that is still to come. `now` in milliseconds since 1970. */
export function dayHasCome(day: string | undefined, now: number): ValidationResult {
  if (!day || day <= miamiDay(now)) return true
  return 'This day is still to come. Choose the day on which you publish the change.'
}
