import type {SanityClient} from '@sanity/client'

import {isContent, textAt} from '../changes/content-shape.ts'
import type {Content} from '../changes/content-shape.ts'
import {isConflict} from '../versions/is-conflict.ts'

/** The ids of documents and pictures that some content needs and that are gone. */
export async function readMissing(client: SanityClient, content: Content): Promise<string[]> {
  const ids = [...new Set(strongReferences(content))]
  const existing = await client.fetch<string[]>(
    '*[_id in $ids]._id',
    {ids},
    {perspective: 'raw', tag: 'history.missing'},
  )
  return ids.filter((id) => !existing.includes(id))
}

/**
 * Makes a deleted document a draft again, without the references to what is gone, which the content lake would
 * refuse. False when somebody has brought it back already. Throws what the client throws.
 */
export async function bringBack(
  client: SanityClient,
  documentId: string,
  content: Content,
  missing: string[],
): Promise<boolean> {
  const {_rev, _updatedAt, ...kept} = withoutReferences(content, missing)
  try {
    await client.action({
      actionType: 'sanity.action.document.create',
      publishedId: documentId,
      attributes: {...kept, _id: `drafts.${documentId}`, _type: textAt(kept, '_type')},
      ifExists: 'fail',
    })
    return true
  } catch (error) {
    if (isConflict(error) && (await client.getDocument(`drafts.${documentId}`))) return false
    throw error
  }
}

function strongReferences(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(strongReferences)
  if (!isContent(value)) return []
  const id = textAt(value, '_ref')
  if (id) return value['_weak'] === true ? [] : [id]
  return Object.values(value).flatMap(strongReferences)
}

function withoutReferences(content: Content, ids: string[]): Content {
  const fields = Object.entries(content).flatMap(([name, value]): [string, unknown][] => {
    const kept = withoutReferencesIn(value, ids)
    return kept === undefined ? [] : [[name, kept]]
  })
  return Object.fromEntries(fields)
}

function withoutReferencesIn(value: unknown, ids: string[]): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => withoutReferencesIn(item, ids)).filter((item) => item !== undefined)
  }
  if (!isContent(value)) return value
  return ids.includes(textAt(value, '_ref')) ? undefined : withoutReferences(value, ids)
}
