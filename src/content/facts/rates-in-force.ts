import {miamiInstant} from '#domain/time/miami-time.ts'

import type {FleetQueryResult} from '../sanity.types.ts'

type Rates = Pick<FleetQueryResult, 'rateCards' | 'nextRates'>

/**
 * The instant (ms since 1970) from which the next rates apply: the start of their day in Miami. Null while none
 * are planned, and while they have no date or no prices.
 */
export function nextRatesStart({nextRates}: Rates): number | null {
  return nextRates?.rateCards?.length ? miamiInstant(nextRates.startsOn) : null
}

/** The rate cards that apply: the next ones if they have begun, else the current ones. */
export function ratesInForce({rateCards, nextRates}: Rates, nextHaveBegun: boolean) {
  return nextHaveBegun ? nextRates?.rateCards : rateCards
}
