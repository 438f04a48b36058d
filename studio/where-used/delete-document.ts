import type {SanityClient, SanityDocument} from '@sanity/client'
import {getDraftId} from '@sanity/client/csm'

import {sendChange} from '../failures/send-change.ts'
import {itemsThatRefer} from './items-that-refer.ts'
import {durationsPricedOnlyFor} from './only-prices.ts'

/**
 * Deletes a document with its draft, its items in documents of the given types (its place in the order of the site, its
 * prices in Rates) and other documents that are nothing without it: all of it or nothing. The content lake refuses to
 * delete what another document still refers to. The durations that it returns would have no price without this vehicle:
 * then nothing is deleted. Rejects as `sendChange` does.
 */
export async function deleteDocument(
  client: SanityClient,
  publishedId: string,
  removeItemsIn: string[],
  withIt: string[] = [],
): Promise<string[]> {
  const holders = await client.fetch<SanityDocument[]>(
    '*[_type in $types && references($id)]',
    {types: removeItemsIn, id: publishedId},
    {perspective: 'raw'},
  )
  const rates = holders.find(({_id}) => _id === 'rates')
  const unpriced = durationsPricedOnlyFor(rates, publishedId)
  if (unpriced.length > 0) return unpriced
  const transaction = client.transaction()
  for (const holder of holders) {
    transaction.patch(holder._id, {
      ifRevisionID: holder._rev,
      unset: itemsThatRefer(holder, publishedId),
    })
  }
  for (const id of [...withIt, publishedId]) transaction.delete(getDraftId(id)).delete(id)
  const isGone = async () => {
    const found = await client.getDocuments([publishedId, getDraftId(publishedId)])
    return found.every((document) => !document)
  }
  await sendChange(() => transaction.commit(), isGone)
  return []
}
