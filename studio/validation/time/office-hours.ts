import {isClockTime} from '../../../domain/time/office-hours.ts'
import {judgeAsRead} from '../texts/invisible-characters.ts'
import type {ValidationResult} from '../validation-result.ts'

export function clockTime(time: string | undefined): ValidationResult {
  if (time === undefined) return true
  if (time === '24:00') return midnight
  return judgeAsRead(time, (read) => isClockTime(read) || fourDigits)
}

const midnight =
  'A day runs from 00:00 to 23:59. For an office that closes at midnight, write 23:59.'

const fourDigits = 'Write the time as four digits, for example 08:00 or 20:00.'

export function opensBeforeItCloses(
  hours: {opens?: string; closes?: string} | undefined,
): ValidationResult {
  const {opens, closes} = hours ?? {}
  if (!opens || !closes || !isClockTime(opens) || !isClockTime(closes)) return true
  if (opens < closes) return true
  if (closes === '00:00') return midnight
  return `The office closes (${closes}) before it opens (${opens}). Swap them?`
}
