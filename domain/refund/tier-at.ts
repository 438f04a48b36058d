import type {CompleteTier} from './tiers.ts'

const minute = 60_000
const hour = 60 * minute

/** The last instant at which canceling returns the refund of a tier. Pick-ups and instants are in ms since 1970. */
export function lastInstantOf({fromHours}: CompleteTier, pickUp: number): number {
  return pickUp - fromHours * hour
}

/**
 * The tier by which canceling at `now` is refunded; null from pick-up on, and where the tiers say nothing. Hours are
 * hours that pass, also where the clocks change. People read minutes, so all of the last one counts [REFUND-2].
 */
export function tierAt(
  tiers: readonly CompleteTier[],
  pickUp: number,
  now: number,
): CompleteTier | null {
  if (now >= pickUp) return null
  return tiers.find((tier) => now < lastInstantOf(tier, pickUp) + minute) ?? null
}

/** The instants at which another tier begins to hold, and the pick-up. */
export function instantsOfChange(tiers: readonly CompleteTier[], pickUp: number): number[] {
  return [...tiers.map((tier) => lastInstantOf(tier, pickUp) + minute), pickUp]
}
