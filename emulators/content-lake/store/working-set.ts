import {httpError, mutationError} from '../lake-error.ts'
import type {LakeDocument} from './document.ts'
import {strongReferences} from './references.ts'

export type Change = {
  id: string
  previous: LakeDocument | null
  next: LakeDocument | null
  /** As listeners get them: the mutations that named this document. */
  mutations: object[]
}

export type Reader = {
  get(id: string): LakeDocument | undefined
  referencesTo(id: string): Iterable<string>
}

/** What one transaction has changed so far; nothing of it is stored before it is committed. */
export class WorkingSet {
  readonly transactionId: string
  readonly timestamp: string
  readonly #reader: Reader
  readonly #changes = new Map<string, Change>()

  constructor(reader: Reader, transactionId: string, timestamp: string) {
    this.#reader = reader
    this.transactionId = transactionId
    this.timestamp = timestamp
  }

  get(id: string): LakeDocument | null {
    const change = this.#changes.get(id)
    return change ? change.next : (this.#reader.get(id) ?? null)
  }

  /** Sets the fields that the lake owns; `_createdAt` is kept where the document has one. */
  put(
    id: string,
    fields: {_type: string; [field: string]: unknown},
    mutation: object,
  ): LakeDocument {
    const {_createdAt: createdAt} = fields
    const document: LakeDocument = {
      ...fields,
      _id: id,
      _rev: this.transactionId,
      _createdAt: typeof createdAt === 'string' ? createdAt : this.timestamp,
      _updatedAt: this.timestamp,
    }
    this.#record(id, document, mutation)
    return document
  }

  delete(id: string): void {
    this.#record(id, null, {delete: {id}})
  }

  /** Throws 409 when a strong reference would point nowhere. */
  changes(): Change[] {
    const changes = [...this.#changes.values()].filter(({previous, next}) => previous ?? next)
    for (const change of changes) {
      if (change.next) this.#checkTargets(change.next)
      else this.#checkSources(change.id)
    }
    return changes
  }

  #record(id: string, next: LakeDocument | null, mutation: object): void {
    const change = this.#changes.get(id)
    if (change) {
      change.next = next
      change.mutations.push(mutation)
      return
    }
    const previous = this.#reader.get(id) ?? null
    this.#changes.set(id, {id, previous, next, mutations: [mutation]})
  }

  #checkTargets(document: LakeDocument): void {
    for (const target of strongReferences(document)) {
      if (this.get(target)) continue
      throw mutationError(409, {
        type: 'documentReferenceDoesNotExistError',
        id: document._id,
        referenceID: target,
        description: `Document "${document._id}" references non-existent document "${target}"`,
      })
    }
  }

  #checkSources(id: string): void {
    const sources = [...this.#reader.referencesTo(id)].filter((source) => {
      const change = this.#changes.get(source)
      return !change || strongReferences(change.next).has(id)
    })
    const [first] = sources
    if (first === undefined) return
    throw mutationError(409, {
      type: 'documentHasExistingReferencesError',
      id,
      referencingIDs: sources,
      description: `Document "${id}" cannot be deleted as there are references to it from "${first}"`,
    })
  }
}

export function checkTransactionId(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string' && /^[A-Za-z0-9_.-]{1,128}$/.test(value)) return value
  throw httpError(400, `Malformed transaction ID: ${JSON.stringify(value)}`)
}
