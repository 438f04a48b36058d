import {isObject, type JsonObject, omit} from '../../json.ts'
import {asActionError, LakeError, malformedBody} from '../http/lake-error.ts'
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
      throw error instanceof LakeError ? asActionError(error, index) : error
    }
  })
}

function applyAction(action: Action, pending: PendingTransaction): void {
  switch (action.type) {
    case 'create':
      return create(action, pending)
    case 'edit':
      return edit(action, pending)
    case 'publish':
      return publish(action, pending)
    case 'unpublish':
      return unpublish(action, pending)
    case 'replaceDraft':
      return write(pending, 'createOrReplace', action.document('attributes'))
    case 'version.replace':
      return write(pending, 'createOrReplace', action.document('document'))
    case 'discard':
      return remove(action, pending, action.id('draftId'))
    case 'version.discard':
      return remove(action, pending, action.id('versionId'))
    case 'version.create':
      return createVersion(action, pending)
    case 'delete':
      return deleteAll(action, pending)
    default:
      throw malformedBody(`action "${action.type}" is not supported by the local content lake`)
  }
}

function create(action: Action, pending: PendingTransaction): void {
  const attributes = action.document('attributes')
  const exists = pending.get(attributes._id) !== null
  if (exists && action.field('ifExists') === 'ignore') return
  write(pending, 'create', attributes)
}

function createVersion(action: Action, pending: PendingTransaction): void {
  if (action.field('document') !== undefined)
    return write(pending, 'create', action.document('document'))
  const base = action.existing(pending, 'baseId')
  write(pending, 'create', {...contentOf(base), _type: base._type, _id: action.id('versionId')})
}

function edit(action: Action, pending: PendingTransaction): void {
  const draftId = action.id('draftId')
  if (!pending.get(draftId)) {
    const published = action.existing(pending, 'publishedId')
    write(pending, 'create', {...contentOf(published), _type: published._type, _id: draftId})
  }
  const body = action.field('patch')
  const patch = isObject(body) ? parsePatch(body) : {problem: '"patch" must be an object'}
  if ('problem' in patch) throw malformedBody(patch.problem)
  applyMutations(pending, [
    {mutation: {operation: 'patch', selection: {id: draftId}, patch}, ids: [draftId]},
  ])
}

function publish(action: Action, pending: PendingTransaction): void {
  const draft = action.existing(pending, 'draftId')
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
  const published = action.existing(pending, 'publishedId')
  const draft = {...contentOf(published), _type: published._type, _id: action.id('draftId')}
  pending.delete(published._id)
  write(pending, 'createIfNotExists', draft)
}

function deleteAll(action: Action, pending: PendingTransaction): void {
  const drafts = action.ids('includeDrafts')
  const ids = [...drafts, action.id('publishedId')]
  if (ids.every((id) => !pending.get(id))) throw action.notFound(action.id('publishedId'))
  const draft = `drafts.${action.id('publishedId')}`
  if (pending.get(draft) && !drafts.includes(draft)) {
    throw action.failed(`Draft document "${draft}" exists and is not included in the deletion`)
  }
  for (const id of ids) pending.delete(id)
}

function remove(action: Action, pending: PendingTransaction, id: string): void {
  if (!pending.get(id)) throw action.notFound(id)
  pending.delete(id)
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
