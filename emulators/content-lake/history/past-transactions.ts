import type {DatabaseSync} from 'node:sqlite'

import {httpError} from '../http/api-error.ts'
import type {LakeDocument} from '../store/document.ts'
import {documentOf} from '../store/transaction-log.ts'

export type PastChange = {
  /** Of the document. */
  id: string
  previous: LakeDocument | null
  next: LakeDocument | null
}

export type PastTransaction = {
  /** Its number in the log, from 1. */
  sequence: number
  id: string
  timestamp: string
  author: string
  changes: PastChange[]
}

export type HistoryRange = {
  /** Ids of the first and the last transaction, both inclusive. */
  from?: string | undefined
  to?: string | undefined
  /** ISO times of the first and the last transaction, both inclusive. */
  fromTime?: string | undefined
  toTime?: string | undefined
  /** Ids of users; without any, the transactions of all. */
  authors?: string[]
  limit?: number | undefined
  newestFirst?: boolean
  /** ISO time before which the history is gone; '' keeps everything. */
  keptSince?: string
}

/** The transactions that changed any of the documents, or all transactions, each with all of its changes. Throws 404 for a first or last one that there is not. */
export function* pastTransactions(
  database: DatabaseSync,
  ids: string[] | null,
  range: HistoryRange,
): Generator<PastTransaction> {
  const {authors = [], limit, newestFirst, keptSince = '', fromTime = ''} = range
  const rows = database
    .prepare(
      `SELECT sequence, id, timestamp, author FROM transactions
       WHERE ${ids ? `sequence IN (SELECT sequence FROM changes WHERE document IN (${placesFor(ids)}))` : 'TRUE'}
         AND sequence BETWEEN ? AND ? AND timestamp BETWEEN ? AND ?
         ${authors.length > 0 ? `AND author IN (${placesFor(authors)})` : ''}
       ORDER BY sequence ${newestFirst ? 'DESC' : 'ASC'} LIMIT ?`,
    )
    .all(
      ...(ids ?? []),
      boundOf(database, range.from, keptSince) ?? 0,
      boundOf(database, range.to, keptSince) ?? Number.MAX_SAFE_INTEGER,
      fromTime > keptSince ? fromTime : keptSince,
      // Comes after every ISO time.
      range.toTime ?? '~',
      ...authors,
      // SQLite takes a negative limit as no limit.
      limit ?? -1,
    )
  for (const row of rows) {
    const sequence = Number(row.sequence)
    const [id, timestamp, author] = [String(row.id), String(row.timestamp), String(row.author)]
    yield {sequence, id, timestamp, author, changes: changesOf(database, sequence)}
  }
}

/** The document after the transaction; null when it did not exist or the transaction is unknown or no longer kept. */
export function documentAtRevision(
  database: DatabaseSync,
  id: string,
  revision: string,
  keptSince: string,
): LakeDocument | null {
  const sequence = sequenceOf(database, revision, keptSince)
  return sequence === null ? null : documentBefore(database, id, sequence + 1)
}

/** The document at an ISO time, also where it was changed last before the history is kept; null when it did not exist. */
export function documentAtTime(
  database: DatabaseSync,
  id: string,
  time: string,
  keptSince: string,
): LakeDocument | null {
  if (time < keptSince) return null
  const row = database
    .prepare('SELECT max(sequence) AS sequence FROM transactions WHERE timestamp <= ?')
    .get(time)
  return typeof row?.sequence === 'number' ? documentBefore(database, id, row.sequence + 1) : null
}

/** The last state of a document, even when it is deleted; null when it never existed or its deletion is no longer kept. */
export function lastDocument(
  database: DatabaseSync,
  id: string,
  keptSince: string,
): LakeDocument | null {
  const row = database
    .prepare(
      `SELECT body FROM changes
       WHERE document = :id AND body IS NOT NULL
         AND (document IN (SELECT id FROM documents) OR :keptSince <=
           (SELECT max(timestamp) FROM transactions JOIN changes USING (sequence) WHERE document = :id))
       ORDER BY sequence DESC LIMIT 1`,
    )
    .get({id, keptSince})
  return row ? documentOf(row) : null
}

function changesOf(database: DatabaseSync, sequence: number): PastChange[] {
  const rows = database
    .prepare('SELECT document, body FROM changes WHERE sequence = ?')
    .all(sequence)
  return rows.map((row) => {
    const id = String(row.document)
    return {id, previous: documentBefore(database, id, sequence), next: documentOf(row)}
  })
}

function documentBefore(database: DatabaseSync, id: string, sequence: number): LakeDocument | null {
  const row = database
    .prepare(
      'SELECT body FROM changes WHERE document = ? AND sequence < ? ORDER BY sequence DESC LIMIT 1',
    )
    .get(id, sequence)
  return row ? documentOf(row) : null
}

function placesFor(values: string[]): string {
  return values.map(() => '?').join(',')
}

/** The number of the first or last transaction of a range; null where the range names none. */
function boundOf(
  database: DatabaseSync,
  transaction: string | undefined,
  keptSince: string,
): number | null {
  const sequence = sequenceOf(database, transaction, keptSince)
  if (transaction && sequence === null)
    throw httpError(404, `Transaction "${transaction}" not found`)
  return sequence
}

/** The number of a transaction in the log; null without an id, or when there is no such transaction since `keptSince`. */
export function sequenceOf(
  database: DatabaseSync,
  transaction: string | undefined,
  keptSince = '',
): number | null {
  if (!transaction) return null
  const row = database
    .prepare('SELECT sequence FROM transactions WHERE id = ? AND timestamp >= ?')
    .get(transaction, keptSince)
  return typeof row?.sequence === 'number' ? row.sequence : null
}
