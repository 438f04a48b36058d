import {miamiDay} from '../../../domain/time/miami-time.ts'
import type {ValidationResult} from '../validation-result.ts'

/** Refuses a day of Miami that is still to come, with the advice what to choose. `now` in milliseconds since 1970. */
export function notInFuture(
  day: string | undefined,
  now: number,
  advice: string,
): ValidationResult {
  if (!day || day <= miamiDay(now)) return true
  return `This day is still to come. ${advice}`
}

/** For the day of a check or of a reading. */
export const dayOfLooking = 'Choose the day on which somebody looked.'
