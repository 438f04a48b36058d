import type {SanityClient} from '@sanity/client'
import {getDraftId} from '@sanity/client/csm'

import {isConflict} from '../failures/is-conflict.ts'
import {sendTransaction} from '../failures/send-transaction.ts'

/** A draft as somebody saw it: with the revisions of the draft and of what is published of it. */
export type SeenDraft = {id: string; draft: Revision; published: Revision | null}

type Revision = {_rev: string}

/**
 * Publishes drafts in one transaction, all or none. The ids that it returns are of documents that somebody has
 * changed, published or discarded since they were seen: then nothing is published. Rejects as `sendChange` does.
 */
export async function publishTogether(
  client: SanityClient,
  documents: SeenDraft[],
): Promise<string[]> {
  const changed = await changedSince(client, documents)
  if (changed.length > 0) return changed
  const actions = documents.map(({id, draft, published}) => ({
    actionType: 'sanity.action.document.publish' as const,
    draftId: getDraftId(id),
    publishedId: id,
    ifDraftRevisionId: draft._rev,
    ...(published && {ifPublishedRevisionId: published._rev}),
  }))
  const ids = documents.map(({id}) => id)
  try {
    await sendTransaction(client, ids, (transactionId) => client.action(actions, {transactionId}))
    return []
  } catch (error) {
    if (!isConflict(error)) throw error
    const changedMeanwhile = await changedSince(client, documents)
    if (changedMeanwhile.length === 0) throw error
    return changedMeanwhile
  }
}

async function changedSince(client: SanityClient, documents: SeenDraft[]) {
  const ids = documents.flatMap(({id}) => [id, getDraftId(id)])
  const found = await client.getDocuments(ids)
  const revisions = new Map(found.map((document) => [document?._id, document?._rev]))
  return documents
    .filter(
      ({id, draft, published}) =>
        revisions.get(getDraftId(id)) !== draft._rev || revisions.get(id) !== published?._rev,
    )
    .map(({id}) => id)
}
