import {
  type CompleteRange,
  type NumberRange,
  isCompleteRange,
  isFiniteNumber,
} from './number-range.ts'

/** What a vehicle costs per hour in a booking of some length; without `toHours` the length has no upper end. */
export type RateBand = {
  fromHours?: number | null
  toHours?: number | null
  price?: NumberRange | null
}

/** What a whole booking costs in US dollars, from the lowest to the highest hourly rate. */
export type Cost = CompleteRange

/**
 * The band that a booking of this length belongs to, or null. A length on the border of two bands
 * belongs to the longer one [COST-2].
 */
export function bandOf<Band extends RateBand>(bands: readonly Band[], hours: number): Band | null {
  const begun = bands.filter(({fromHours}) => isFiniteNumber(fromHours) && fromHours <= hours)
  const band = begun.toSorted(byLength).at(-1)
  if (!band) return null
  return isFiniteNumber(band.toHours) && hours > band.toHours ? null : band
}

/** What a booking of so many hours costs in all, null where no rate is published for that length [COST-2]. */
export function costOf(bands: readonly RateBand[], hours: number): Cost | null {
  const price = bandOf(bands, hours)?.price
  return isCompleteRange(price) ? {min: price.min * hours, max: price.max * hours} : null
}

/**
 * The shortest longer booking that costs less because its hourly rate is lower: neither end of its range is higher and
 * one is lower [COST-3]. Rates fall where a band begins, so only the first length that is offered in each is looked at:
 * `firstOffered` gives the shortest one from a number of hours on, or null. Null where no booking is cheaper.
 */
export function cheaperLongerBooking(
  bands: readonly RateBand[],
  hours: number,
  firstOffered: (hours: number) => number | null,
): {hours: number; cost: Cost} | null {
  const cost = costOf(bands, hours)
  if (!cost) return null
  for (const {fromHours} of bands.toSorted(byLength)) {
    const first = isFiniteNumber(fromHours) ? firstOffered(fromHours) : null
    if (first === null || first <= hours) continue
    const longer = costOf(bands, first)
    if (longer && isLower(longer, cost)) return {hours: first, cost: longer}
  }
  return null
}

function isLower(one: Cost, other: Cost): boolean {
  const isNowhereHigher = one.min <= other.min && one.max <= other.max
  return isNowhereHigher && (one.min < other.min || one.max < other.max)
}

function byLength(one: RateBand, other: RateBand): number {
  return (one.fromHours ?? 0) - (other.fromHours ?? 0)
}
