import {getPublishedId} from '@sanity/client/csm'
import type {SanityDocument} from 'sanity'

import {inOrder} from '../../domain/list-order.ts'
import {formatUnfinishedPriceRange} from '../../domain/price/unfinished-price.ts'
import {type JobState, type JobTimes, jobState} from '../../domain/time/job-state.ts'
import {priceIn, readGridCards} from '../form/rates/grid-cards.ts'
import type {GridPrice} from '../form/rates/grid-cards.ts'
import {translationsAmong} from '../language/document-language.ts'
import {cardsInForce} from '../validation/rates/next-rates.ts'
import {describeJob} from './describe-job.ts'

export const listQuery = `{
  "documents": *[_type == $type && ($kind == "" || kind == $kind)] | order(
    coalesce(name, title, county) asc
  ),
  "all": *[_type == $type] | order(coalesce(name, title, county) asc){_id},
  "order": select(
    $order == "vehicles" => *[_id == "listOrder"][0].vehicles[]._ref,
    $order == "services" => *[_id == "listOrder"][0].services[]._ref,
    $order == "jobs" => *[_id == "listOrder"][0].jobs[]._ref,
    $order == "coverageAreas" => *[_id == "listOrder"][0].coverageAreas[]._ref,
    $order == "destinations" => *[_id == "listOrder"][0].destinations[]._ref
  ),
  "rates": *[_id == "rates"][0]{rateCards, next}
}`

/** The result of the query of a list. */
export type ListResult = {
  documents: (SanityDocument & JobTimes & {passengers?: {min?: number; max?: number}})[]
  order: string[] | null
  /** Every document of the type, drafts too, in case the list shows only a part of them. */
  all: {_id: string}[]
  /** As they are published. */
  rates: unknown
}

export type ListedDocument = {
  /** The id of the published document. */
  _id: string
  /** The line below the name; undefined for the one of the type's own preview. */
  detail: string | undefined
  status: 'published' | 'changed' | 'draft'
  jobState: JobState | undefined
}

/** The documents with what staff need to know of each; a draft stands for its published document. */
export function listedDocuments({documents, all, rates}: ListResult, now: Date): ListedDocument[] {
  const [shortest] = readGridCards(cardsInForce(rates, now.getTime()))
  const ids = new Set(withoutTranslations(documents).map(({_id}) => getPublishedId(_id)))
  return [...ids].map((id) => {
    const published = documents.find(({_id}) => _id === id)
    const draft = documents.find(({_id}) => _id !== id && getPublishedId(_id) === id)
    const shown = draft ?? published
    const price = priceIn(shortest, id)
    return {
      _id: id,
      status: statusOf(id, all),
      ...(shown?._type === 'job'
        ? jobFacts(published, now)
        : {jobState: undefined, detail: vehicleFacts(shown, price)}),
    }
  })
}

/** A destination whose kind is another one in its draft is in the lists of both kinds, so the whole type is asked. */
function statusOf(id: string, all: ListResult['all']): ListedDocument['status'] {
  const isPublished = all.some(({_id}) => _id === id)
  const isEdited = all.some(({_id}) => _id !== id && getPublishedId(_id) === id)
  if (!isPublished) return 'draft'
  return isEdited ? 'changed' : 'published'
}

/** By the times that the site shows: what is only a draft is not open, whatever its times. */
function jobFacts(
  published: JobTimes | undefined,
  now: Date,
): Pick<ListedDocument, 'jobState' | 'detail'> {
  if (!published) return {jobState: 'later', detail: 'Draft, not on the site'}
  return {jobState: jobState(published, now.getTime()), detail: describeJob(published, now)}
}

/** The ids of all documents of the type, as they are published or will be, in the order of the site. */
export function idsInOrder({all}: Pick<ListResult, 'all'>, order: string[]): string[] {
  // What is only a draft keeps a place as well: the list shows it among the others.
  const ids = new Set(withoutTranslations(all).map(({_id}) => getPublishedId(_id)))
  return inOrder(
    [...ids].map((_id) => ({_id})),
    order,
  ).map(({_id}) => _id)
}

/** A document that there is in several languages is listed once, by its original. */
function withoutTranslations<Listed extends {_id: string}>(documents: Listed[]): Listed[] {
  const translations = translationsAmong(documents.map(({_id}) => _id))
  return documents.filter(({_id}) => !translations.includes(_id))
}

function vehicleFacts(
  vehicle: ListResult['documents'][number] | undefined,
  price: GridPrice | undefined,
) {
  if (vehicle?._type !== 'vehicle') return undefined
  const {min, max} = vehicle.passengers ?? {}
  return `${price ? `${formatUnfinishedPriceRange(price)} / hour` : 'No rate yet'}, ${min ?? '?'}-${max ?? '?'} passengers`
}
