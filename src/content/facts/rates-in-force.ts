import type {FleetQueryResult} from '../sanity.types.ts'

type Rates = Pick<FleetQueryResult, 'rateCards' | 'nextRates'>

/** The rate cards that apply: the next ones if they have begun, else the current ones. */
export function ratesInForce({rateCards, nextRates}: Rates, nextHaveBegun: boolean) {
  return nextHaveBegun ? nextRates?.rateCards : rateCards
}
