import type {SanityClient} from '@sanity/client'

import {readLastContents} from '../history/deleted/deletions.ts'

/**
 * The ids of those unpublished documents that were on the site before: the history has them there, or they are older than
 * what it holds for certain, so that it can no longer tell. Where it cannot be read, of the others none: publishing does
 * not depend on it.
 */
export async function readPreviouslyPublishedIds(
  client: SanityClient,
  documents: {id: string; published: unknown; draft: {_createdAt: string}}[],
): Promise<string[]> {
  const unpublished = documents.filter(({published}) => !published)
  const heldSince = Date.now() - shortestHistoryMs
  const isOlder = ({draft}: {draft: {_createdAt: string}}) =>
    Date.parse(draft._createdAt) < heldSince
  const inHistory = await readLastContents(
    client,
    unpublished.map(({id}) => id),
  ).catch(() => new Map())
  return unpublished
    .filter((document) => isOlder(document) || inHistory.has(document.id))
    .map(({id}) => id)
}

/** Sanity's plans keep the history of documents for 3 days at least. */
const shortestHistoryMs = 3 * 24 * 60 * 60 * 1000
