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

/**
 * The rate cards that apply: the next ones if they have begun, else the current ones. Once the office has made next
 * rates the current ones, there are no next ones any more.
 */
export function ratesInForce(rates: Rates, nextHaveBegun: boolean) {
  const next = nextRatesStart(rates) === null ? null : rates.nextRates?.rateCards
  return (nextHaveBegun && next) || rates.rateCards
}
