import type {SanityClient} from '@sanity/client'

import {isContent, textAt} from '../changes/content-shape.ts'
import type {Content} from '../changes/content-shape.ts'

export type UndoResult = 'done' | 'changed since' | 'being edited'

/**
 * Publishes the version before a publish again. Does nothing when the document has changed since, or has a
 * draft, which would bring the change back. Throws what the client throws.
 */
export async function undoPublish(
  client: SanityClient,
  documentId: string,
  revision: string,
  before: Content,
): Promise<UndoResult> {
  const draftId = `drafts.${documentId}`
  const [published, draft] = await client.getDocuments([documentId, draftId])
  if (published?._rev !== revision) return 'changed since'
  if (draft) return 'being edited'
  try {
    await client.action([
      replaceDraft(documentId, before),
      {
        actionType: 'sanity.action.document.publish',
        draftId,
        publishedId: documentId,
        ifPublishedRevisionId: revision,
      },
    ])
  } catch (error) {
    // Somebody published between the check above and the action.
    if (isContent(error) && error['statusCode'] === 409) return 'changed since'
    throw error
  }
  return 'done'
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
