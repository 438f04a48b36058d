export type NumberRange = {min?: number | null; max?: number | null}

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

/** Content is not trusted: a field may hold anything. */
export function isFiniteNumber(value: unknown): value is number {
  return Number.isFinite(value)
}
