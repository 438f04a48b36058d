import type {SanityClient} from '@sanity/client'
import {getDraftId} from '@sanity/client/csm'

import {textAt} from '../../content/content-value.ts'
import type {Content} from '../../content/content-value.ts'
import {fieldsWithWeakReferencesToItself} from '../../content/weak-references.ts'
import {withoutReferences} from '../../content/without-references.ts'
import {isConflict} from '../../failures/is-conflict.ts'
import {sendChange} from '../../failures/send-change.ts'

/**
 * Makes a deleted document a draft again, without the references to what is gone, which the content lake would
 * refuse. False when somebody has brought it back already. Rejects as `sendChange` does.
 */
export async function bringBack(
  client: SanityClient,
  documentId: string,
  content: Content,
  missing: string[],
): Promise<boolean> {
  const {_rev, _updatedAt, _system, ...kept} = withoutReferences(content, missing)
  const draftId = getDraftId(documentId)
  const create = () =>
    client.action({
      actionType: 'sanity.action.document.create',
      publishedId: documentId,
      attributes: {
        ...kept,
        ...fieldsWithWeakReferencesToItself(kept),
        _id: draftId,
        _type: textAt(kept, '_type'),
      },
      ifExists: 'fail',
    })
  const isBack = async () => Boolean(await client.getDocument(draftId))
  try {
    await sendChange(create, isBack)
    return true
  } catch (error) {
    if (isConflict(error) && (await isBack())) return false
    throw error
  }
}
