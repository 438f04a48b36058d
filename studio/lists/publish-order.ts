import type {SanityClient} from '@sanity/client'

import {listOf, textAt} from '../content/content-value.ts'
import {isConflict} from '../failures/is-conflict.ts'
import {sendTransaction} from '../failures/send-transaction.ts'

export type OrderField = 'vehicles' | 'services' | 'jobs' | 'coverageAreas' | 'destinations'

/**
 * Publishes an order at once: no rule could refuse it. It is made of the one that is published by then, which somebody may
 * have changed since a list has shown it, and returned. Rejects as `sendChange` does.
 */
export async function publishOrder(
  client: SanityClient,
  field: OrderField,
  reorder: (ids: string[]) => string[],
): Promise<string[]> {
  try {
    return await reorderPublished(client, field, reorder)
  } catch (error) {
    // Somebody has published another one between the reading and the writing.
    if (!isConflict(error)) throw error
    return reorderPublished(client, field, reorder)
  }
}

async function reorderPublished(
  client: SanityClient,
  field: OrderField,
  reorder: (ids: string[]) => string[],
) {
  const [published, draft] = await client.getDocuments(['listOrder', 'drafts.listOrder'])
  const ids = reorder(listOf(published?.[field]).map((item) => textAt(item, '_ref')))
  const set = {
    [field]: ids.map((id) => ({_key: id, _type: 'reference', _ref: id, _weak: true})),
  }
  const transaction = client.transaction()
  if (published) transaction.patch('listOrder', {ifRevisionID: published._rev, set})
  else transaction.create({_id: 'listOrder', _type: 'listOrder', ...set})
  // A draft from elsewhere would bring the old order back when it is published.
  if (draft) transaction.patch('drafts.listOrder', {set})
  await sendTransaction(client, ['listOrder'], (transactionId) =>
    transaction.transactionId(transactionId).commit(),
  )
  return ids
}
