import type {DatabaseSync} from 'node:sqlite'

import type {Transaction} from '../store/transaction-log.ts'
import {pastTransactions, sequenceOf} from './past-transactions.ts'

/**
 * The transaction with this id and those that followed, oldest first. Null when it is not in the log, or when more than
 * `limit` followed. The log does not hold mutations, so that of each change writes or deletes the whole document.
 */
export function transactionsFrom(
  database: DatabaseSync,
  id: string,
  limit: number,
): Transaction[] | null {
  if (sequenceOf(database, id) === null) return null
  const past = [...pastTransactions(database, null, {from: id, limit: limit + 2})]
  if (past.length > limit + 1) return null
  return past.map((transaction) => ({
    ...transaction,
    changes: transaction.changes.map((change) => ({
      ...change,
      mutations: [change.next ? {createOrReplace: change.next} : {delete: {id: change.id}}],
    })),
  }))
}
