import {isRecord} from '../../../domain/is-record.ts'
import {listOf} from '../../content/content-value.ts'

/** A column of the grid: one duration with its prices. */
export type GridCard = {
  key: string
  fromHours: number | undefined
  toHours: number | undefined
  prices: GridPrice[]
}

/** A cell of the grid. */
export type GridPrice = {
  key: string
  vehicleId: string
  min: number | undefined
  max: number | undefined
}

/** Reads what the form holds at the moment; half-written items are left out or stay incomplete. */
export function readGridCards(value: unknown): GridCard[] {
  return items(value).map((card) => ({
    key: card._key,
    fromHours: number(card['fromHours']),
    toHours: number(card['toHours']),
    prices: items(card['prices']).flatMap((item) => {
      const {vehicle, price} = item
      const vehicleId = isRecord(vehicle) ? vehicle['_ref'] : undefined
      if (typeof vehicleId !== 'string') return []
      const {min, max} = isRecord(price) ? price : {}
      return [{key: item._key, vehicleId, min: number(min), max: number(max)}]
    }),
  }))
}

/** The price of a vehicle for a duration. */
export function priceIn(card: GridCard | undefined, vehicleId: string): GridPrice | undefined {
  return card?.prices.find((price) => price.vehicleId === vehicleId)
}

type Item = Record<string, unknown> & {_key: string}

function items(value: unknown): Item[] {
  return listOf(value).filter(isItem)
}

function isItem(value: unknown): value is Item {
  return isRecord(value) && typeof value['_key'] === 'string'
}

function number(value: unknown) {
  return typeof value === 'number' ? value : undefined
}
