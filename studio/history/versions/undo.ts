import type {Action, SanityClient, SanityDocument} from '@sanity/client'
import {getDraftId} from '@sanity/client/csm'

import {textAt} from '../../content/content-value.ts'
import type {Content} from '../../content/content-value.ts'
import {readMissingReferences} from '../../content/missing-references.ts'
import {fieldsWithWeakReferencesToItself} from '../../content/weak-references.ts'
import {isConflict} from '../../failures/is-conflict.ts'
import {sendTransaction} from '../../failures/send-transaction.ts'
import {carryOverChecks} from '../../language/translation-checks.ts'
import {draftOf} from './restore.ts'
import {findConflict} from './undo-conflicts.ts'
import type {PublishedDocument, UndoRefusal} from './undo-refusal.ts'

/**
 * Publishes the versions before a publish again, of all its documents or of none. Returns why where it cannot; then
 * nothing has changed. Rejects as `sendChange` does.
 */
export async function undoPublish(
  client: SanityClient,
  revision: string,
  documents: PublishedDocument[],
): Promise<UndoRefusal | null> {
  const current = await readCurrent(client, documents)
  const refusal = await findRefusal(client, revision, documents, current)
  if (refusal) return refusal
  try {
    const actions = documents.flatMap((document) =>
      undoActions(document, revision, current.get(document.id)),
    )
    const undoRevision = await sendTransaction(client, idsOf(documents), (transactionId) =>
      client.action(actions, {transactionId}),
    )
    // The publish is undone, whether or not this can be noted.
    await carryOverChecksOfUndo(client, documents, current, undoRevision).catch(() => undefined)
    return null
  } catch (error) {
    if (!isConflict(error)) throw error
    // Somebody published between the check above and the action, or needs what would leave the site.
    const [created] = documents.filter(({before}) => !before)
    const now = await readCurrent(client, documents)
    const meanwhile = await findRefusal(client, revision, documents, now)
    if (meanwhile) return meanwhile
    if (created) return {reason: 'in use', id: created.id}
    throw error
  }
}

/** A translation that is published again with older words does not match newer English because of that. */
async function carryOverChecksOfUndo(
  client: SanityClient,
  documents: PublishedDocument[],
  current: Current,
  undoRevision: string,
) {
  const older = documents.flatMap(({id, before, hasLeft}) =>
    before && !hasLeft
      ? [
          {
            _id: id,
            _rev: textAt(before, '_rev'),
            _updatedAt: textAt(before, '_updatedAt'),
            undoneAt: current.get(id)?._updatedAt,
          },
        ]
      : [],
  )
  const transaction = client.transaction()
  const checks = await carryOverChecks(client, older, undoRevision)
  for (const {id, patch} of checks) transaction.patch(id, patch)
  if (checks.length > 0) await transaction.commit()
}

async function findRefusal(
  client: SanityClient,
  revision: string,
  documents: PublishedDocument[],
  current: Current,
): Promise<UndoRefusal | null> {
  const deleted = documents.find(({id}) => !current.has(id) && !current.has(getDraftId(id)))
  if (deleted) return {reason: 'deleted since', id: deleted.id}
  const changed = documents.find(({id, hasLeft}) =>
    hasLeft ? current.has(id) || !current.has(getDraftId(id)) : current.get(id)?._rev !== revision,
  )
  if (changed) return {reason: 'changed since', id: changed.id}
  const edited = documents.find(({id, hasLeft}) =>
    hasLeft ? current.get(getDraftId(id))?._rev !== revision : current.has(getDraftId(id)),
  )
  if (edited) return {reason: 'being edited', id: edited.id}
  // What comes back to the site in the same transaction is there for the others.
  const returning = documents.filter(({hasLeft}) => hasLeft).map(({id}) => id)
  for (const {id, before, hasLeft} of documents) {
    if (!before || hasLeft) continue
    const gone = await readMissingReferences(client, before)
    const missing = gone.filter((each) => !returning.includes(each))
    if (missing.length > 0) return {reason: 'needs what is gone', id, missing}
  }
  return findConflict(client, documents)
}

type Current = Map<string, SanityDocument>

/** The documents of a publish and their drafts as they are by now. */
async function readCurrent(client: SanityClient, documents: PublishedDocument[]): Promise<Current> {
  const found = await client.getDocuments(idsOf(documents))
  return new Map(found.flatMap((document) => (document ? [[document._id, document]] : [])))
}

function idsOf(documents: PublishedDocument[]): string[] {
  return documents.flatMap(({id}) => [id, getDraftId(id)])
}

function undoActions(
  {id, before, hasLeft}: PublishedDocument,
  revision: string,
  published: Content | undefined,
): Action[] {
  const draftId = getDraftId(id)
  if (hasLeft) {
    const publish = 'sanity.action.document.publish'
    return [{actionType: publish, draftId, publishedId: id, ifDraftRevisionId: revision}]
  }
  // Somebody may begin a draft between the check and this: what creates one is refused then, and nothing is replaced.
  const create = 'sanity.action.document.version.create'
  if (!before) {
    const set = fieldsWithWeakReferencesToItself(published ?? {})
    return [
      {
        actionType: create,
        publishedId: id,
        baseId: id,
        versionId: draftId,
        ifBaseRevisionId: revision,
      },
      ...(Object.keys(set).length > 0 ? [editDraft(id, set)] : []),
      {actionType: 'sanity.action.document.unpublish', draftId, publishedId: id},
    ]
  }
  return [
    {actionType: create, publishedId: id, document: draftOf(id, before)},
    {
      actionType: 'sanity.action.document.publish',
      draftId,
      publishedId: id,
      ifPublishedRevisionId: revision,
    },
  ]
}

function editDraft(documentId: string, set: Content) {
  return {
    actionType: 'sanity.action.document.edit',
    draftId: getDraftId(documentId),
    publishedId: documentId,
    patch: {set},
  } as const
}
