import {mutationError} from '../http/api-error.ts'
import {withArrayKeys, withItemKeys} from './array-keys.ts'
import {type LakeDocument, randomId} from './document.ts'
import type {CreateOperation, Mutation} from './mutation.ts'
import {applyPatch, type PatchOperations} from './patch.ts'
import type {PendingTransaction} from './pending-transaction.ts'

/** A mutation with the ids of the documents that its selection matched. */
export type ResolvedMutation = {mutation: Mutation; ids: string[]}

export type MutationResult = {
  id: string
  operation: 'create' | 'update' | 'delete' | 'none'
  document: LakeDocument | null
}

export type ApplyOptions = {generateArrayKeys?: boolean}

/** Applies mutations in order. Throws 409 when a document exists, is missing or has another revision. */
export function applyMutations(
  pending: PendingTransaction,
  mutations: ResolvedMutation[],
  options: ApplyOptions = {},
): MutationResult[] {
  return mutations.flatMap(({mutation, ids}, index) => {
    switch (mutation.operation) {
      case 'delete':
        return ids.map((id) => deleteDocument(pending, id))
      case 'patch': {
        const patch = options.generateArrayKeys ? withPatchKeys(mutation.patch) : mutation.patch
        return ids.map((id) => patchDocument(pending, id, patch, mutation.ifRevision, index))
      }
      case 'create':
      case 'createIfNotExists':
      case 'createOrReplace': {
        const document = options.generateArrayKeys
          ? {...withArrayKeys(mutation.document), _type: mutation.document._type}
          : mutation.document
        return [createDocument(pending, mutation.operation, document, index)]
      }
    }
  })
}

function createDocument(
  pending: PendingTransaction,
  operation: CreateOperation,
  fields: {_type: string; [field: string]: unknown},
  index: number,
): MutationResult {
  const given = typeof fields._id === 'string' ? fields._id : ''
  const id = given === '' || given.endsWith('.') ? given + randomId() : given
  const existing = pending.get(id)
  if (existing && operation === 'createIfNotExists') {
    return {id, operation: 'none', document: existing}
  }
  if (existing && operation === 'create') {
    const description = `Document by ID "${id}" already exists`
    throw mutationError(409, {type: 'documentAlreadyExistsError', id, description}, index)
  }
  const createdAt = fields._createdAt ?? existing?._createdAt
  const document = pending.put(
    id,
    {...fields, _createdAt: createdAt},
    {[operation]: {...fields, _id: id}},
  )
  return {id, operation: existing ? 'update' : 'create', document}
}

function deleteDocument(pending: PendingTransaction, id: string): MutationResult {
  const document = pending.get(id)
  if (!document) return {id, operation: 'none', document: null}
  pending.delete(id)
  return {id, operation: 'delete', document}
}

function patchDocument(
  pending: PendingTransaction,
  id: string,
  patch: PatchOperations,
  ifRevision: string | undefined,
  index: number,
): MutationResult {
  const existing = pending.get(id)
  if (!existing) {
    const description = `The document with the ID "${id}" was not found`
    throw mutationError(409, {type: 'documentNotFoundError', id, description}, index)
  }
  if (ifRevision !== undefined && ifRevision !== existing._rev) {
    throw revisionError(existing, ifRevision, index)
  }
  const patched = applyPatch(existing, patch)
  for (const field of ['_id', '_type']) {
    if (patched[field] === existing[field]) continue
    const description = `Cannot modify immutable attribute "${field}"`
    throw mutationError(409, {type: 'immutableAttributeError', id, description}, index)
  }
  const document = pending.put(id, {...patched, _type: existing._type}, {patch: {id, ...patch}})
  return {id, operation: 'update', document}
}

function revisionError(document: LakeDocument, expected: string, index: number) {
  return mutationError(
    409,
    {
      type: 'documentRevisionIDDoesNotMatchError',
      id: document._id,
      currentRevisionID: document._rev,
      expectedRevisionID: expected,
      description: `document has unexpected revision ID ("${document._rev}"), expected "${expected}"`,
    },
    index,
  )
}

function withPatchKeys(patch: PatchOperations): PatchOperations {
  const keyed = {...patch}
  if (patch.set) keyed.set = withArrayKeys(patch.set)
  if (patch.setIfMissing) keyed.setIfMissing = withArrayKeys(patch.setIfMissing)
  if (patch.insert) keyed.insert = {...patch.insert, items: withItemKeys(patch.insert.items)}
  return keyed
}
