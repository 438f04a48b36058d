import type {ValidationContext} from 'sanity'

import {pageTypes} from '../../schema/page-types.ts'
import {publishedId} from '../published-id.ts'
import type {ValidationResult} from '../validation-result.ts'
import {readDocuments} from './read-documents.ts'

/** Two pages never share an address, published or begun. */
export async function addressIsFree(
  path: string | undefined,
  context: ValidationContext,
): Promise<ValidationResult> {
  if (!path) return true
  const id = publishedId(context.document?._id ?? '')
  const title = await readDocuments<string | null>(
    context,
    '*[_type in $types && path == $path && !(_id in [$id, "drafts." + $id])][0]{"title": coalesce(title, _id)}.title',
    {types: pageTypes, path, id},
    'raw',
  )
  return title === null || `The page "${title}" stands at this address. Choose another one.`
}
