import type {SanityClient} from '@sanity/client'

import {textAt} from '../changes/content-shape.ts'
import type {Content} from '../changes/content-shape.ts'
import {fieldsWithWeakReferencesToItself, withoutReferences} from '../strong-references.ts'
import {isConflict} from '../versions/is-conflict.ts'

/**
 * Makes a deleted document a draft again, without the references to what is gone, which the content lake would
 * refuse. False when somebody has brought it back already. Throws what the client throws.
 */
export async function bringBack(
  client: SanityClient,
  documentId: string,
  content: Content,
  missing: string[],
): Promise<boolean> {
  const {_rev, _updatedAt, ...kept} = withoutReferences(content, missing)
  try {
    await client.action({
      actionType: 'sanity.action.document.create',
      publishedId: documentId,
      attributes: {
        ...kept,
        ...fieldsWithWeakReferencesToItself(kept),
        _id: `drafts.${documentId}`,
        _type: textAt(kept, '_type'),
      },
      ifExists: 'fail',
    })
    return true
  } catch (error) {
    if (isConflict(error) && (await client.getDocument(`drafts.${documentId}`))) return false
    throw error
  }
}
