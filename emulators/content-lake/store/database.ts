import type {DatabaseSync, SQLOutputValue} from 'node:sqlite'

import {diskProblem, openStore, sqliteCode} from '../../sqlite-store.ts'
import {httpError, type LakeError, mutationError} from '../http/lake-error.ts'

export type Row = Record<string, SQLOutputValue>

/** Opens a database file of the lake; `openStore` says what happens to a damaged one. */
export function openDatabase(
  file: string,
  schema: string,
  report: (message: string) => void,
  locking: 'NORMAL' | 'EXCLUSIVE' = 'NORMAL',
): DatabaseSync {
  const remedy = '`npm run seed` loads the seed data into it.'
  return openStore({file, schema, name: "The content lake's store", remedy, report, locking})
}

/** Runs `work` as one transaction, which is on disk when this returns. Throws 507 when the disk is full. */
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

function storeError(error: unknown): unknown {
  const problem = diskProblem(error)
  if (problem) return httpError(507, `The content lake could not store the change: ${problem}.`)
  return sqliteCode(error) === 19 ? duplicateTransaction() : error
}

function duplicateTransaction(): LakeError {
  const description = 'A transaction with this ID already exists'
  return mutationError(409, {type: 'transactionAlreadyExistsError', description})
}
