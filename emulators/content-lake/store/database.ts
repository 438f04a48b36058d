import {existsSync, mkdirSync, renameSync} from 'node:fs'
import {dirname} from 'node:path'
import {DatabaseSync, type SQLOutputValue} from 'node:sqlite'

import {httpError, type LakeError, mutationError} from '../lake-error.ts'

export type Row = Record<string, SQLOutputValue>

/**
 * Opens a database file of the lake, making it where there is none. A damaged file is told in one
 * sentence, kept aside under another name and replaced by an empty one.
 */
export function openDatabase(
  file: string,
  schema: string,
  report: (message: string) => void,
  locking: 'NORMAL' | 'EXCLUSIVE' = 'NORMAL',
): DatabaseSync {
  mkdirSync(dirname(file), {recursive: true})
  try {
    return openChecked(file, schema, locking)
  } catch (error) {
    if (!isDamage(error)) throw error
    const kept = keepAside(file)
    report(
      `The content lake's store ${file} is damaged (${error.message}); it was kept as ${kept} and an empty one takes its place.`,
    )
    return openChecked(file, schema, locking)
  }
}

/** Runs the work as one transaction that is on disk when this returns. Throws 507 on a full disk. */
export function inTransaction(database: DatabaseSync, work: () => void): void {
  try {
    database.exec('BEGIN IMMEDIATE')
    work()
    database.exec('COMMIT')
  } catch (error) {
    // Some failures, a full disk among them, have already rolled back.
    if (database.isTransaction) database.exec('ROLLBACK')
    throw storeError(error)
  }
}

function openChecked(file: string, schema: string, locking: string): DatabaseSync {
  const database = new DatabaseSync(file)
  try {
    database.exec(`PRAGMA locking_mode = ${locking}; PRAGMA journal_mode = WAL;`)
    database.exec('PRAGMA synchronous = FULL')
    const [check] = database.prepare('PRAGMA quick_check(1)').all()
    if (check?.quick_check !== 'ok') throw new DamagedStore(String(check?.quick_check))
    database.exec(schema)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

function keepAside(file: string): string {
  const kept = `${file}.damaged-${new Date().toISOString().replaceAll(':', '-')}`
  for (const suffix of ['', '-wal', '-shm']) {
    if (existsSync(file + suffix)) renameSync(file + suffix, kept + suffix)
  }
  return kept
}

class DamagedStore extends Error {}

function isDamage(error: unknown): error is Error {
  // SQLITE_CORRUPT and SQLITE_NOTADB, also in their extended forms.
  return error instanceof DamagedStore || [11, 26].includes(sqliteCode(error) & 0xff)
}

function storeError(error: unknown): unknown {
  switch (sqliteCode(error) & 0xff) {
    case 13:
      return httpError(507, 'The content lake could not store the change: the disk is full.')
    case 10:
      return httpError(507, 'The content lake could not store the change: writing to disk failed.')
    case 19:
      return duplicateTransaction()
    default:
      return error
  }
}

function duplicateTransaction(): LakeError {
  const description = 'A transaction with this ID already exists'
  return mutationError(409, {type: 'transactionAlreadyExistsError', description})
}

function sqliteCode(error: unknown): number {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : 0
  return typeof code === 'number' ? code : 0
}
