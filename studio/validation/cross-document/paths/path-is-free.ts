import {getPublishedId} from '@sanity/client/csm'

import {apiVersion} from '../../../../domain/api-version.ts'
import {pageTypes} from '../../../schema/page-types.ts'
import type {ValidationResult} from '../../validation-result.ts'
import type {RuleContext} from '../read-published.ts'

/** Two pages never share a path, published or begun. */
export async function pathIsFree(
  path: string | undefined,
  {document, getClient}: RuleContext,
): Promise<ValidationResult> {
  if (!path) return true
  const id = getPublishedId(document?._id ?? '')
  const title = await getClient({apiVersion}).fetch<string | null>(
    '*[_type in $types && path == $path && !(_id in [$id, "drafts." + $id])][0]{"title": coalesce(title, _id)}.title',
    {types: pageTypes, path, id},
    {perspective: 'raw'},
  )
  return title === null || `The page "${title}" already uses this address. Choose another one.`
}
