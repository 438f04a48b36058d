import {isRecord} from '#domain/is-record.ts'
import {formatDuration} from '#domain/price/duration.ts'
import {formatRange} from '#domain/price/number-range.ts'
import {formatPriceRange} from '#domain/price/price.ts'
import {wordsInLanguages} from '#domain/words/in-languages.ts'
import {queries} from '#src/content/query/queries.ts'
import type {FleetQueryResult} from '#src/content/sanity.types.ts'

type Segment = string | number

/** A text on the page that carries no mark, its field, and the names near it there. */
export type UnmarkedText = {text: string; field: string; near: string[]}

/**
 * Prices and passengers of the fleet, as the page writes them. Two vehicles can cost the same, so a price is
 * found by its vehicle and its duration as well.
 */
export function pricesAndPassengers(
  name: string,
  result: unknown,
  fieldOf: (path: Segment[]) => string | null,
): UnmarkedText[] {
  if (name !== queries.fleet.name || !isFleet(result)) return []
  const names = new Map(result.vehicles.map((vehicle) => [vehicle._id, vehicle.name]))
  const unmarked = (text: string | null, path: Segment[], near: (string | null | undefined)[]) => {
    const field = fieldOf([...path, 'min'])
    return text && field ? [{text, field, near: near.filter((one) => typeof one === 'string')}] : []
  }
  // The page may be in any language, so each wording is looked for.
  const catalogs = Object.values(wordsInLanguages)
  return [
    ...result.vehicles.flatMap(({passengers, name: vehicle}, index) =>
      unmarked(formatRange(passengers), ['vehicles', index, 'passengers'], [vehicle]),
    ),
    ...(result.rateCards ?? []).flatMap((card, at) =>
      (card.prices ?? []).flatMap(({price, vehicleId}, index) =>
        [...new Set(catalogs.map((words) => formatPriceRange(price, words)))].flatMap((text) =>
          unmarked(
            text,
            ['rateCards', at, 'prices', index, 'price'],
            [
              vehicleId && names.get(vehicleId),
              ...catalogs.map((words) => formatDuration(card, words)),
            ],
          ),
        ),
      ),
    ),
  ]
}

function isFleet(result: unknown): result is FleetQueryResult {
  return isRecord(result) && 'vehicles' in result
}
