import {isRecord} from '../../../domain/is-record.ts'
import type {Fields, Kind} from './office-model.ts'

/** What the documents hold when a history begins. */
export const firstFields: Record<Kind, Fields> = {
  job: {title: 'Chauffeur', location: 'Miami, FL'},
  rates: {max: '180'},
  destination: {name: 'Miami International'},
}

/** A document as the office's form would write it. */
export function documentOf(kind: Kind, {max, ...fields}: Fields) {
  if (kind !== 'rates') return {_type: kind, ...fields}
  const vehicle = {_type: 'reference', _ref: vehicleId}
  const price = {_type: 'priceRange', min: 120, max: Number(max)}
  const prices = [{_type: 'vehiclePrice', _key: 'escalade', vehicle, price}]
  return {
    _type: kind,
    rateCards: [{_type: 'rateCard', _key: 'from-2-hours', fromHours: 2, prices}],
  }
}

export const vehicleId = 'vehicle-escalade'

/** What a document holds of the fields that histories change. */
export function fieldsOf(kind: Kind, document: unknown): Fields | null {
  if (!isRecord(document)) return null
  if (kind === 'rates') {
    const [, max = '?'] = /"max":(\d+)/.exec(JSON.stringify(document)) ?? []
    return {max}
  }
  const texts = Object.entries(document).filter(
    (entry): entry is [string, string] => !entry[0].startsWith('_') && typeof entry[1] === 'string',
  )
  return Object.fromEntries(texts)
}

/** The patch that writes one field; null empties it. */
export function patchOf(kind: Kind, field: string, value: string | null) {
  if (kind === 'rates') {
    return {set: {'rateCards[0].prices[0].price.max': Number(value)}}
  }
  return value === null ? {unset: [field]} : {set: {[field]: value}}
}

/** The fields with one of them written, or emptied by null. */
export function withField(fields: Fields, field: string, value: string | null): Fields {
  const {[field]: _, ...others} = fields
  return value === null ? others : {...others, [field]: value}
}
