import type {ValidationContext} from 'sanity'

import {publishedId} from '../published-id.ts'
import type {ValidationResult} from '../validation-result.ts'
import {readDocuments} from './read-documents.ts'

/** Two openings never share a slug, nor would they if all drafts were published at once. */
export async function checkSlugIsFree(
  slug: string | undefined,
  context: ValidationContext,
): Promise<ValidationResult> {
  if (!slug) return true
  const id = publishedId(context.document?._id ?? '')
  const title = await readDocuments<string | null>(
    context,
    '*[_type == "job" && slug == $slug && !(_id in $ids)][0].title',
    {slug, ids: [id, `drafts.${id}`]},
    'raw',
  )
  return title === null || `"${title}" already uses this. Add a word to one of them.`
}
