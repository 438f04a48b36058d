import type {SanityClient} from '@sanity/client'
import {getDraftId} from '@sanity/client/csm'

import type {NameOf} from '../../content/describe-value.ts'
import {referencesIn} from '../../content/references.ts'

const query = `*[_id in $ids || _id in $draftIds]{
  _id,
  "name": coalesce(shortName, name, title, county, originalFilename)
}`

/** The names of the documents and files that some content refers to: as they are published, or else of their drafts. */
export async function readReferenceNames(
  client: SanityClient,
  content: unknown[],
): Promise<NameOf> {
  const ids = [...new Set(referencesIn(content))]
  if (ids.length === 0) return () => undefined
  const found = await client.fetch<{_id: string; name: string | null}[]>(
    query,
    {ids, draftIds: ids.map((id) => getDraftId(id))},
    {perspective: 'raw', tag: 'history.names'},
  )
  const namesById = new Map(found.map(({_id, name}) => [_id, name ?? undefined]))
  return (id) => namesById.get(id) ?? namesById.get(getDraftId(id))
}
