import type {SanityClient} from '@sanity/client'

import {sendChange} from '../../failures/send-change.ts'
import {textAt} from '../changes/content-shape.ts'
import type {Content} from '../changes/content-shape.ts'
import {fieldsWithWeakReferencesToItself, withoutReferences} from '../strong-references.ts'
import {isConflict} from '../versions/is-conflict.ts'

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
  const draftId = `drafts.${documentId}`
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
