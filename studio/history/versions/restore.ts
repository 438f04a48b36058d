import type {Action, SanityClient} from '@sanity/client'

import {textAt} from '../changes/content-shape.ts'
import type {Content} from '../changes/content-shape.ts'
import {isConflict} from './is-conflict.ts'

/** A document of a publish, with the version before it; null where it had none and goes back to being a draft. */
export type PublishedDocument = {
  id: string
  before: Content | null
  /** It has left the site in the same transaction, as where another publish was undone, and waits as a draft. */
  hasLeft?: boolean
}

/** Why a publish cannot be undone, and because of which document. */
export type UndoRefusal = {reason: 'changed since' | 'being edited' | 'in use'; id: string}

/**
 * Publishes the versions before a publish again, of all its documents or of none. Does nothing when one of them
 * has changed since, or has a draft, which would bring the change back. Throws what the client throws.
 */
export async function undoPublish(
  client: SanityClient,
  revision: string,
  documents: PublishedDocument[],
): Promise<UndoRefusal | null> {
  const refusal = await findRefusal(client, revision, documents)
  if (refusal) return refusal
  try {
    await client.action(documents.flatMap((document) => undoActions(document, revision)))
    return null
  } catch (error) {
    if (!isConflict(error)) throw error
    // Somebody published between the check above and the action, or needs what would leave the site.
    const [created] = documents.filter(({before}) => !before)
    const meanwhile = await findRefusal(client, revision, documents)
    if (meanwhile) return meanwhile
    if (created) return {reason: 'in use', id: created.id}
    throw error
  }
}

async function findRefusal(
  client: SanityClient,
  revision: string,
  documents: PublishedDocument[],
): Promise<UndoRefusal | null> {
  const ids = documents.flatMap(({id}) => [id, `drafts.${id}`])
  const found = await client.getDocuments(ids)
  const current = new Map(found.map((document) => [document?._id, document?._rev]))
  const changed = documents.find(({id, hasLeft}) =>
    hasLeft ? current.has(id) || !current.has(`drafts.${id}`) : current.get(id) !== revision,
  )
  if (changed) return {reason: 'changed since', id: changed.id}
  const edited = documents.find(({id, hasLeft}) =>
    hasLeft ? current.get(`drafts.${id}`) !== revision : current.has(`drafts.${id}`),
  )
  return edited ? {reason: 'being edited', id: edited.id} : null
}

function undoActions({id, before, hasLeft}: PublishedDocument, revision: string): Action[] {
  const draftId = `drafts.${id}`
  if (hasLeft) {
    const publish = 'sanity.action.document.publish'
    return [{actionType: publish, draftId, publishedId: id, ifDraftRevisionId: revision}]
  }
  if (!before) {
    return [{actionType: 'sanity.action.document.unpublish', draftId, publishedId: id}]
  }
  return [
    replaceDraft(id, before),
    {
      actionType: 'sanity.action.document.publish',
      draftId,
      publishedId: id,
      ifPublishedRevisionId: revision,
    },
  ]
}

/** Puts an old version into the form as a draft. Visitors see nothing of it until somebody publishes. */
export async function restoreAsDraft(
  client: SanityClient,
  documentId: string,
  version: Content,
): Promise<void> {
  await client.action(replaceDraft(documentId, version))
}

function replaceDraft(documentId: string, {_rev, _updatedAt, ...content}: Content) {
  return {
    actionType: 'sanity.action.document.replaceDraft',
    publishedId: documentId,
    attributes: {...content, _id: `drafts.${documentId}`, _type: textAt(content, '_type')},
  } as const
}
