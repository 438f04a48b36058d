import {lastMomentOf} from '#domain/refund-moments.ts'
import type {CompleteTier} from '#domain/refund-tiers.ts'
import {formatInMiami} from '#domain/time/miami-time.ts'

/** "Thursday, December 3, 6:30 PM" by the clocks of Miami. */
export function momentText(instant: number): string {
  const day = formatInMiami(instant, {weekday: 'long', month: 'long', day: 'numeric'})
  return `${day}, ${timeText(instant)}`
}

function timeText(instant: number): string {
  return formatInMiami(instant, {hour: 'numeric', minute: '2-digit'})
}

/** Until when a tier holds for a pick-up (ms since 1970). */
export function untilText(tier: CompleteTier, pickUp: number): string {
  if (tier.fromHours > 0) return `Until ${momentText(lastMomentOf(tier, pickUp))}`
  const until = `until pick-up at ${timeText(pickUp)}`
  return tier.toHours === null ? `Until${until.slice(5)}` : `After that, ${until}`
}

/** What canceling returns by the tier that holds now, for a refund above nothing. */
export function verdictText(tier: CompleteTier, pickUp: number): string {
  const by = momentText(lastMomentOf(tier, pickUp))
  if (tier.percent === 100) return `Cancel by ${by}, and everything comes back.`
  if (tier.percent === 50) return `Cancel by ${by}, and half comes back.`
  return `Cancel by ${by}, and ${tier.percent}% comes back.`
}

/** A no-show and bad weather in a sentence each; what the policy does not say is left out. */
export function exceptionTexts(noShowCharge: number | null, weatherRefund: number | null) {
  return [
    noShowCharge !== null && `If nobody comes to the car, ${chargeWords(noShowCharge)}.`,
    weatherRefund !== null &&
      `If the weather makes the ride unsafe, ${refundWords(weatherRefund)}.`,
  ].filter((text) => text !== false)
}

function chargeWords(percent: number): string {
  if (percent === 100) return 'the full price is charged'
  return percent === 0 ? 'nothing is charged' : `${percent}% of the price is charged`
}

function refundWords(percent: number): string {
  if (percent === 100) return 'everything comes back'
  return percent === 0 ? 'nothing comes back' : `${percent}% comes back`
}
