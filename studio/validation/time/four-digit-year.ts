import {writeWholeYear} from '../messages.ts'
import type {ValidationResult} from '../validation-result.ts'

/** Refuses a year such as 27, which Sanity takes for one of the first century. `time` is a day or a time as ISO 8601. */
export function fourDigitYear(time: string | undefined): ValidationResult {
  return !time || /^[2-9]\d{3}-/.test(time) || writeWholeYear
}
