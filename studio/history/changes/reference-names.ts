import type {SanityClient} from '@sanity/client'

import {isContent, textAt} from './content-shape.ts'
import type {NameOf} from './describe-value.ts'

const query = `*[_id in $ids]{
  _id,
  "name": coalesce(shortName, name, title, county, originalFilename)
}`

/** The names of the documents and files that some content refers to. */
export async function readReferenceNames(
  client: SanityClient,
  content: unknown[],
): Promise<NameOf> {
  const ids = [...new Set(content.flatMap(referencesIn))]
  if (ids.length === 0) return () => undefined
  const found = await client.fetch<{_id: string; name: string | null}[]>(
    query,
    {ids},
    {perspective: 'published', tag: 'history.names'},
  )
  const names = new Map(found.map(({_id, name}) => [_id, name ?? undefined]))
  return (id) => names.get(id)
}

function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn)
  if (!isContent(value)) return []
  const id = textAt(value, '_ref')
  return id ? [id] : Object.values(value).flatMap(referencesIn)
}
