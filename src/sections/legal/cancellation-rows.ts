import {itemsOf} from '#src/content/facts/items-of.ts'

type Tier = {fromHours?: number | null; refundPercent?: number | null}

export type CancellationPolicy = {
  tiers?: readonly Tier[] | null
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
  const tiers = completeTiers(policy?.tiers)
  const noShow = chargeText(policy?.noShowChargePercent)
  const weather = refundText(policy?.weatherRefundPercent)
  return [
    ...tiers.map(({fromHours, refund}, index) => ({
      when: whenText(fromHours, tiers[index - 1]?.fromHours),
      refund,
    })),
    ...(noShow ? [{when: 'No-show', refund: noShow}] : []),
    ...(weather ? [{when: 'Weather', refund: weather}] : []),
  ]
}

function completeTiers(tiers: readonly Tier[] | null | undefined) {
  const byHours = new Map<number, string>()
  for (const {fromHours, refundPercent} of itemsOf(tiers)) {
    const refund = refundText(refundPercent)
    if (typeof fromHours !== 'number' || !(fromHours >= 0) || !refund) continue
    if (!byHours.has(fromHours)) byHours.set(fromHours, refund)
  }
  return [...byHours]
    .map(([fromHours, refund]) => ({fromHours, refund}))
    .sort((a, b) => b.fromHours - a.fromHours)
}

/** `toHours` is where the next earlier tier begins. */
function whenText(fromHours: number, toHours: number | undefined): string {
  if (toHours === undefined)
    return fromHours === 0 ? 'Any time before' : `${fromHours}+ hours before`
  return fromHours === 0 ? `Under ${toHours} hours before` : `${fromHours}-${toHours} hours before`
}

function refundText(percent: number | null | undefined): string | null {
  if (!isPercent(percent)) return null
  if (percent === 100) return 'Full refund'
  return percent === 0 ? 'No refund' : `${percent}% refund`
}

function chargeText(percent: number | null | undefined): string | null {
  if (!isPercent(percent)) return null
  if (percent === 100) return 'Full charge'
  return percent === 0 ? 'No charge' : `${percent}% charge`
}

function isPercent(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 100
}
