import {EventEmitter} from 'node:events'
import type {DatabaseSync} from 'node:sqlite'

import {httpError} from '../lake-error.ts'
import {TimeLimitError, withinTime} from '../time-limit.ts'
import {
  type ApplyOptions,
  applyMutations,
  type MutationResult,
  type ResolvedMutation,
} from './apply-mutations.ts'
import {openDatabase} from './database.ts'
import {type LakeDocument, randomId} from './document.ts'
import {ReferenceIndex} from './references.ts'
import {
  datasetSchema,
  latestSequence,
  renewAssetUrls,
  storeTransaction,
  storedDocuments,
  type Transaction,
} from './transaction-log.ts'
import {WorkingSet} from './working-set.ts'

/** What working out one transaction may take, in ms. */
const commitTime = 2000

export type CommitOptions = ApplyOptions & {
  transactionId?: string | undefined
  author: string
  dryRun?: boolean
}

/** The documents of one dataset in memory, and their file. */
export class Dataset {
  readonly name: string
  readonly file: string
  readonly database: DatabaseSync
  /** The place in the log of the last transaction. */
  version: number
  readonly #documents = new Map<string, LakeDocument>()
  readonly #references = new ReferenceIndex()
  readonly #events = new EventEmitter<{transaction: [Transaction]}>().setMaxListeners(0)

  constructor(name: string, file: string, url: string, report: (message: string) => void) {
    this.name = name
    this.file = file
    this.database = openDatabase(file, datasetSchema, report)
    renewAssetUrls(this.database, url)
    this.version = latestSequence(this.database)
    for (const document of storedDocuments(this.database)) this.#set(document._id, document)
  }

  get(id: string): LakeDocument | undefined {
    return this.#documents.get(id)
  }

  get size(): number {
    return this.#documents.size
  }

  documents(): IterableIterator<LakeDocument> {
    return this.#documents.values()
  }

  referencesTo(id: string): ReadonlySet<string> {
    return this.#references.sourcesOf(id)
  }

  mutate(
    mutations: ResolvedMutation[],
    options: CommitOptions,
  ): {transactionId: string; results: MutationResult[]} {
    const {work, value: results} = this.commit(
      (set) => applyMutations(set, mutations, options),
      options,
    )
    return {transactionId: work.transactionId, results}
  }

  /**
   * Everything that `change` does to the working set is stored before this returns, or nothing is.
   * Throws 504 when it takes too long, which only a hostile patch does. It may run more than once.
   */
  commit<T>(change: (work: WorkingSet) => T, options: CommitOptions): {work: WorkingSet; value: T} {
    const {work, value, changes} = this.#work(change, options.transactionId ?? randomId())
    if (options.dryRun || changes.length === 0) return {work, value}
    const transaction = storeTransaction(this.database, {
      id: work.transactionId,
      timestamp: work.timestamp,
      author: options.author,
      changes,
    })
    for (const {id: changed, next} of changes) this.#set(changed, next)
    this.version = transaction.sequence
    this.#events.emit('transaction', transaction)
    return {work, value}
  }

  onTransaction(listener: (transaction: Transaction) => void): void {
    this.#events.on('transaction', listener)
  }

  close(): void {
    this.database.close()
  }

  #work<T>(change: (work: WorkingSet) => T, id: string) {
    const timestamp = new Date().toISOString()
    try {
      return withinTime(commitTime, () => {
        const work = new WorkingSet(this, id, timestamp)
        const value = change(work)
        return {work, value, changes: work.changes()}
      })
    } catch (error) {
      if (!(error instanceof TimeLimitError)) throw error
      throw httpError(504, `The transaction was stopped: it took longer than ${commitTime} ms`)
    }
  }

  #set(id: string, next: LakeDocument | null): void {
    this.#references.update(id, this.#documents.get(id), next)
    if (next) this.#documents.set(id, next)
    else this.#documents.delete(id)
  }
}
