/** What staff entered as a range, of a price or of passengers: either end may be missing. */
export type NumberRange = {min?: number | null; max?: number | null}

/** A range that can be shown and computed with. */
export type CompleteRange = {min: number; max: number}

/** Whether both ends are there. */
export function isCompleteRange(range: NumberRange | null | undefined): range is CompleteRange {
  return isFiniteNumber(range?.min) && isFiniteNumber(range.max)
}

/** "1-6", or one number when both ends are equal. Null when an end is missing. */
export function formatRange(range: NumberRange | null | undefined): string | null {
  if (!isCompleteRange(range)) return null
  const {min, max} = range
  return min === max ? String(min) : `${min}-${max}`
}

/** Whether a field of the content lake, which may hold anything, is a number. */
export function isFiniteNumber(value: unknown): value is number {
  return Number.isFinite(value)
}
