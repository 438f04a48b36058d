import {isObject, type JsonObject, omit} from '../json.ts'
import {asActionError, LakeError} from '../lake-error.ts'
import {Action} from './action.ts'
import {applyMutations} from './apply-mutations.ts'
import type {LakeDocument} from './document.ts'
import {type CreateOperation, malformedBody} from './mutation.ts'
import {parsePatch} from './patch.ts'
import {strengthened} from './references.ts'
import type {WorkingSet} from './working-set.ts'

/**
 * Applies the document actions of a request in order. Throws 400 for an action that is malformed or
 * not supported (releases, variants) and 409 for one that the documents do not allow.
 */
export function applyActions(work: WorkingSet, actions: unknown): void {
  if (!Array.isArray(actions) || actions.length === 0) {
    throw malformedBody('"actions" must be an array of actions')
  }
  actions.forEach((action: unknown, index) => {
    try {
      applyAction(new Action(action, index), work)
    } catch (error) {
      throw error instanceof LakeError ? asActionError(error, index) : error
    }
  })
}

function applyAction(action: Action, work: WorkingSet): void {
  switch (action.type) {
    case 'create':
      return create(action, work)
    case 'edit':
      return edit(action, work)
    case 'publish':
      return publish(action, work)
    case 'unpublish':
      return unpublish(action, work)
    case 'replaceDraft':
      return write(work, 'createOrReplace', action.document('attributes'))
    case 'version.replace':
      return write(work, 'createOrReplace', action.document('document'))
    case 'discard':
      return remove(action, work, action.id('draftId'))
    case 'version.discard':
      return remove(action, work, action.id('versionId'))
    case 'version.create':
      return createVersion(action, work)
    case 'delete':
      return deleteAll(action, work)
    default:
      throw malformedBody(`action "${action.type}" is not supported by the local content lake`)
  }
}

function create(action: Action, work: WorkingSet): void {
  const attributes = action.document('attributes')
  const isThere = work.get(attributes._id) !== null
  if (isThere && action.field('ifExists') === 'ignore') return
  write(work, 'create', attributes)
}

function createVersion(action: Action, work: WorkingSet): void {
  if (action.field('document') !== undefined)
    return write(work, 'create', action.document('document'))
  const base = action.existing(work, 'baseId')
  write(work, 'create', {...contentOf(base), _type: base._type, _id: action.id('versionId')})
}

function edit(action: Action, work: WorkingSet): void {
  const draftId = action.id('draftId')
  if (!work.get(draftId)) {
    const published = action.existing(work, 'publishedId')
    write(work, 'create', {...contentOf(published), _type: published._type, _id: draftId})
  }
  const body = action.field('patch')
  const patch = isObject(body) ? parsePatch(body) : {problem: '"patch" must be an object'}
  if ('problem' in patch) throw malformedBody(patch.problem)
  applyMutations(work, [
    {mutation: {operation: 'patch', selection: {id: draftId}, patch}, ids: [draftId]},
  ])
}

function publish(action: Action, work: WorkingSet): void {
  const draft = action.existing(work, 'draftId')
  const publishedId = action.id('publishedId')
  const published = work.get(publishedId)
  action.checkRevision('ifDraftRevisionId', draft)
  action.checkRevision('ifPublishedRevisionId', published)
  const content = strengthened(contentOf(draft))
  write(work, 'createOrReplace', {
    ...(isObject(content) && content),
    _type: draft._type,
    _id: publishedId,
    _createdAt: published?._createdAt ?? draft._createdAt,
  })
  work.delete(draft._id)
}

function unpublish(action: Action, work: WorkingSet): void {
  const published = action.existing(work, 'publishedId')
  const draft = {...contentOf(published), _type: published._type, _id: action.id('draftId')}
  work.delete(published._id)
  write(work, 'createIfNotExists', draft)
}

function deleteAll(action: Action, work: WorkingSet): void {
  const drafts = action.ids('includeDrafts')
  const ids = [...drafts, action.id('publishedId')]
  if (ids.every((id) => !work.get(id))) throw action.notFound(action.id('publishedId'))
  const draft = `drafts.${action.id('publishedId')}`
  if (work.get(draft) && !drafts.includes(draft)) {
    throw action.failed(`Draft document "${draft}" exists and is not included in the deletion`)
  }
  for (const id of ids) work.delete(id)
}

function remove(action: Action, work: WorkingSet, id: string): void {
  if (!work.get(id)) throw action.notFound(id)
  work.delete(id)
}

function write(
  work: WorkingSet,
  operation: CreateOperation,
  document: {_type: string; [field: string]: unknown},
): void {
  applyMutations(work, [{mutation: {operation, document}, ids: []}])
}

/** What a copy under another id takes along. */
function contentOf(document: LakeDocument): JsonObject {
  return omit(document, '_rev', '_updatedAt')
}
