import type {Offer, OfferCatalog, QuantitativeValue} from 'schema-dts'

import {type CompleteRange, isCompleteRange} from '#domain/price/number-range.ts'
import {nextRatesStart} from '#domain/time/next-rates-start.ts'
import {ratesInForce} from '#src/content/facts/rates-in-force.ts'
import {itemsOf} from '#src/content/query/items-of.ts'
import type {FleetQueryResult} from '#src/content/sanity.types.ts'
import {hasPassed} from '#src/content/time/use-has-passed.ts'

/** The rate cards that hold when the site is built, in the order in which they are stored. */
export function ratesAtBuild(fleet: FleetQueryResult) {
  return itemsOf(ratesInForce(fleet, hasPassed(nextRatesStart(fleet.nextRates), Date.now())))
}

/** The lowest and the highest hourly price of all vehicles and durations, in US dollars; null without a price. */
export function hourlyPrices(fleet: FleetQueryResult): CompleteRange | null {
  const prices = ratesAtBuild(fleet).flatMap((card) =>
    itemsOf(card.prices).flatMap(({price}) => (isCompleteRange(price) ? [price] : [])),
  )
  if (prices.length === 0) return null
  return {
    min: Math.min(...prices.map(({min}) => min)),
    max: Math.max(...prices.map(({max}) => max)),
  }
}

/** What each vehicle costs by the hour, for each duration that the rate table names. */
export function hourlyOffers(fleet: FleetQueryResult, name: string): OfferCatalog {
  return {
    '@type': 'OfferCatalog',
    name,
    itemListElement: ratesAtBuild(fleet).flatMap(({fromHours, toHours, prices}) =>
      itemsOf(prices).flatMap(({vehicleId, price}): Offer[] => {
        const name = fleet.vehicles.find(({_id}) => _id === vehicleId)?.name
        if (!name || !isCompleteRange(price)) return []
        const booked: QuantitativeValue = {
          '@type': 'QuantitativeValue',
          unitCode: 'HUR',
          ...(fromHours && {minValue: fromHours}),
          ...(toHours && {maxValue: toHours}),
        }
        return [
          {
            '@type': 'Offer',
            itemOffered: {'@type': 'Service', name},
            priceSpecification: {...pricePerHour(price), eligibleQuantity: booked},
          },
        ]
      }),
    ),
  }
}

/** A range of hourly prices in US dollars, as schema.org writes it. */
export function pricePerHour({min, max}: CompleteRange) {
  return {
    '@type': 'UnitPriceSpecification',
    minPrice: min,
    maxPrice: max,
    priceCurrency: 'USD',
    unitCode: 'HUR',
  } as const
}
