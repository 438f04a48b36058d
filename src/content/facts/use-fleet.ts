import {inOrder} from '#domain/list-order.ts'
import {miamiInstant} from '#domain/time/miami-time.ts'
import {nextRatesStart} from '#domain/time/next-rates-start.ts'

import {useContent, useReadAt} from '../live/use-content.ts'
import {itemsOf} from '../query/items-of.ts'
import {queries} from '../query/queries.ts'
import type {FleetQueryResult} from '../sanity.types.ts'
import {now} from '../time/clock.ts'
import {hasPassed, useHasPassed} from '../time/use-has-passed.ts'
import {nullUnlessText} from './null-unless-text.ts'
import {ratesInForce} from './rates-in-force.ts'

export type FleetVehicle = ReturnType<typeof useFleet>[number]
type RateCard = NonNullable<FleetQueryResult['rateCards']>[number]

/** The vehicles in staff's order, each with its hourly price in US dollars: that of the shortest duration. */
export function useFleet() {
  const vehicles = useVehicles()
  const shortest = useRateCardsInForce()[0]
  return vehicles.map((vehicle) => ({...vehicle, hourlyPrice: priceOf(shortest, vehicle._id)}))
}

/**
 * The rate table: durations (hours) as rows, and as columns the vehicles with a price for more than the shortest
 * duration, or all with a price where no longer duration has any. Prices are US dollars per hour, null where missing.
 */
export function useRates() {
  const vehicles = useVehicles()
  const cards = useRateCardsInForce()
  const longer = cards.slice(1).filter((card) => vehicles.some(({_id}) => priceOf(card, _id)))
  const decisive = longer.length > 0 ? longer : cards
  const inTable = (id: string) => decisive.some((card) => priceOf(card, id))
  const columns = vehicles.filter(({_id}) => inTable(_id))
  return {
    vehicles: columns,
    durations: cards.map((card) => ({
      key: card._key,
      fromHours: card.fromHours,
      toHours: card.toHours,
      prices: columns.map(({_id}) => priceOf(card, _id)),
    })),
  }
}

/**
 * The vehicles in staff's order, each with its hourly prices by duration, null where it has none: those that hold on a
 * day of Miami ("2026-12-12"), without one those that hold now.
 */
export function useRateBands(day: string | null) {
  const vehicles = useVehicles()
  const cards = useRateCardsInForce(miamiInstant(day))
  return vehicles.map((vehicle) => ({
    ...vehicle,
    bands: cards.map((card) => ({
      fromHours: card.fromHours,
      toHours: card.toHours,
      price: priceOf(card, vehicle._id),
    })),
  }))
}

function useVehicles() {
  return useContent(queries.fleet, ({vehicles, order}) =>
    inOrder(vehicles, order).map((vehicle) => nullUnlessText(vehicle, ['name'])),
  )
}

/**
 * The rates that apply at an instant (ms since 1970), the shortest duration first. Without one they apply now, and next
 * rates take over while the page is open.
 */
function useRateCardsInForce(at: number | null = null): RateCard[] {
  const readAt = useReadAt(queries.fleet)
  const {startsOn} = useContent(queries.fleet, (result) => ({
    startsOn: nextRatesStart(result.nextRates),
  }))
  const haveBegunNow = useHasPassed(startsOn, readAt)
  const nextHaveBegun = at === null ? haveBegunNow : hasPassed(startsOn, at)
  const cards = useContent(queries.fleet, (result) => {
    const start = nextRatesStart(result.nextRates)
    // A result that is not shown yet may have next rates that begin at another time.
    const haveBegun = start === startsOn ? nextHaveBegun : hasPassed(start, at ?? now())
    return itemsOf(ratesInForce(result, haveBegun))
  })
  return cards.toSorted((a, b) => (a.fromHours ?? 0) - (b.fromHours ?? 0))
}

function priceOf(card: RateCard | undefined, vehicleId: string) {
  return itemsOf(card?.prices).find((entry) => entry.vehicleId === vehicleId)?.price ?? null
}
