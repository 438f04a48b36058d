import {type RefundTier, completeTiers, isPercent, tierHoursIn} from '#domain/refund/tiers.ts'
import {itemsOf} from '#src/content/query/items-of.ts'
import type {Words} from '#src/language/words.ts'

export type CancellationPolicy = {
  tiers?: readonly RefundTier[] | null
  noShowChargePercent?: number | null
  weatherRefundPercent?: number | null
}

/** One line of the cancellation table. */
export type CancellationRow = {when: string; refund: string}

/**
 * The lines of the cancellation table: the tiers from the earliest cancellation to the latest, then no-show and
 * weather. Hours and percentages that are missing or impossible leave their line out.
 */
export function cancellationRows(
  policy: CancellationPolicy | null | undefined,
  words: CancellationWords,
): CancellationRow[] {
  const tiers = completeTiers(itemsOf(policy?.tiers))
  const noShow = policy?.noShowChargePercent
  const weather = policy?.weatherRefundPercent
  const {refunds, charges, anyTime, orMore, under, between} = words
  return [
    ...tiers.map((tier) => ({
      when: tierHoursIn(tier, {anyTime, orMore, under, between}),
      refund: shareText(tier.percent, refunds),
    })),
    ...(isPercent(noShow) ? [{when: words.noShow, refund: shareText(noShow, charges)}] : []),
    ...(isPercent(weather) ? [{when: words.weather, refund: shareText(weather, refunds)}] : []),
  ]
}

function shareText(percent: number, {full, none, part}: CancellationWords['refunds']): string {
  if (percent === 100) return full
  return percent === 0 ? none : part(percent)
}

type CancellationWords = Words<'cancellation'>
