import {insert, set, setIfMissing, unset} from 'sanity'
import type {FormPatch} from 'sanity'

import {priceIn} from './grid-cards.ts'
import type {GridCard} from './grid-cards.ts'

export type End = 'min' | 'max'

/** One number of the grid: an end of the price of a vehicle for a duration. */
export type Cell = {cardKey: string; vehicleId: string; end: End}

/** Dollars that a cell holds; undefined where it is empty. */
export type Dollars = number | undefined

export type CellWrite = Cell & {dollars: Dollars}

/**
 * What the grid writes. Only the numbers that change are sent, so that two people in one grid keep
 * each other's prices. A vehicle without a price gets one, a price without numbers is removed.
 */
export function pricePatches(
  cards: GridCard[],
  writes: CellWrite[],
  newKey: () => string,
): FormPatch[] {
  const prices = Map.groupBy(writes, ({cardKey, vehicleId}) => `${cardKey} ${vehicleId}`)
  return [...prices.values()].flatMap((ends) => patchesOfPrice(cards, ends, newKey))
}

function patchesOfPrice(cards: GridCard[], ends: CellWrite[], newKey: () => string): FormPatch[] {
  const [{cardKey, vehicleId} = {cardKey: '', vehicleId: ''}] = ends
  const card = cards.find(({key}) => key === cardKey)
  if (!card) return []
  const price = priceIn(card, vehicleId)
  const {min, max}: Partial<Record<End, number>> = {
    min: price?.min,
    max: price?.max,
    ...Object.fromEntries(ends.map(({end, dollars}) => [end, dollars])),
  }
  const isEmpty = min === undefined && max === undefined
  const prices = [{_key: card.key}, 'prices']
  if (!price) {
    if (isEmpty) return []
    const item = {
      _key: newKey(),
      _type: 'vehiclePrice',
      vehicle: {_type: 'reference', _ref: vehicleId},
      price: {
        _type: 'priceRange',
        ...(min !== undefined && {min}),
        ...(max !== undefined && {max}),
      },
    }
    return [setIfMissing([], prices), insert([item], 'after', [...prices, -1])]
  }
  const path = [...prices, {_key: price.key}]
  if (isEmpty) return [unset(path)]
  return [
    setIfMissing({_type: 'priceRange'}, [...path, 'price']),
    ...ends.map(({end, dollars}) =>
      dollars === undefined
        ? unset([...path, 'price', end])
        : set(dollars, [...path, 'price', end]),
    ),
  ]
}
