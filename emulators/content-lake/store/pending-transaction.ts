import {httpError, mutationError} from '../http/api-error.ts'
import {attributeDepth, type LakeDocument} from './document.ts'
import {strongReferences} from './references.ts'

export type Change = {
  id: string
  previous: LakeDocument | null
  next: LakeDocument | null
  /** The mutations of this document, as listeners receive them. */
  mutations: object[]
}

/** What a pending transaction reads of its dataset. */
export type CommittedDocuments = {
  get(id: string): LakeDocument | undefined
  referencesTo(id: string): Iterable<string>
}

/** How many levels of attributes a document may have, as on Sanity. */
const maxAttributeDepth = 20

/** A transaction before its commit: the documents with the changes made so far. Nothing is stored yet. */
export class PendingTransaction {
  readonly transactionId: string
  readonly timestamp: string
  readonly #committed: CommittedDocuments
  readonly #changes = new Map<string, Change>()

  constructor(committed: CommittedDocuments, transactionId: string, timestamp: string) {
    this.#committed = committed
    this.transactionId = transactionId
    this.timestamp = timestamp
  }

  /** The document as the changes so far leave it; null without one. */
  get(id: string): LakeDocument | null {
    const change = this.#changes.get(id)
    return change ? change.next : (this.#committed.get(id) ?? null)
  }

  /**
   * Stores a new state, with the system fields set: as at Sanity, times of documents are whole seconds, and `_createdAt`
   * keeps the given value. Throws 400 for a document with more than 20 levels of attributes.
   */
  put(
    id: string,
    fields: {_type: string; [field: string]: unknown},
    mutation: object,
  ): LakeDocument {
    if (attributeDepth(fields) > maxAttributeDepth) {
      const description = `Document "${id}" has more than ${maxAttributeDepth} levels of attributes`
      throw mutationError(400, {type: 'validationError', id, description})
    }
    const {_createdAt: createdAt} = fields
    const now = `${this.timestamp.slice(0, 19)}Z`
    const document: LakeDocument = {
      ...fields,
      _id: id,
      _rev: this.transactionId,
      _createdAt: typeof createdAt === 'string' ? createdAt : now,
      _updatedAt: now,
    }
    this.#record(id, document, mutation)
    return document
  }

  /** Deletes a document; an unknown id changes nothing. */
  delete(id: string): void {
    this.#record(id, null, {delete: {id}})
  }

  /** All changes. Throws 409 when a strong reference would have no target, or one of another type than before. */
  changes(): Change[] {
    const changes = [...this.#changes.values()].filter(({previous, next}) => previous ?? next)
    for (const change of changes) {
      const {id, previous, next} = change
      if (next) this.#checkReferences(next)
      else this.#checkReferencedBy(id, 'be deleted')
      if (previous && next && previous._type !== next._type) {
        this.#checkReferencedBy(id, 'change its type')
      }
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
    const previous = this.#committed.get(id) ?? null
    this.#changes.set(id, {id, previous, next, mutations: [mutation]})
  }

  #checkReferences(document: LakeDocument): void {
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

  #checkReferencedBy(id: string, attempt: string): void {
    const sources = [...this.#committed.referencesTo(id)].filter((source) => {
      const change = this.#changes.get(source)
      return !change || strongReferences(change.next).has(id)
    })
    const [first] = sources
    if (first === undefined) return
    throw mutationError(409, {
      type: 'documentHasExistingReferencesError',
      id,
      referencingIDs: sources,
      description: `Document "${id}" cannot ${attempt} as there are references to it from "${first}"`,
    })
  }
}

/** The transaction id of a request, if it has one. Throws 400 for a malformed one. */
export function parseTransactionId(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string' && /^[A-Za-z0-9_.-]{1,128}$/.test(value)) return value
  throw httpError(400, `Malformed transaction ID: ${JSON.stringify(value)}`)
}
