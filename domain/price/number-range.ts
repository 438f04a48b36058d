export type NumberRange = {min?: number | null; max?: number | null}

/** "1-6", or one number when both ends are equal. Null when an end is missing. */
export function formatRange(range: NumberRange | null | undefined): string | null {
  const {min, max} = range ?? {}
  if (!isFiniteNumber(min) || !isFiniteNumber(max)) return null
  return min === max ? String(min) : `${min}-${max}`
}

/** Content is not trusted: a field may hold anything. */
export function isFiniteNumber(value: unknown): value is number {
  return Number.isFinite(value)
}
