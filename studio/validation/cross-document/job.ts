import type {ValidationContext} from 'sanity'

import type {ValidationResult} from '../validation-result.ts'
import {readPublished} from './read-published.ts'

/** Two openings never share a slug. */
export async function checkSlugIsFree(
  slug: string | undefined,
  context: ValidationContext,
): Promise<ValidationResult> {
  if (!slug) return true
  const title = await readPublished<string | null>(
    context,
    '*[_type == "job" && slug == $slug && _id != $id][0].title',
    {slug, id: context.document?._id.replace(/^drafts\./, '') ?? ''},
  )
  return title === null || `"${title}" already uses this. Add a word to one of them.`
}
