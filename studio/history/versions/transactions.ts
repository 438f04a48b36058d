import type {SanityClient} from '@sanity/client'

import {isRecord} from '../../../domain/is-record.ts'
import {textAt, textsIn} from '../../content/content-value.ts'

/** A transaction of the history. `effects` are Mendoza patches by document id, where they were asked for. */
export type Transaction = {
  id: string
  author: string
  /** ISO 8601. */
  timestamp: string
  documentIds: string[]
  effects: Record<string, unknown>
}

/** Transactions that changed any of the documents; without ids, of the whole dataset. */
export async function readTransactions(
  client: SanityClient,
  documentIds: string[],
  query: Record<string, string>,
): Promise<Transaction[]> {
  const {dataset = ''} = client.config()
  const path = ['transactions', ...(documentIds.length > 0 ? [documentIds.join(',')] : [])]
  const body = await client.request<unknown>({
    url: `/data/history/${dataset}/${path.join('/')}`,
    query: {excludeContent: 'true', ...query},
    tag: 'history.transactions',
  })
  // The client reads a single line as JSON where the answer is called that, and leaves several as text.
  const lines = typeof body === 'string' ? body.split('\n').filter(Boolean).map(parse) : [body]
  return lines.flatMap(transactionOf)
}

/** Whether the document did not exist before the transaction. Throws where the transaction says nothing of it. */
export function wasCreated({effects}: Transaction, documentId: string): boolean {
  const effect = effects[documentId]
  if (!isRecord(effect)) throw new Error(`The history says nothing of ${documentId}`)
  return isDeletion(effect['revert'])
}

/** A Mendoza patch that leaves nothing of a document. */
function isDeletion(patch: unknown): boolean {
  return Array.isArray(patch) && patch[0] === 0 && patch[1] === null
}

function parse(line: string): unknown {
  return JSON.parse(line)
}

function transactionOf(value: unknown): Transaction[] {
  if (!isRecord(value)) return []
  const {documentIDs: ids, effects} = value
  return [
    {
      id: textAt(value, 'id'),
      author: textAt(value, 'author'),
      timestamp: textAt(value, 'timestamp'),
      documentIds: textsIn(ids),
      effects: isRecord(effects) ? effects : {},
    },
  ]
}
