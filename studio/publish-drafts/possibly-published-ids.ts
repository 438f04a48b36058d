import type {SanityClient} from '@sanity/client'

import {readLastContents} from '../history/versions/last-contents.ts'

/**
 * The ids of unpublished documents that were on the site, or may have been: a draft older than the history cannot be
 * checked. If the history cannot be read, only the drafts' age decides: publishing does not depend on it.
 */
export async function readPossiblyPublishedIds(
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
