import {DatabaseSync} from 'node:sqlite'

import type {LakeDocument} from '../store/document.ts'
import {changedSince, latestSequence, storedDocuments} from '../store/transaction-log.ts'
import type {DocumentSource} from './perspective-view.ts'

/** A worker's copy of a dataset's documents, read from its file. `refresh` brings it up to date before a query. */
export class DatasetReplica implements DocumentSource {
  sequence: number
  readonly #database: DatabaseSync
  readonly #documents = new Map<string, LakeDocument>()

  constructor(file: string) {
    this.#database = new DatabaseSync(file, {readOnly: true})
    this.sequence = latestSequence(this.#database)
    for (const document of storedDocuments(this.#database)) {
      this.#documents.set(document._id, document)
    }
  }

  documents(): IterableIterator<LakeDocument> {
    return this.#documents.values()
  }

  refresh(): void {
    const sequence = latestSequence(this.#database)
    for (const {id, document} of changedSince(this.#database, this.sequence)) {
      if (document) this.#documents.set(id, document)
      else this.#documents.delete(id)
    }
    this.sequence = sequence
  }
}
