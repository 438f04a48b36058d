import {type RefundTier, completeTiers, isPercent} from '#domain/refund-tiers.ts'
import {itemsOf} from '#src/content/facts/items-of.ts'

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
export function cancellationRows(policy: CancellationPolicy | null | undefined): CancellationRow[] {
  const tiers = completeTiers(itemsOf(policy?.tiers))
  const noShow = chargeText(policy?.noShowChargePercent)
  const weather = policy?.weatherRefundPercent
  return [
    ...tiers.map(({fromHours, toHours, percent}) => ({
      when: whenText(fromHours, toHours),
      refund: refundText(percent),
    })),
    ...(noShow ? [{when: 'No-show', refund: noShow}] : []),
    ...(isPercent(weather) ? [{when: 'Weather', refund: refundText(weather)}] : []),
  ]
}

function whenText(fromHours: number, toHours: number | null): string {
  if (toHours === null) return fromHours === 0 ? 'Any time before' : `${fromHours}+ hours before`
  return fromHours === 0 ? `Under ${toHours} hours before` : `${fromHours}-${toHours} hours before`
}

function refundText(percent: number): string {
  if (percent === 100) return 'Full refund'
  return percent === 0 ? 'No refund' : `${percent}% refund`
}

function chargeText(percent: number | null | undefined): string | null {
  if (!isPercent(percent)) return null
  if (percent === 100) return 'Full charge'
  return percent === 0 ? 'No charge' : `${percent}% charge`
}
