import {miamiInstant} from '#domain/miami-time.ts'

import type {FleetQueryResult} from '../sanity.types.ts'

type Rates = Pick<FleetQueryResult, 'rateCards' | 'nextRates'>

/**
 * The instant (ms since 1970) from which the next rates hold: the start of their day in Miami. Null while
 * none are planned, and while they lack their date or their prices.
 */
export function nextRatesStart({nextRates}: Rates): number | null {
  return nextRates?.rateCards?.length ? miamiInstant(nextRates.startsOn) : null
}

/** The prices by duration that hold, once it is known whether the next rates have begun. */
export function ratesInForce({rateCards, nextRates}: Rates, nextHaveBegun: boolean) {
  return nextHaveBegun ? nextRates?.rateCards : rateCards
}
