import type {SanityClient} from '@sanity/client'
import {getDraftId, getPublishedId} from '@sanity/client/csm'

import {textAt} from '../../content/content-value.ts'
import type {Content} from '../../content/content-value.ts'
import {readLastContents} from '../versions/last-contents.ts'
import {readTransactions} from '../versions/transactions.ts'
import type {Transaction} from '../versions/transactions.ts'

/** A document that somebody deleted, as it was. */
export type Deletion = {
  documentId: string
  author: string
  /** ISO 8601. */
  timestamp: string
  content: Content
}

/**
 * The documents of the given types that are gone, the last deleted first, also drafts that were never published.
 * How far the search reaches back depends on the plan of the project as well.
 */
export async function readDeletions(client: SanityClient, types: string[]): Promise<Deletion[]> {
  const transactions = await readLastTransactions(client, knownTransactions.get(client) ?? [])
  knownTransactions.set(client, transactions)
  const changes = lastChanges(transactions)
  const existing = await client.fetch<string[]>(
    '*[_id in $ids]._id',
    {ids: [...changes.keys()].flatMap((id) => [id, getDraftId(id)])},
    {perspective: 'raw', tag: 'history.deletions'},
  )
  const ids = new Set<string>(existing.map(getPublishedId))
  const gone = [...changes].filter(([id]) => !ids.has(id))
  const contents = await readLastContents(
    client,
    gone.flatMap(([id]) => [id, getDraftId(id)]),
  )
  return gone.flatMap(([documentId, deletion]) => {
    const content = lastContent(documentId, deletion, contents)
    if (!content || !types.includes(textAt(content, '_type'))) return []
    const {author, timestamp} = deletion
    return [{documentId, author, timestamp, content}]
  })
}

/** What was read with a client, so that the start page, which reads again at each change, asks only for what is newer. */
const knownTransactions = new WeakMap<SanityClient, Transaction[]>()

/** The dialog that deletes promises some days. Each saved edit is a transaction, so these may hold thousands. */
const daysBack = 3
const transactionsPerRequest = 1000
const maxRequests = 20

/** The transactions of the last days, newest first; those that are known already are not read again. */
async function readLastTransactions(
  client: SanityClient,
  known: Transaction[],
): Promise<Transaction[]> {
  const since = new Date(Date.now() - daysBack * 24 * 60 * 60 * 1000).toISOString()
  const transactions: Transaction[] = []
  for (let request = 0; request < maxRequests; request += 1) {
    const oldest = transactions.at(-1)
    const portion = await readTransactions(client, [], {
      reverse: 'true',
      limit: String(transactionsPerRequest),
      ...(oldest && {toTransaction: oldest.id}),
    })
    // The last one of the portion before comes again.
    const older = portion.filter(({id}) => id !== oldest?.id)
    const firstKnown = older.findIndex(({id}) => id === known[0]?.id)
    if (firstKnown >= 0) {
      const all = [...transactions, ...older.slice(0, firstKnown), ...known]
      return all.slice(0, maxRequests * transactionsPerRequest)
    }
    transactions.push(...older)
    if (older.length === 0 || (older.at(-1)?.timestamp ?? '') < since) break
  }
  return transactions
}

/** The last transaction of each document, which deleted it if it is gone. */
function lastChanges(newestFirst: Transaction[]) {
  const changes = new Map<string, Transaction>()
  for (const transaction of newestFirst) {
    for (const id of transaction.documentIds.map(getPublishedId)) {
      if (!changes.has(id) && !ofSanity.test(id)) changes.set(id, transaction)
    }
  }
  return changes
}

/** Pictures, files, and what Sanity itself keeps. */
const ofSanity = /^(image-|file-|_\.)/

/** What the deletion took away: the draft, unless it had been published or discarded before. */
function lastContent(id: string, {documentIds}: Transaction, contents: Map<string, Content>) {
  const [published, draft] = [contents.get(id), contents.get(getDraftId(id))]
  const hadDraft = documentIds.includes(getDraftId(id))
  // Closing a job changes both at once.
  const isDraftNewer = textAt(draft, '_updatedAt') >= textAt(published, '_updatedAt')
  return hadDraft && isDraftNewer ? draft : (published ?? draft)
}
