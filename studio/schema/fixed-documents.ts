import {getPublishedId} from '@sanity/client/csm'

import {type NamedPage, languages, mainLanguage, pathTo} from '../../domain/language.ts'
import {
  languageOfDocument,
  languageOfId,
  originalId,
  translationId,
} from '../language/document-language.ts'
import {pageTypes} from './page-types.ts'

/** Documents that exist exactly once and whose id is the name of their type. */
export const singletons = {
  announcement: 'Announcement',
  bookingRules: 'Booking rules',
  cancellationPolicy: 'Cancellation policy',
  listOrder: 'Order on the site',
  menus: 'Menus',
  rates: 'Rates',
  siteSettings: 'Company details',
}

/** Pages that every site has at a path of their own: their ids in the order of the lists. */
export const fixedPages = {
  page: ['page-home', 'page-contact', 'page-reservation', 'page-careers'],
  service: [
    'service-airport-transfers',
    'service-corporate-travel',
    'service-special-events',
    'service-hourly-service',
  ],
  legalDocument: ['legal-privacy-policy', 'legal-terms-of-service'],
}

/** Each has a path of its own in every language. */
const namedPageByDocument: Record<string, NamedPage> = {
  'page-home': 'home',
  'page-contact': 'contact',
  'page-reservation': 'reservation',
  'page-careers': 'careers',
}

const fixedIds = new Set([
  ...Object.keys(singletons),
  ...Object.values(fixedPages).flat(),
  ...languages.flatMap((language) =>
    Object.keys(namedPageByDocument).map((id) => translationId(id, language)),
  ),
])

/** Whether nobody may move, unpublish or delete the document with this id, or its draft. */
export function isFixedDocument(id: string): boolean {
  return fixedIds.has(getPublishedId(id))
}

/** Where code puts a page in another language than the first, or null where the office says it. */
export function namedPathOf(document: {_id: string; [field: string]: unknown}): string | null {
  const page = namedPageByDocument[originalId(document._id)]
  const language = languageOfDocument(document)
  return page && language !== mainLanguage ? pathTo(page, language) : null
}

/** Types of which nobody creates or duplicates documents in the Studio. The office's own pages are begun from patterns. */
export function isFixedType(type: string): boolean {
  return (
    Object.hasOwn(singletons, type) ||
    Object.hasOwn(fixedPages, type) ||
    type === 'translation.metadata'
  )
}

/**
 * A fixed document can be published, reset and restored from its history, and nothing else. A job is closed
 * instead of unpublished, and a vehicle cannot be unpublished while Rates has its price. A page that was begun in
 * another language can be deleted; where code leads to it, as long as it was never published (useDeletePageAction).
 * Sanity's own restoring would lose the former paths of a page, which "What changed" keeps.
 */
export function isActionAllowed(action: string | undefined, type: string, id = ''): boolean {
  if (action === 'restore' && pageTypes.includes(type)) return false
  const ofFixed = ['publish', 'discardChanges', 'restore'].includes(action ?? '')
  const isTranslation = languageOfId(getPublishedId(id)) !== mainLanguage
  if (action === 'delete' && isTranslation) return true
  if (isFixedDocument(id) || (isFixedType(type) && type !== 'page' && !isTranslation))
    return ofFixed
  if (action === 'duplicate' && (type === 'page' || isTranslation)) return false
  return action !== 'unpublish' || !['job', 'vehicle'].includes(type)
}
