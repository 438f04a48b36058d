import type {DatabaseSync} from 'node:sqlite'

import {runLakeTransaction, type Row} from './database.ts'
import {isLakeDocument, type LakeDocument} from './document.ts'
import type {Change} from './pending-transaction.ts'

/** The tables of a dataset: current documents, transactions, and the state after each change (null: deleted). */
export const datasetSchema = `
  CREATE TABLE IF NOT EXISTS documents (id TEXT PRIMARY KEY, body TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS transactions (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    timestamp TEXT NOT NULL,
    author TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS changes (
    sequence INTEGER NOT NULL,
    document TEXT NOT NULL,
    body TEXT,
    PRIMARY KEY (document, sequence)
  );
  CREATE INDEX IF NOT EXISTS changes_by_sequence ON changes (sequence);
`

export type Transaction = {
  /** Its number in the log, from 1. */
  sequence: number
  id: string
  /** An ISO time. */
  timestamp: string
  /** The id of the user. */
  author: string
  changes: Change[]
}

/** Stores the transaction, its documents and its history, all or nothing. Throws 507 when the disk is full. */
export function storeTransaction(
  database: DatabaseSync,
  transaction: Omit<Transaction, 'sequence'>,
): Transaction {
  const {id, timestamp, author, changes} = transaction
  const log = database.prepare('INSERT INTO transactions (id, timestamp, author) VALUES (?, ?, ?)')
  const logChange = database.prepare(
    'INSERT INTO changes (sequence, document, body) VALUES (?, ?, ?)',
  )
  const save = database.prepare(
    'INSERT INTO documents (id, body) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body',
  )
  const remove = database.prepare('DELETE FROM documents WHERE id = ?')
  let sequence = 0
  runLakeTransaction(database, () => {
    sequence = Number(log.run(id, timestamp, author).lastInsertRowid)
    for (const change of changes) {
      const body = change.next && JSON.stringify(change.next)
      logChange.run(sequence, change.id, body)
      if (body === null) remove.run(change.id)
      else save.run(change.id, body)
    }
  })
  return {...transaction, sequence}
}

/** Rewrites the URLs of stored assets to those under which this process serves them. */
export function updateAssetUrls(database: DatabaseSync, url: string): void {
  const update = database.prepare(`
    UPDATE documents SET body = json_set(body, '$.url', :url || json_extract(body, '$.path'))
    WHERE (id LIKE 'image-%' OR id LIKE 'file-%')
      AND json_extract(body, '$.url') <> :url || json_extract(body, '$.path')
  `)
  update.run({url: `${url}/`})
}

/** The number of the last transaction; 0 before the first. */
export function latestSequence(database: DatabaseSync): number {
  const row = database.prepare('SELECT max(sequence) AS latest FROM transactions').get()
  return typeof row?.latest === 'number' ? row.latest : 0
}

/** The id of the last transaction; undefined before the first. */
export function latestTransactionId(database: DatabaseSync): string | undefined {
  const row = database.prepare('SELECT id FROM transactions ORDER BY sequence DESC LIMIT 1').get()
  return typeof row?.id === 'string' ? row.id : undefined
}

/** The documents that transactions after `sequence` changed, in their current state. */
export function* changedSince(
  database: DatabaseSync,
  sequence: number,
): Generator<{id: string; document: LakeDocument | null}> {
  const rows = database
    .prepare(
      'SELECT DISTINCT changes.document AS id, documents.body FROM changes LEFT JOIN documents ON documents.id = changes.document WHERE sequence > ?',
    )
    .iterate(sequence)
  for (const row of rows) {
    if (typeof row.id === 'string') yield {id: row.id, document: documentOf(row)}
  }
}

/** The current documents, ordered by id. */
export function* storedDocuments(database: DatabaseSync): Generator<LakeDocument> {
  for (const row of database.prepare('SELECT body FROM documents ORDER BY id').iterate()) {
    const document = documentOf(row)
    if (document) yield document
  }
}

/** The document in the `body` of a row; null for a deletion. */
export function documentOf(row: Row): LakeDocument | null {
  if (typeof row.body !== 'string') return null
  const document: unknown = JSON.parse(row.body)
  return isLakeDocument(document) ? document : null
}
