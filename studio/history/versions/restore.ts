import type {Action, SanityClient} from '@sanity/client'
import {getDraftId} from '@sanity/client/csm'

import {textAt} from '../../content/content-value.ts'
import type {Content} from '../../content/content-value.ts'
import {readMissingReferences} from '../../content/missing-references.ts'
import {fieldsWithWeakReferencesToItself} from '../../content/weak-references.ts'
import {withoutReferences} from '../../content/without-references.ts'
import {sendTransaction} from '../../failures/send-transaction.ts'
import {formerPathsFor} from '../../form/links/former-paths.ts'

/** What Restore puts into the form, and the ids of what the old version needs and is gone. Throws what the client throws. */
export async function readRestored(
  client: SanityClient,
  documentId: string,
  version: Content,
): Promise<{content: Content; missing: string[]}> {
  const [published, missing] = await Promise.all([
    client.getDocument(documentId),
    readMissingReferences(client, version),
  ])
  const content = withoutReferences(withPathsSince(version, published), missing)
  return {
    content: published ? content : {...content, ...fieldsWithWeakReferencesToItself(content)},
    missing,
  }
}

/**
 * Puts an old version into the form as a draft, without the references to what is gone. Visitors see nothing of it
 * until somebody publishes. Unless `replacesEdits`, fails with a conflict if a draft exists. Rejects as `sendChange`
 * does.
 */
export async function restoreAsDraft(
  client: SanityClient,
  documentId: string,
  version: Content,
  {replacesEdits} = {replacesEdits: true},
): Promise<void> {
  const {content} = await readRestored(client, documentId, version)
  const draft = draftOf(documentId, content)
  const action: Action = replacesEdits
    ? {
        actionType: 'sanity.action.document.replaceDraft',
        publishedId: documentId,
        attributes: draft,
      }
    : {
        actionType: 'sanity.action.document.version.create',
        publishedId: documentId,
        document: draft,
      }
  await sendTransaction(client, [draft._id], (transactionId) =>
    client.action(action, {transactionId}),
  )
}

/** An old version of a page, with the paths that it has had since as former ones. */
export function withPathsSince(version: Content, published: Content | undefined): Content {
  const path = textAt(version, 'path')
  if (!path) return version
  const former = [version['formerPaths'], published?.['formerPaths']].flat()
  const formerPaths = formerPathsFor(path, former, published ?? null)
  return formerPaths.length > 0 ? {...version, formerPaths} : version
}

/** The draft of a document with the content of an old version. */
export function draftOf(documentId: string, {_rev, _updatedAt, _system, ...content}: Content) {
  return {...content, _id: getDraftId(documentId), _type: textAt(content, '_type')}
}
