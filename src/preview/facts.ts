import {formatDuration} from '#domain/duration.ts'
import {formatRange} from '#domain/number-range.ts'
import {formatPriceRange} from '#domain/price.ts'
import type {FleetQueryResult} from '#src/content/sanity.types.ts'

type Segment = string | number

/** A text on the page that carries no mark of its field, and what stands near it there. */
export type Fact = {text: string; field: string; near: string[]}

/**
 * The ranges that the fleet's content holds, as the page writes them. Two vehicles can cost the same, so
 * each is known by its vehicle and duration besides.
 */
export function pricesAndPassengers(
  name: string,
  result: unknown,
  fieldOf: (path: Segment[]) => string | null,
): Fact[] {
  if (name !== 'fleet' || !isFleet(result)) return []
  const names = new Map(result.vehicles.map((vehicle) => [vehicle._id, vehicle.name]))
  const fact = (text: string | null, path: Segment[], near: (string | null | undefined)[]) => {
    const field = fieldOf([...path, 'min'])
    return text && field ? [{text, field, near: near.filter((one) => typeof one === 'string')}] : []
  }
  return [
    ...result.vehicles.flatMap(({passengers, name: vehicle}, index) =>
      fact(formatRange(passengers), ['vehicles', index, 'passengers'], [vehicle]),
    ),
    ...(result.rateCards ?? []).flatMap((card, at) =>
      (card.prices ?? []).flatMap(({price, vehicleId}, index) =>
        fact(
          formatPriceRange(price),
          ['rateCards', at, 'prices', index, 'price'],
          [vehicleId && names.get(vehicleId), formatDuration(card)],
        ),
      ),
    ),
  ]
}

function isFleet(result: unknown): result is FleetQueryResult {
  return typeof result === 'object' && result !== null && 'vehicles' in result
}
