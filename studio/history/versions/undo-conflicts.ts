import type {SanityClient} from '@sanity/client'

import {isRecord} from '../../../domain/is-record.ts'
import type {Content} from '../../content/content-value.ts'
import {textAt} from '../../content/content-value.ts'
import {readGridCards} from '../../form/rates/grid-cards.ts'
import {languageOfDocument} from '../../language/document-language.ts'
import {pageTypes} from '../../schema/page-types.ts'
import {
  missingOnEveryPage,
  readPublicLanguages,
} from '../../validation/cross-document/translations/needed-translations.ts'
import {durationsTouch} from '../../validation/rates/rate-cards.ts'
import type {ValidationResult} from '../../validation/validation-result.ts'
import {findCenterWithPage, findPageInUse} from './page-conflicts.ts'
import type {PublishedDocument, UndoRefusal} from './undo-refusal.ts'

/**
 * Why the versions before a publish cannot stand beside what is published by now. Undo does not run the Studio's rules, so
 * those that look at other documents are repeated here. Rejects when the content lake cannot be read.
 */
export async function findConflict(
  client: SanityClient,
  documents: PublishedDocument[],
): Promise<UndoRefusal | null> {
  return (
    (await findTakenUrl(client, documents)) ??
    (await findTakenDestination(client, documents)) ??
    (await findCenterWithPage(client, documents)) ??
    (await findPageInUse(client, documents)) ??
    (await findMissingLanguage(client, documents)) ??
    (await findRateStartConflict(client, documents))
  )
}

/** No two pages share a path, and no two jobs a slug. */
async function findTakenUrl(
  client: SanityClient,
  documents: PublishedDocument[],
): Promise<UndoRefusal | null> {
  const withUrl = documents
    .map(({id, before}) => ({id, pathOrSlug: textAt(before, 'path') || textAt(before, 'slug')}))
    .filter(({pathOrSlug}) => pathOrSlug !== '')
  if (withUrl.length === 0) return null
  const others = await client.fetch<{pathOrSlug: string; title: string}[]>(
    '*[_type in $types && coalesce(path, slug) in $pathsAndSlugs && !(_id in $ids)]{"pathOrSlug": coalesce(path, slug), "title": coalesce(title, _id)}',
    {
      types: [...pageTypes, 'job'],
      pathsAndSlugs: withUrl.map(({pathOrSlug}) => pathOrSlug),
      ids: documents.map(({id}) => id),
    },
    {perspective: 'published'},
  )
  for (const {id, pathOrSlug} of withUrl) {
    const other = others.find((each) => each.pathOrSlug === pathOrSlug)
    if (other) return {reason: 'URL is taken', id, other: other.title}
  }
  return null
}

/** An airport or a port has one page in each language. */
async function findTakenDestination(
  client: SanityClient,
  documents: PublishedDocument[],
): Promise<UndoRefusal | null> {
  const pages = documents
    .map(({id, before}) => ({
      id,
      destination: textAt(before?.['destination'], '_ref'),
      language: languageOfDocument(before ?? undefined),
    }))
    .filter(({destination}) => destination !== '')
  if (pages.length === 0) return null
  const others = await client.fetch<{destination: string; language: string; title: string}[]>(
    '*[_type == "page" && destination._ref in $destinations && !(_id in $ids)]{"destination": destination._ref, "language": coalesce(language, "en"), "title": coalesce(title, _id)}',
    {
      destinations: pages.map(({destination}) => destination),
      ids: documents.map(({id}) => id),
    },
    {perspective: 'published'},
  )
  for (const {id, destination, language} of pages) {
    const other = others.find(
      (each) => each.destination === destination && each.language === language,
    )
    if (other) return {reason: 'destination is taken', id, other: other.title}
  }
  return null
}

/** What is on every page is written in each language whose home page is public. */
async function findMissingLanguage(
  client: SanityClient,
  documents: PublishedDocument[],
): Promise<UndoRefusal | null> {
  const languages = await readPublicLanguages({getClient: () => client})
  for (const {id, before} of documents) {
    const type = textAt(before, '_type')
    const lacking = languages.filter(
      (language) => missingOnEveryPage({...before, _type: type}, language).length > 0,
    )
    if (lacking.length > 0) return {reason: 'lacks a language', id, languages: lacking}
  }
  return null
}

/**
 * Rates start at the minimum booking, whichever of the two comes back. A disagreement that exists already does not
 * prevent an undo after which it is exactly the same.
 */
async function findRateStartConflict(
  client: SanityClient,
  documents: PublishedDocument[],
): Promise<UndoRefusal | null> {
  const ids = ['rates', 'bookingRules']
  const returning = documents.find(({id, before}) => before && ids.includes(id))
  if (!returning) return null
  const published = await client.fetch<Content[]>(
    '*[_id in $ids]{_id, rateCards, next, minimumHours}',
    {ids},
    {perspective: 'published'},
  )
  const now = ids.map((id) => published.find(({_id}) => _id === id))
  const undone = ids.map((id, index) => {
    const document = documents.find((each) => each.id === id)
    return document ? document.before : now[index]
  })
  const already = checkRateStarts(now)
  const broken = checkRateStarts(undone).find(
    (result, index) => result !== true && result !== already[index],
  )
  if (typeof broken !== 'string') return null
  const isRates = returning.id === 'rates'
  const reason = isRates ? 'rates start elsewhere' : 'minimum booking is another'
  return {reason, id: returning.id, broken}
}

/** What the form says of where the current and the next rates start. */
function checkRateStarts([rates, rules]: (Content | null | undefined)[]): ValidationResult[] {
  const minimumHours = rules?.['minimumHours']
  if (!rates || typeof minimumHours !== 'number') return []
  const next = isRecord(rates['next']) ? rates['next'] : {}
  return [rates['rateCards'], next['rateCards']].map((cards) => {
    const [first] = readGridCards(cards)
    return durationsTouch(first ? [{fromHours: first.fromHours}] : [], minimumHours)
  })
}
