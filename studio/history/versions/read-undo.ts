import type {SanityClient} from '@sanity/client'
import {getDraftId, isDraftId} from '@sanity/client/csm'
import type {SchemaType} from 'sanity'

import {textAt} from '../../content/content-value.ts'
import {itemName} from '../../content/item-name.ts'
import {describeChange} from './described-version.ts'
import {withPathsSince} from './restore.ts'
import {readTransactions, wasCreated} from './transactions.ts'
import type {PublishedDocument} from './undo-refusal.ts'
import {readVersion, readVersionBefore, readVersionsFrom} from './versions.ts'

/** A document of a publish with what undoing it would change. */
export type Undo = PublishedDocument & {type: string; name: string; sentences: string[]}

/**
 * What undoing a publish would do to each document that was published in its transaction, of which `documentId`
 * is one. Null where the history does not reach back far enough. Throws what the client throws.
 */
export async function readUndo(
  client: SanityClient,
  typeOf: (name: string) => SchemaType | undefined,
  revision: string,
  documentId: string,
): Promise<Undo[] | null> {
  const range = {fromTransaction: revision, toTransaction: revision}
  const [named] = await readTransactions(client, [documentId], range)
  if (!named) return null
  const ids = named.documentIds.filter((id) => !isDraftId(id))
  const [transaction] = await readTransactions(client, ids, {...range, effectFormat: 'mendoza'})
  if (!transaction) return null
  const undos = await Promise.all(
    ids.map(async (id): Promise<Undo | null> => {
      const content = await readVersion(client, id, revision)
      if (!content) return readReturn(client, typeOf, revision, id)
      const former = wasCreated(transaction, id) ? null : await readBefore(client, id, revision)
      const before = former && withPathsSince(former, content)
      const type = typeOf(textAt(content, '_type'))
      if (!type || before === undefined) return null
      const name = itemName(type, content, () => undefined)
      const sentences = before
        ? await describeChange(client, type, content, before)
        : ['Leaves the site and waits as a draft again']
      return {id, before, type: type.name, name, sentences}
    }),
  )
  const known = undos.filter((undo) => undo !== null)
  return known.length === undos.length ? known : null
}

/** What undoing does to a document that left the site in the transaction; null where it is no draft after it either. */
async function readReturn(
  client: SanityClient,
  typeOf: (name: string) => SchemaType | undefined,
  revision: string,
  id: string,
): Promise<Undo | null> {
  const before = await readVersion(client, getDraftId(id), revision)
  const type = before && typeOf(textAt(before, '_type'))
  if (!type) return null
  const name = itemName(type, before, () => undefined)
  return {id, before, hasLeft: true, type: type.name, name, sentences: ['Comes back to the site']}
}

/** The version before a revision; undefined where the history does not reach back so far. */
async function readBefore(client: SanityClient, id: string, revision: string) {
  const versions = await readVersionsFrom(client, id, revision)
  if (versions.length === 0) return undefined
  return (await readVersionBefore(client, id, versions, 0)) ?? undefined
}
