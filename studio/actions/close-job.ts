import type {PatchOperations, SanityClient, SanityDocument} from '@sanity/client'
import {getDraftId} from '@sanity/client/csm'

import {isSame} from '../content/content-value.ts'
import {readPresentTime} from '../content/present-time.ts'
import {isConflict} from '../failures/is-conflict.ts'
import {sendChange} from '../failures/send-change.ts'
import {readVersion, readVersionBefore, readLastVersions} from '../history/versions/versions.ts'
import {readJobTimes} from './job-times.ts'

/**
 * Publishes the time (ISO 8601) from which the site no longer shows a job; null takes that time
 * away. Other changes that somebody has not published stay a draft, with the same closing time, or with the day that
 * somebody has planned there. A draft without other changes is published with it, such as one that is left where an
 * earlier publish failed. Rejects as `sendChange` does.
 */
export async function publishClosing(
  client: SanityClient,
  publishedId: string,
  closesOn: string | null,
): Promise<void> {
  const patch = closesOn ? {set: {closesOn}} : {unset: ['closesOn']}
  try {
    await publishPatch(client, publishedId, patch)
  } catch (error) {
    // Somebody has edited or published it meanwhile.
    if (!isConflict(error)) throw error
    await publishPatch(client, publishedId, patch)
  }
}

async function publishPatch(client: SanityClient, publishedId: string, patch: PatchOperations) {
  const draftId = getDraftId(publishedId)
  const ids = {draftId, publishedId}
  const [published, draft] = await client.getDocuments([publishedId, draftId])
  const send = (change: () => Promise<unknown>) =>
    sendChange(change, async () => {
      const {closesOn} = readJobTimes(await client.getDocument(publishedId))
      return closesOn === (patch.set?.['closesOn'] ?? null)
    })
  if (draft && plansAnotherClosing(draft, published, patch.set?.['closesOn'])) {
    await send(() => client.patch(publishedId, patch).commit())
    return
  }
  if (!draft || isSameApartFromClosing(draft, published)) {
    await client.action({actionType: 'sanity.action.document.edit', ...ids, patch})
    const [publishedNow, draftNow] = await client.getDocuments([publishedId, draftId])
    if (draftNow && isSameApartFromClosing(draftNow, publishedNow)) {
      await send(() =>
        client.action({
          actionType: 'sanity.action.document.publish',
          ...ids,
          ifDraftRevisionId: draftNow._rev,
          ...(publishedNow && {ifPublishedRevisionId: publishedNow._rev}),
        }),
      )
      return
    }
  }
  await send(() => client.transaction().patch(publishedId, patch).patch(draftId, patch).commit())
}

/** Whether the draft has a closing day of its own, which somebody planned and has not published. */
function plansAnotherClosing(draft: SanityDocument, published: unknown, target: unknown): boolean {
  const {closesOn} = readJobTimes(draft)
  const isAsPublished = closesOn === readJobTimes(published).closesOn
  return (
    !isAsPublished && closesOn !== (target ?? null) && !wasClosedByHand(closesOn, draft._updatedAt)
  )
}

function isSameApartFromClosing(draft: object, published: object | null | undefined) {
  return isSame({...draft, closesOn: null}, {...published, closesOn: null})
}

/**
 * The present time as ISO 8601, cut to the second as the times of Sanity's publishes are: a Studio whose clock is
 * behind goes by the time of the publish, and by that the job would otherwise still be open.
 */
export async function readClosingTime(client: SanityClient): Promise<string> {
  const now = await readPresentTime(client)
  return new Date(now - (now % 1000)).toISOString()
}

/**
 * When a job that was closed by hand would have closed, as ISO 8601. Null where nothing was planned, where that
 * time has passed by `now` (ms since 1970), and where the history does not reach back so far. Throws what the client
 * throws.
 */
export async function readPlannedClosing(
  client: SanityClient,
  publishedId: string,
  now: number,
): Promise<string | null> {
  const {closesOn} = readJobTimes(await client.getDocument(publishedId))
  const versions = await readLastVersions(client, publishedId)
  const [newest] = versions
  const current = newest && (await readVersion(client, publishedId, newest.revision))
  // The history may lag behind the last publish.
  if (readJobTimes(current).closesOn !== closesOn) return null
  for (const [index, {timestamp}] of versions.entries()) {
    const version = await readVersionBefore(client, publishedId, versions, index)
    const before = readJobTimes(version).closesOn
    if (before !== closesOn) {
      return before && Date.parse(before) > now && wasClosedByHand(closesOn, timestamp)
        ? before
        : null
    }
  }
  return null
}

/** Closing by hand sets the time of its publish, while a planned one lies well after it. */
function wasClosedByHand(closesOn: string | null | undefined, publishedAt: string) {
  return Date.parse(closesOn ?? '') <= Date.parse(publishedAt) + clockDifferenceMs
}

/** The clock of the computer that closed it may be ahead of the content lake's. */
const clockDifferenceMs = 10 * 60_000
