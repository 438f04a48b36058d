import type {SanityClient} from '@sanity/client'

import {sendChange} from './send-change.ts'

/**
 * Sends a transaction with an id of its own, and returns the id. Where the answer is lost, one of the `written`
 * documents that has this id as its revision shows that it has arrived. Rejects as `sendChange` does.
 */
export async function sendTransaction(
  client: SanityClient,
  written: string[],
  send: (transactionId: string) => Promise<unknown>,
): Promise<string> {
  const transactionId = crypto.randomUUID()
  await sendChange(
    () => send(transactionId),
    async () => {
      const found = await client.getDocuments(written)
      return found.some((document) => document?._rev === transactionId)
    },
  )
  return transactionId
}
