import {isObject, type JsonObject} from '../../json.ts'
import {type LakeError, malformedBody, mutationError} from '../http/lake-error.ts'
import {isDocumentId, type LakeDocument} from './document.ts'
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

  field(name: string): unknown {
    return this.#fields[name]
  }

  id(name: string): string {
    const id = this.#fields[name]
    if (isDocumentId(id)) return id
    throw malformedBody(`"${name}" of action ${this.#index} is not a document ID`)
  }

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

  existing(pending: PendingTransaction, name: string): LakeDocument {
    const document = pending.get(this.id(name))
    if (document) return document
    throw this.notFound(this.id(name))
  }

  checkRevision(name: string, document: LakeDocument | null): void {
    const expected = this.#fields[name]
    if (typeof expected !== 'string' || expected === document?._rev) return
    const found = document ? `"${document._rev}"` : 'none'
    throw this.failed(`document has unexpected revision ID (${found}), expected "${expected}"`)
  }

  notFound(id: string): LakeError {
    const description = `The document with the ID "${id}" was not found`
    return mutationError(409, {type: 'documentNotFoundError', id, description}, this.#index)
  }

  failed(description: string): LakeError {
    return mutationError(409, {type: 'actionConflictError', description}, this.#index)
  }
}
