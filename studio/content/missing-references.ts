import type {SanityClient} from '@sanity/client'
import {getPublishedId} from '@sanity/client/csm'

import {textAt} from './content-value.ts'
import type {Content} from './content-value.ts'
import {strongReferencesIn} from './references.ts'

/**
 * The ids of documents and pictures that some content needs and that are gone. The content lake refuses it with those
 * references. A document does not need itself.
 */
export async function readMissingReferences(
  client: SanityClient,
  content: Content,
): Promise<string[]> {
  const own = getPublishedId(textAt(content, '_id'))
  const ids = [...new Set(strongReferencesIn(content))].filter((id) => id !== own)
  const existing = await client.fetch<string[]>(
    '*[_id in $ids]._id',
    {ids},
    {perspective: 'raw', tag: 'history.missing'},
  )
  return ids.filter((id) => !existing.includes(id))
}
