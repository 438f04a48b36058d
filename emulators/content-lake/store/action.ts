import {isObject, type JsonObject} from '../../json.ts'
import {type ApiError, malformedBody, mutationError, UnsupportedError} from '../http/api-error.ts'
import {checkFields} from '../http/read-body.ts'
import {isDocumentId, isPublished, type LakeDocument, publishedId} from './document.ts'
import type {PendingTransaction} from './pending-transaction.ts'

/**
 * One action of a request, with typed access to its fields. A missing or malformed field throws 400 with the
 * action's index.
 */
export class Action {
  readonly type: string
  readonly #fields: JsonObject
  readonly #index: number

  constructor(value: unknown, index: number) {
    if (!isObject(value) || typeof value.actionType !== 'string') {
      throw malformedBody(`action ${index} has no "actionType"`)
    }
    this.type = value.actionType.replace(/^sanity\.action\.document\./, '')
    this.#fields = value
    this.#index = index
  }

  /** Throws 400 for other fields, and for `purge`: the history of a document is never deleted here. */
  checkFields(known: string[]): void {
    checkFields(this.#fields, ['actionType', ...known])
    if (this.#fields.purge === true) throw new UnsupportedError('The field "purge"')
  }

  has(name: string): boolean {
    return this.#fields[name] !== undefined
  }

  field(name: string): unknown {
    return this.#fields[name]
  }

  id(name: string): string {
    const id = this.#fields[name]
    if (isDocumentId(id)) return id
    throw malformedBody(`"${name}" of action ${this.#index} is not a document ID`)
  }

  /** The ids in a field; a missing field holds none. */
  ids(name: string): string[] {
    const ids = this.#fields[name] ?? []
    if (Array.isArray(ids) && ids.every(isDocumentId)) return ids
    throw malformedBody(`"${name}" of action ${this.#index} is not a list of document IDs`)
  }

  document(name: string): {_id: string; _type: string; [field: string]: unknown} {
    const value = this.#fields[name]
    if (isObject(value) && isDocumentId(value._id) && typeof value._type === 'string') {
      return {...value, _id: value._id, _type: value._type}
    }
    throw malformedBody(`"${name}" of action ${this.#index} is not a document`)
  }

  /** The id of the draft or version, which goes by either name and belongs to `publishedId`. */
  versionId(): string {
    const name = this.has('versionId') ? 'versionId' : 'draftId'
    return this.checkVersion(this.id(name), name)
  }

  /** Throws 400 unless it is the id of a draft or a version of `publishedId`. */
  checkVersion(id: string, name: string): string {
    const published = this.id('publishedId')
    if (isPublished(published) && !isPublished(id) && publishedId(id) === published) return id
    const problem = `"${id}" is no draft or version of "${published}"`
    throw malformedBody(`"${name}" of action ${this.#index}: ${problem}`)
  }

  /** The document whose id stands in a field; throws 409 where it does not exist. */
  requireDocumentIn(name: string, pending: PendingTransaction): LakeDocument {
    return this.requireDocument(this.id(name), pending)
  }

  /** Throws 409 where there is no document with this id. */
  requireDocument(id: string, pending: PendingTransaction): LakeDocument {
    const document = pending.get(id)
    if (document) return document
    throw this.notFoundError(id)
  }

  /** Throws 409 unless the document has the revision that a field expects; a field that is missing expects nothing. */
  checkRevision(name: string, document: LakeDocument | null): void {
    const expected = this.#fields[name]
    if (typeof expected !== 'string' || expected === document?._rev) return
    const found = document ? `"${document._rev}"` : 'none'
    throw this.conflictError(
      `document has unexpected revision ID (${found}), expected "${expected}"`,
    )
  }

  /** To be thrown: answers 409. */
  notFoundError(id: string): ApiError {
    const description = `The document with the ID "${id}" was not found`
    return mutationError(409, {type: 'documentNotFoundError', id, description}, this.#index)
  }

  /** To be thrown: answers 409. */
  conflictError(description: string): ApiError {
    return mutationError(409, {type: 'actionConflictError', description}, this.#index)
  }
}
