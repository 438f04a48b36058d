import type {SanityClient} from '@sanity/client'

import {sendTransaction} from '../failures/send-transaction.ts'

export type OrderField = 'vehicles' | 'services' | 'jobs' | 'coverageAreas' | 'destinations'

/** Publishes an order at once: no rule could refuse it. Rejects as `sendChange` does. */
export async function publishOrder(
  client: SanityClient,
  field: OrderField,
  ids: string[],
): Promise<void> {
  const references = ids.map((id) => ({_key: id, _type: 'reference', _ref: id, _weak: true}))
  const transaction = client
    .transaction()
    .createIfNotExists({_id: 'listOrder', _type: 'listOrder'})
    .patch('listOrder', {set: {[field]: references}})
  // A draft from elsewhere would bring the old order back when it is published.
  const draft = await client.getDocument('drafts.listOrder')
  if (draft) transaction.patch('drafts.listOrder', {set: {[field]: references}})
  await sendTransaction(client, ['listOrder'], (transactionId) =>
    transaction.transactionId(transactionId).commit(),
  )
}
