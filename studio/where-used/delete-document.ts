import type {SanityClient, SanityDocument} from '@sanity/client'

import {itemsThatRefer} from './items-that-refer.ts'

/**
 * Deletes a document with its draft and its items in documents of the given types: its place in the
 * order of the site, its prices in Rates. All of it happens or nothing. The content lake refuses to
 * delete what another document still refers to.
 */
export async function deleteDocument(
  client: SanityClient,
  publishedId: string,
  removeItemsIn: string[],
): Promise<void> {
  const holders = await client.fetch<SanityDocument[]>(
    '*[_type in $types && references($id)]',
    {types: removeItemsIn, id: publishedId},
    {perspective: 'raw'},
  )
  const transaction = client.transaction()
  for (const holder of holders) {
    transaction.patch(holder._id, {
      ifRevisionID: holder._rev,
      unset: itemsThatRefer(holder, publishedId),
    })
  }
  await transaction.delete(`drafts.${publishedId}`).delete(publishedId).commit()
}
