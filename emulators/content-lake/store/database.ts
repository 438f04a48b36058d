import type {DatabaseSync, SQLOutputValue} from 'node:sqlite'

import {diskProblem, openStore, runTransaction, sqliteCode} from '../../sqlite-store.ts'
import {httpError, type ApiError, mutationError} from '../http/api-error.ts'

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

/** As `runTransaction`. Throws 507 when the disk is full, 409 for a transaction id that exists. */
export function runLakeTransaction(database: DatabaseSync, work: () => void): void {
  try {
    runTransaction(database, work)
  } catch (error) {
    throw storeError(error)
  }
}

function storeError(error: unknown): unknown {
  const problem = diskProblem(error)
  if (problem) return httpError(507, `The content lake could not store the change: ${problem}.`)
  return sqliteCode(error) === 19 ? duplicateTransaction() : error
}

function duplicateTransaction(): ApiError {
  const description = 'A transaction with this ID already exists'
  return mutationError(409, {type: 'transactionAlreadyExistsError', description})
}
