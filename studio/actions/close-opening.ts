import type {SanityClient} from '@sanity/client'

/**
 * Publishes the time (ISO 8601) from which the site no longer shows an opening; null takes that time
 * away. Other changes that somebody has not published stay a draft, with the same closing time.
 */
export async function publishClosing(
  client: SanityClient,
  publishedId: string,
  closesOn: string | null,
): Promise<void> {
  const draftId = `drafts.${publishedId}`
  const hasDraft = Boolean(await client.getDocument(draftId))
  const patch = closesOn ? {set: {closesOn}} : {unset: ['closesOn']}
  if (hasDraft) {
    await client.transaction().patch(publishedId, patch).patch(draftId, patch).commit()
    return
  }
  await client.action({actionType: 'sanity.action.document.edit', draftId, publishedId, patch})
  await client.action({actionType: 'sanity.action.document.publish', draftId, publishedId})
}
