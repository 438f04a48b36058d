import {isClockTime} from '../../../domain/time/office-hours.ts'
import {judgeAsRead} from '../texts/invisible-characters.ts'
import type {ValidationResult} from '../validation-result.ts'

export function clockTime(time: string | undefined): ValidationResult {
  if (time === undefined) return true
  return judgeAsRead(time, (read) => isClockTime(read) || fourDigits)
}

const fourDigits = 'Write the time as four digits, for example 08:00 or 20:00.'

export function opensBeforeItCloses(
  hours: {opens?: string; closes?: string} | undefined,
): ValidationResult {
  const {opens, closes} = hours ?? {}
  if (!opens || !closes || opens < closes) return true
  return `The office closes (${closes}) before it opens (${opens}). Swap them?`
}
