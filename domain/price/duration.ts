import type {DomainWords} from '../words/en.ts'
import {isFiniteNumber} from './number-range.ts'

/** How long a booking is, in hours; without `toHours` it has no upper end. */
export type Duration = {fromHours?: number | null; toHours?: number | null}

/** "2-4 hours", or "8+ hours" without an upper end. Null when the lower end is missing. */
export function formatDuration({fromHours, toHours}: Duration, words: DomainWords): string | null {
  return isFiniteNumber(fromHours) ? durationText(fromHours, toHours, words) : null
}

/** "24 hours", "7½ hours", "1 hour". Null when there is no number. */
export function formatHours(hours: number | null | undefined, words: DomainWords): string | null {
  if (!isFiniteNumber(hours)) return null
  return words.hours(formatHourCount(hours), hours > 0 && hours <= 1)
}

/** "24", "7½", "½". */
export function formatHourCount(hours: number): string {
  return hours % 1 === 0.5 ? `${Math.floor(hours) || ''}½` : String(hours)
}

function durationText(
  fromHours: number,
  toHours: number | null | undefined,
  {hours}: DomainWords,
): string {
  const from = formatHourCount(fromHours)
  return hours(isFiniteNumber(toHours) ? `${from}-${formatHourCount(toHours)}` : `${from}+`, false)
}
