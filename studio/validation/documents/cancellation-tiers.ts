import {counted} from '../../../domain/words/counted.ts'
import type {ValidationResult} from '../validation-result.ts'

/** `fromHours` before pick-up is the inclusive lower bound; the tier ends where the next one above starts. */
export type CancellationTier = {fromHours?: number; refundPercent?: number}

/** Every hour before pick-up has exactly one refund, and it falls as the pick-up comes closer. */
export function refundsFall(tiers: CancellationTier[] | undefined): ValidationResult {
  if (!tiers?.length) return true
  const sorted = tiers
    .flatMap(({fromHours, refundPercent}) =>
      fromHours === undefined || refundPercent === undefined ? [] : [{fromHours, refundPercent}],
    )
    .toSorted((one, other) => other.fromHours - one.fromHours)
  if (sorted.length < tiers.length) return true
  const last = sorted.at(-1)
  if (last && last.fromHours > 0) {
    return `No row covers 0 to ${last.fromHours} hours before pick-up. Add a row that starts at 0 hours.`
  }
  for (const [index, tier] of sorted.entries()) {
    const closer = sorted[index + 1]
    if (!closer) break
    if (closer.fromHours === tier.fromHours) {
      return `Two rows start at ${counted(tier.fromHours, 'hour')}. Keep one of them.`
    }
    if (closer.refundPercent >= tier.refundPercent) {
      return `${closer.fromHours} to ${tier.fromHours} hours before pick-up returns ${closer.refundPercent}%, as much as or more than canceling earlier (${tier.refundPercent}%). The refund has to get smaller as the pick-up comes closer.`
    }
  }
  return true
}

/**
 * Not coming at all never costs less than canceling at the last moment, and weather that makes a ride
 * unsafe never returns less. Both in percent of the price.
 */
export function noShowCostsMost(
  charge: number | undefined,
  tiers: CancellationTier[] | undefined,
): ValidationResult {
  const refund = lastRefund(tiers)
  if (charge === undefined || refund === undefined) return true
  // 100 - 66.6 is 33.400000000000006 to a computer.
  const cost = Number((100 - refund).toFixed(2))
  if (charge >= cost) return true
  return `Canceling at the last moment costs ${cost}%, more than not coming at all (${charge}%). Nobody would cancel.`
}

export function weatherReturnsMost(
  refund: number | undefined,
  tiers: CancellationTier[] | undefined,
): ValidationResult {
  const last = lastRefund(tiers)
  if (refund === undefined || last === undefined || refund >= last) return true
  return `Unsafe weather returns ${refund}%, less than canceling at the last moment (${last}%).`
}

function lastRefund(tiers: CancellationTier[] | undefined) {
  return tiers?.find(({fromHours}) => fromHours === 0)?.refundPercent
}
