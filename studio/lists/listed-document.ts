import {getPublishedId} from 'sanity'
import type {SanityDocument} from 'sanity'

import {formatUnfinishedPriceRange} from '../../domain/price/price.ts'
import {type OpeningState, type OpeningTimes, openingState} from '../../domain/time/opening.ts'
import {translationsAmong} from '../language/document-language.ts'
import type {PriceRange} from '../validation/rates/price-range.ts'
import {describeOpening} from './describe-opening.ts'

/** The result of the query of a list. */
export type ListResult = {
  documents: (SanityDocument & OpeningTimes & {passengers?: {min?: number; max?: number}})[]
  order: string[] | null
  /** Every document of the type, in case the list shows only a part of them. */
  all: {_id: string}[]
  prices: {vehicle: string; price: PriceRange | null}[] | null
}

export type ListedDocument = {
  /** The id of the published document. */
  _id: string
  /** The line below the name; undefined for the one of the type's own preview. */
  detail: string | undefined
  status: 'published' | 'changed' | 'draft'
  opening: OpeningState | undefined
}

/** The documents with what staff need to know of each; a draft stands for its published document. */
export function listedDocuments({documents, prices}: ListResult, now: Date): ListedDocument[] {
  const ids = new Set(withoutTranslations(documents).map(({_id}) => getPublishedId(_id)))
  return [...ids].map((id) => {
    const published = documents.find(({_id}) => _id === id)
    const draft = documents.find(({_id}) => _id !== id && getPublishedId(_id) === id)
    const shown = draft ?? published
    const isJob = shown?._type === 'job'
    return {
      _id: id,
      status: draft ? (published ? 'changed' : 'draft') : 'published',
      // The site shows the published times.
      opening: isJob ? openingState(published ?? shown, now.getTime()) : undefined,
      detail: isJob
        ? describeOpening(published ?? shown, now)
        : vehicleFacts(shown, prices?.find(({vehicle}) => vehicle === id)?.price),
    }
  })
}

/** Documents of which each language has one, once. */
export function withoutTranslations<Listed extends {_id: string}>(documents: Listed[]): Listed[] {
  const translations = translationsAmong(documents.map(({_id}) => _id))
  return documents.filter(({_id}) => !translations.includes(_id))
}

function vehicleFacts(
  vehicle: ListResult['documents'][number] | undefined,
  price: PriceRange | null | undefined,
) {
  if (vehicle?._type !== 'vehicle') return undefined
  const {min, max} = vehicle.passengers ?? {}
  return `${price ? `${formatUnfinishedPriceRange(price)} / hour` : 'No rate yet'}, ${min ?? '?'}-${max ?? '?'} passengers`
}
