import {insert, set, setIfMissing, unset} from 'sanity'
import type {FormPatch} from 'sanity'

import type {GridCard, GridPrice} from './grid-cards.ts'

/**
 * What a cell of the grid writes when one end of its price changes: a cell that was empty becomes a
 * price of that vehicle, a cell that is emptied is no price any more.
 */
export function pricePatches(
  card: GridCard,
  vehicleId: string,
  end: 'min' | 'max',
  dollars: number | undefined,
  newKey: string,
): FormPatch[] {
  const prices = [{_key: card.key}, 'prices']
  const price = card.prices.find((other) => other.vehicleId === vehicleId)
  if (!price) {
    if (dollars === undefined) return []
    const item = {
      _key: newKey,
      _type: 'vehiclePrice',
      vehicle: {_type: 'reference', _ref: vehicleId},
      price: {_type: 'priceRange', [end]: dollars},
    }
    return [setIfMissing([], prices), insert([item], 'after', [...prices, -1])]
  }
  const path = [...prices, {_key: price.key}]
  if (dollars === undefined) {
    return [otherEnd(price, end) === undefined ? unset(path) : unset([...path, 'price', end])]
  }
  return [
    setIfMissing({_type: 'priceRange'}, [...path, 'price']),
    set(dollars, [...path, 'price', end]),
  ]
}

function otherEnd(price: GridPrice, end: 'min' | 'max') {
  return end === 'min' ? price.max : price.min
}
