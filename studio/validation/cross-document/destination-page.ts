import {getPublishedId} from '@sanity/client/csm'

import {apiVersion} from '../../../domain/api-version.ts'
import {languageOfDocument} from '../../language/document-language.ts'
import type {ValidationResult} from '../validation-result.ts'
import {type RuleContext, readPublished} from './read-published.ts'

/** Lists link each airport and port to one page of their language. */
export async function destinationHasOnePage(
  destination: {_ref?: string} | undefined,
  {document, getClient}: RuleContext,
): Promise<ValidationResult> {
  if (!destination?._ref) return true
  const id = getPublishedId(document?._id ?? '')
  const title = await getClient({apiVersion}).fetch<string | null>(
    '*[_type == "page" && destination._ref == $destination && coalesce(language, "en") == $language && !(_id in [$id, "drafts." + $id])][0]{"title": coalesce(title, _id)}.title',
    {destination: destination._ref, id, language: languageOfDocument(document)},
    {perspective: 'raw'},
  )
  return title === null || `The page "${title}" is about this one already.`
}

/** Such a page speaks of transfers to an airport or a port, to search engines too. */
export async function destinationIsAirportOrPort(
  destination: {_ref?: string} | undefined,
  context: RuleContext,
): Promise<ValidationResult> {
  if (!destination?._ref) return true
  const isCenter = await readPublished<boolean>(
    context,
    'count(*[_id == $id && kind == "conventionCenter"]) > 0',
    {id: destination._ref},
  )
  return !isCenter || 'This is a convention center. Choose an airport or a port.'
}

/** The other side of `destinationIsAirportOrPort`: a place that becomes a convention center while a page is about it. */
export async function hasNoPageAsCenter(
  kind: string | undefined,
  {document, getClient}: RuleContext,
): Promise<ValidationResult> {
  if (kind !== 'conventionCenter') return true
  const title = await getClient({apiVersion}).fetch<string | null>(
    '*[_type == "page" && destination._ref == $id] | order(coalesce(language, "en") asc)[0]{"title": coalesce(title, _id)}.title',
    {id: getPublishedId(document?._id ?? '')},
    {perspective: 'raw'},
  )
  return (
    title === null ||
    `The page "${title}" is about this one, and no page is about a convention center. Choose another airport or port there first.`
  )
}
