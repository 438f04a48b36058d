import {lastInstantOf} from '#domain/refund/tier-at.ts'
import {type CompleteTier, isPercent} from '#domain/refund/tiers.ts'
import {formatDayAndTimeInMiami, formatTimeInMiami} from '#domain/time/miami-time.ts'
import type {DomainWords} from '#domain/words/en.ts'
import {now} from '#src/content/time/clock.ts'
import type {Words} from '#src/language/words.ts'

type RefundWords = {domain: DomainWords; refund: Words<'refund'>}

/** Until when a tier holds for a pick-up (ms since 1970). */
export function untilText(
  tier: CompleteTier,
  pickUp: number,
  {domain, refund}: RefundWords,
): string {
  if (tier.fromHours > 0) {
    return refund.until(formatDayAndTimeInMiami(lastInstantOf(tier, pickUp), now(), domain))
  }
  const time = formatTimeInMiami(pickUp, domain)
  return tier.toHours === null ? refund.untilPickUp(time) : refund.afterThat(time)
}

/** What canceling returns by the tier that holds now, for a refund above nothing. */
export function refundText(
  tier: CompleteTier,
  pickUp: number,
  {domain, refund}: RefundWords,
): string {
  return refund.cancelBy(
    formatDayAndTimeInMiami(lastInstantOf(tier, pickUp), now(), domain),
    tier.percent,
  )
}

/** A no-show and bad weather in a sentence each; what the policy does not say is left out. */
export function exceptionTexts(
  noShowCharge: unknown,
  weatherRefund: unknown,
  {noShow, weather}: RefundWords['refund'],
): string[] {
  return [
    ...(isPercent(noShowCharge) ? [noShow(noShowCharge)] : []),
    ...(isPercent(weatherRefund) ? [weather(weatherRefund)] : []),
  ]
}
