import {isObject, type JsonObject, omit} from '../../json.ts'
import {asActionError, ApiError, malformedBody, UnsupportedError} from '../http/api-error.ts'
import {Action} from './action.ts'
import {applyMutations} from './apply-mutations.ts'
import type {LakeDocument} from './document.ts'
import {type CreateOperation} from './mutation.ts'
import {parsePatch} from './patch.ts'
import type {PendingTransaction} from './pending-transaction.ts'
import {strengthenReferences} from './references.ts'

/**
 * Applies the document actions of a request in order, with the rules of Sanity's Actions API. Throws 400 for an
 * action that is malformed or not supported (releases, variants), and 409 for one that conflicts with the
 * documents.
 */
export function applyActions(pending: PendingTransaction, actions: unknown): void {
  if (!Array.isArray(actions) || actions.length === 0) {
    throw malformedBody('"actions" must be an array of actions')
  }
  actions.forEach((action: unknown, index) => {
    try {
      applyAction(new Action(action, index), pending)
    } catch (error) {
      throw error instanceof ApiError ? asActionError(error, index) : error
    }
  })
}

type ActionType = {
  /** What the action may hold besides its type. */
  fields: string[]
  apply: (action: Action, pending: PendingTransaction) => void
}

/** Sanity's document actions, by their types without the prefix. */
const actionTypes = new Map<string, ActionType>([
  ['create', {fields: ['publishedId', 'attributes', 'ifExists'], apply: create}],
  ['edit', {fields: ['publishedId', 'draftId', 'versionId', 'patch'], apply: edit}],
  [
    'publish',
    {
      fields: ['publishedId', 'draftId', 'versionId', 'ifDraftRevisionId', 'ifPublishedRevisionId'],
      apply: publish,
    },
  ],
  ['unpublish', {fields: ['publishedId', 'draftId', 'versionId'], apply: unpublish}],
  ['replaceDraft', {fields: ['publishedId', 'attributes'], apply: replaceDraft}],
  ['discard', {fields: ['draftId', 'purge'], apply: (...all) => discard('draftId', ...all)}],
  ['delete', {fields: ['publishedId', 'includeDrafts', 'purge'], apply: deleteAll}],
  [
    'version.create',
    {
      fields: ['publishedId', 'document', 'baseId', 'versionId', 'ifBaseRevisionId'],
      apply: createVersion,
    },
  ],
  ['version.replace', {fields: ['document'], apply: replaceVersion}],
  [
    'version.discard',
    {fields: ['versionId', 'purge'], apply: (...all) => discard('versionId', ...all)},
  ],
])

function applyAction(action: Action, pending: PendingTransaction): void {
  const known = actionTypes.get(action.type)
  if (!known) throw new UnsupportedError(`The action "${String(action.field('actionType'))}"`)
  action.checkFields(known.fields)
  known.apply(action, pending)
}

function create(action: Action, pending: PendingTransaction): void {
  const attributes = action.document('attributes')
  action.checkVersion(attributes._id, 'attributes')
  const published = action.id('publishedId')
  if (pending.get(published)) throw action.conflictError(`Document "${published}" exists already`)
  const exists = pending.get(attributes._id) !== null
  if (exists && action.field('ifExists') === 'ignore') return
  writeGiven(pending, 'create', attributes)
}

function createVersion(action: Action, pending: PendingTransaction): void {
  if (action.has('document')) {
    const document = action.document('document')
    action.checkVersion(document._id, 'document')
    return writeGiven(pending, 'create', document)
  }
  const base = action.requireDocumentIn('baseId', pending)
  action.checkRevision('ifBaseRevisionId', base)
  const copy = {...contentOf(base), _type: base._type, _id: action.versionId()}
  write(pending, 'create', copy)
}

function replaceDraft(action: Action, pending: PendingTransaction): void {
  const attributes = action.document('attributes')
  action.checkVersion(attributes._id, 'attributes')
  if (!pending.get(attributes._id)) action.requireDocumentIn('publishedId', pending)
  writeGiven(pending, 'createOrReplace', attributes)
}

function replaceVersion(action: Action, pending: PendingTransaction): void {
  const document = action.document('document')
  action.requireDocument(document._id, pending)
  writeGiven(pending, 'createOrReplace', document)
}

function edit(action: Action, pending: PendingTransaction): void {
  const versionId = action.versionId()
  if (!pending.get(versionId)) {
    const published = action.requireDocumentIn('publishedId', pending)
    write(pending, 'create', {...contentOf(published), _type: published._type, _id: versionId})
  }
  const body = action.field('patch')
  const patch = isObject(body) ? parsePatch(body) : {problem: '"patch" must be an object'}
  if ('problem' in patch) throw malformedBody(patch.problem)
  const mutation = {operation: 'patch' as const, selection: {id: versionId}, patch}
  applyMutations(pending, [{mutation, ids: [versionId]}], {generateArrayKeys: true})
}

function publish(action: Action, pending: PendingTransaction): void {
  const draft = action.requireDocument(action.versionId(), pending)
  const publishedId = action.id('publishedId')
  const published = pending.get(publishedId)
  action.checkRevision('ifDraftRevisionId', draft)
  action.checkRevision('ifPublishedRevisionId', published)
  const content = strengthenReferences(contentOf(draft))
  write(pending, 'createOrReplace', {
    ...(isObject(content) && content),
    _type: draft._type,
    _id: publishedId,
    _createdAt: published?._createdAt ?? draft._createdAt,
  })
  pending.delete(draft._id)
}

function unpublish(action: Action, pending: PendingTransaction): void {
  const published = action.requireDocumentIn('publishedId', pending)
  const draft = {...contentOf(published), _type: published._type, _id: action.versionId()}
  pending.delete(published._id)
  write(pending, 'createIfNotExists', draft)
}

function deleteAll(action: Action, pending: PendingTransaction): void {
  const drafts = action.ids('includeDrafts')
  for (const id of drafts) action.checkVersion(id, 'includeDrafts')
  const ids = [...drafts, action.id('publishedId')]
  if (ids.every((id) => !pending.get(id))) throw action.notFoundError(action.id('publishedId'))
  const draft = `drafts.${action.id('publishedId')}`
  if (pending.get(draft) && !drafts.includes(draft)) {
    throw action.conflictError(
      `Draft document "${draft}" exists and is not included in the deletion`,
    )
  }
  for (const id of ids) pending.delete(id)
}

function discard(name: string, action: Action, pending: PendingTransaction): void {
  pending.delete(action.requireDocumentIn(name, pending)._id)
}

/** Writes a document that came with the request: items of its lists get the `_key`s that they lack. */
function writeGiven(
  pending: PendingTransaction,
  operation: CreateOperation,
  document: {_type: string; [field: string]: unknown},
): void {
  applyMutations(pending, [{mutation: {operation, document}, ids: []}], {generateArrayKeys: true})
}

function write(
  pending: PendingTransaction,
  operation: CreateOperation,
  document: {_type: string; [field: string]: unknown},
): void {
  applyMutations(pending, [{mutation: {operation, document}, ids: []}])
}

/** The fields that a copy under another id keeps. */
function contentOf(document: LakeDocument): JsonObject {
  return omit(document, '_rev', '_updatedAt')
}
