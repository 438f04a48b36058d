import {miamiInstant} from './miami-time.ts'

/** Prices that replace the current ones from a day such as "2027-03-14". */
export type NextRates = {
  startsOn?: string | null
  rateCards?: readonly unknown[] | null
}

/**
 * The instant (ms since 1970) from which next rates apply: the start of their day in Miami. Null while none are
 * planned, and while they have no date or no prices.
 */
export function nextRatesStart(next: NextRates | null | undefined): number | null {
  return next?.rateCards?.length ? miamiInstant(next.startsOn) : null
}
