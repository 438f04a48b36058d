import {EventEmitter} from 'node:events'
import type {DatabaseSync} from 'node:sqlite'

import {httpError} from '../http/api-error.ts'
import {defaultLimits} from '../options.ts'
import {TimeLimitError, withinTime} from '../time-limit.ts'
import {
  type ApplyOptions,
  applyMutations,
  type MutationResult,
  type ResolvedMutation,
} from './apply-mutations.ts'
import {openDatabase} from './database.ts'
import {type LakeDocument, randomId} from './document.ts'
import {PendingTransaction} from './pending-transaction.ts'
import {ReferenceIndex} from './references.ts'
import {
  datasetSchema,
  latestSequence,
  updateAssetUrls,
  storeTransaction,
  storedDocuments,
  type Transaction,
} from './transaction-log.ts'

export type CommitOptions = ApplyOptions & {
  /** Generated when missing. */
  transactionId?: string | undefined
  author: string
  dryRun?: boolean
}

/** The documents of one dataset, in memory and in their SQLite file. Queries share them, so nobody may change one. */
export class Dataset {
  readonly name: string
  /** The path of the SQLite file, which the thread for slow queries reads itself. */
  readonly file: string
  readonly database: DatabaseSync
  /** The sequence number of the last transaction. */
  sequence: number
  readonly #timeLimit: number
  readonly #documents = new Map<string, LakeDocument>()
  readonly #references = new ReferenceIndex()
  readonly #events = new EventEmitter<{transaction: [Transaction]}>().setMaxListeners(0)

  /**
   * `url` is where this process serves assets: the stored asset documents get it. `timeLimit` is how long the changes of one
   * transaction may take to compute, in ms.
   */
  constructor(
    name: string,
    file: string,
    url: string,
    report: (message: string) => void,
    timeLimit = defaultLimits.transaction,
  ) {
    this.name = name
    this.#timeLimit = timeLimit
    this.file = file
    this.database = openDatabase(file, datasetSchema, report)
    updateAssetUrls(this.database, url)
    this.sequence = latestSequence(this.database)
    for (const document of storedDocuments(this.database)) this.#set(document._id, document)
  }

  /** The document with exactly this id: a draft has one of its own. */
  get(id: string): LakeDocument | undefined {
    return this.#documents.get(id)
  }

  get size(): number {
    return this.#documents.size
  }

  /** Every document, drafts and versions too, in no certain order. */
  documents(): IterableIterator<LakeDocument> {
    return this.#documents.values()
  }

  /** Ids of the documents with a strong reference to this id. */
  referencesTo(id: string): ReadonlySet<string> {
    return this.#references.sourcesOf(id)
  }

  /** Commits the mutations as one transaction. Throws as `commit` and `applyMutations` do. */
  mutate(
    mutations: ResolvedMutation[],
    options: CommitOptions,
  ): {transactionId: string; results: MutationResult[]} {
    const {transactionId, value: results} = this.commit(
      (pending) => applyMutations(pending, mutations, options),
      options,
    )
    return {transactionId, results}
  }

  /**
   * Runs `change` and stores everything it did to the transaction before this returns, or nothing. Throws 504
   * when it takes too long, which only a hostile patch does, 409 when a strong reference would be
   * broken, 507 when the disk is full. `change` may run more than once.
   */
  commit<T>(
    change: (pending: PendingTransaction) => T,
    options: CommitOptions,
  ): {transactionId: string; value: T} {
    const transactionId = options.transactionId ?? randomId()
    const {timestamp, value, changes} = this.#compute(change, transactionId)
    if (options.dryRun || changes.length === 0) return {transactionId, value}
    const transaction = storeTransaction(this.database, {
      id: transactionId,
      timestamp,
      author: options.author,
      changes,
    })
    for (const {id, next} of changes) this.#set(id, next)
    this.sequence = transaction.sequence
    this.#events.emit('transaction', transaction)
    return {transactionId, value}
  }

  /** Calls back after each transaction that changed something, once it is on disk. */
  onTransaction(listener: (transaction: Transaction) => void): void {
    this.#events.on('transaction', listener)
  }

  close(): void {
    this.database.close()
  }

  #compute<T>(change: (pending: PendingTransaction) => T, transactionId: string) {
    const timestamp = new Date().toISOString()
    try {
      return withinTime(this.#timeLimit, () => {
        const pending = new PendingTransaction(this, transactionId, timestamp)
        const value = change(pending)
        return {timestamp, value, changes: pending.changes()}
      })
    } catch (error) {
      if (!(error instanceof TimeLimitError)) throw error
      throw httpError(504, `The transaction was stopped: it took longer than ${this.#timeLimit} ms`)
    }
  }

  #set(id: string, next: LakeDocument | null): void {
    this.#references.update(id, this.#documents.get(id), next)
    if (next) this.#documents.set(id, next)
    else this.#documents.delete(id)
  }
}
