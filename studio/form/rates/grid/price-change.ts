import {formatUnfinishedPriceRange} from '../../../../domain/price/unfinished-price.ts'
import {priceIn} from '../grid-cards.ts'
import type {GridCard, GridPrice} from '../grid-cards.ts'

/** The price that a cell of the grid is compared with: of the same duration, or of one with the same start. */
export function priceBefore(
  card: GridCard,
  vehicleId: string,
  others: GridCard[],
): GridPrice | undefined {
  const other =
    others.find(({key}) => key === card.key) ??
    others.find(({fromHours}) => fromHours === card.fromHours)
  return priceIn(other, vehicleId)
}

/** "was $120-180" for a price that differs from the one before it; null for one that does not. */
export function priceChange(
  price: GridPrice | undefined,
  before: GridPrice | undefined,
  word: 'was' | 'until then',
): string | null {
  if (price?.min === before?.min && price?.max === before?.max) return null
  return `${word} ${before ? formatUnfinishedPriceRange(before) : 'empty'}`
}
