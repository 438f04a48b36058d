import {isFiniteNumber} from './number-range.ts'

/** The lengths of a booking that a visitor chooses from, in hours. */
export type HoursOffered = {from: number; to: number; step: number}

/**
 * From the shortest booking, in hours, to a whole day, or to twice the shortest where that is longer [COST-1]. Null while
 * staff have not said what the shortest one is.
 */
export function hoursOffered(
  shortest: number | null | undefined,
  inHalfHours: boolean,
): HoursOffered | null {
  if (!isFiniteNumber(shortest) || shortest <= 0) return null
  return {from: shortest, to: Math.max(24, 2 * shortest), step: inHalfHours ? 0.5 : 1}
}

/** The shortest length that is offered and not below a number of hours, null where that is too long. */
export function firstOffered({from, to, step}: HoursOffered, hours: number): number | null {
  const first = from + Math.max(0, Math.ceil((hours - from) / step)) * step
  return first <= to ? first : null
}

/** The length that is offered and next to a number of hours; the shortest for what is no number. */
export function nearestOffered({from, to, step}: HoursOffered, hours: number): number {
  if (!Number.isFinite(hours)) return from
  const steps = Math.round((hours - from) / step)
  const most = Math.floor((to - from) / step)
  return from + Math.min(most, Math.max(0, steps)) * step
}
