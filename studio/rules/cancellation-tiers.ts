import type {Verdict} from './verdict.ts'

/** `fromHours` before pick-up is the inclusive lower bound; the tier ends where the next one above starts. */
export type CancellationTier = {fromHours?: number; refundPercent?: number}

/**
 * Every hour before pick-up has exactly one refund, and it falls as the pick-up comes closer
 * (specification, section 9).
 */
export function refundsFall(tiers: CancellationTier[] | undefined): Verdict {
  if (!tiers?.length) return true
  const sorted = tiers
    .flatMap(({fromHours, refundPercent}) =>
      fromHours === undefined || refundPercent === undefined ? [] : [{fromHours, refundPercent}],
    )
    .toSorted((one, other) => other.fromHours - one.fromHours)
  if (sorted.length < tiers.length) return true
  const last = sorted.at(-1)
  if (last && last.fromHours > 0) {
    return `Nothing is said for 0 to ${last.fromHours} hours before pick-up. Add a row that starts at 0 hours.`
  }
  for (const [index, tier] of sorted.entries()) {
    const closer = sorted[index + 1]
    if (!closer) break
    if (closer.fromHours === tier.fromHours) {
      return `Two rows start at ${tier.fromHours} hours. Keep one of them.`
    }
    if (closer.refundPercent >= tier.refundPercent) {
      return `${closer.fromHours} to ${tier.fromHours} hours before pick-up returns ${closer.refundPercent} %, as much as or more than canceling earlier (${tier.refundPercent} %). The refund falls as the pick-up comes closer.`
    }
  }
  return true
}
