import {formatHourCount, formatHours} from '../price/duration.ts'
import {isFiniteNumber} from '../price/number-range.ts'
import type {DomainWords} from '../words/en.ts'

/**
 * What staff entered: who cancels at least `fromHours` before pick-up gets this share of the price back, 0 to 100. Either
 * may be missing.
 */
export type RefundTier = {fromHours?: number | null; refundPercent?: number | null}

/** A refund for canceling at least `fromHours` and less than `toHours` before pick-up. */
export type CompleteTier = {fromHours: number; toHours: number | null; percent: number}

/**
 * The tiers from the earliest cancellation to the latest, whatever order staff entered them in. What is missing or
 * impossible is left out, and of two tiers that start at the same hour the first counts.
 */
export function completeTiers(tiers: readonly RefundTier[]): CompleteTier[] {
  const byHours = new Map<number, number>()
  for (const {fromHours, refundPercent} of tiers) {
    if (!isFiniteNumber(fromHours) || fromHours < 0 || !isPercent(refundPercent)) continue
    if (!byHours.has(fromHours)) byHours.set(fromHours, refundPercent)
  }
  const sorted = [...byHours].toSorted(([one], [other]) => other - one)
  return sorted.map(([fromHours, percent], index) => ({
    fromHours,
    toHours: sorted[index - 1]?.[0] ?? null,
    percent,
  }))
}

/** Whether a value is a number from 0 to 100. */
export function isPercent(value: unknown): value is number {
  return isFiniteNumber(value) && value >= 0 && value <= 100
}

/** "24 hours or more", "12 to 24 hours", "Under 12 hours", or "Any time". */
export function formatTierHours(tier: CompleteTier, words: DomainWords): string {
  const {anyTime, orMore, under, fromTo} = words.refunds
  const text = (hours: number) => formatHours(hours, words) ?? ''
  return tierHoursIn(tier, {
    anyTime,
    orMore: (hours) => orMore(text(hours)),
    under: (hours) => under(text(hours)),
    between: (from, to) => fromTo(formatHourCount(from), text(to)),
  })
}

type TierHoursWords = {
  anyTime: string
  orMore: (hours: number) => string
  under: (hours: number) => string
  between: (from: number, to: number) => string
}

/** The hours of a tier in the words of a table or a list. */
export function tierHoursIn({fromHours, toHours}: CompleteTier, words: TierHoursWords): string {
  if (toHours === null) return fromHours === 0 ? words.anyTime : words.orMore(fromHours)
  return fromHours === 0 ? words.under(toHours) : words.between(fromHours, toHours)
}

/** "100%", "50%", "Nothing" */
export function formatRefund(percent: number, {refunds}: DomainWords): string {
  return percent === 0 ? refunds.nothing : `${percent}%`
}
