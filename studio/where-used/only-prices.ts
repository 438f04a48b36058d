import {isRecord} from '../../domain/is-record.ts'
import {formatUnfinishedDuration} from '../../domain/price/unfinished-duration.ts'
import {readGridCards} from '../form/rates/grid-cards.ts'

/** The durations of rates, current or next, in which this vehicle alone has a price: without it they would have none. */
export function durationsPricedOnlyFor(rates: unknown, vehicleId: string): string[] {
  if (!isRecord(rates)) return []
  const next = isRecord(rates['next']) ? rates['next']['rateCards'] : undefined
  const durations = [rates['rateCards'], next]
    .flatMap(readGridCards)
    .filter(({prices}) => prices.length > 0 && prices.every((each) => each.vehicleId === vehicleId))
    .map(formatUnfinishedDuration)
  return [...new Set(durations)]
}
