import {getDraftId, getPublishedId} from '@sanity/client/csm'

import {apiVersion} from '../../../domain/api-version.ts'
import type {ValidationResult} from '../validation-result.ts'
import type {RuleContext} from './read-published.ts'

/** Two jobs never share a slug, nor would they if all drafts were published at once. */
export async function checkSlugIsFree(
  slug: string | undefined,
  {getClient, document}: RuleContext,
): Promise<ValidationResult> {
  if (!slug) return true
  const id = getPublishedId(document?._id ?? '')
  const title = await getClient({apiVersion}).fetch<string | null>(
    '*[_type == "job" && slug == $slug && !(_id in $ids)][0].title',
    {slug, ids: [id, getDraftId(id)]},
    {perspective: 'raw'},
  )
  return title === null || `"${title}" already uses this. Add a word to one of them.`
}
