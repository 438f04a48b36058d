import type {SanityClient} from '@sanity/client'

import {readLastContents} from '../history/deleted/deletions.ts'

/**
 * The ids of those unpublished documents that were on the site before, as far as the history reaches back. None where
 * it cannot be read: publishing does not depend on it.
 */
export async function readPreviouslyPublishedIds(
  client: SanityClient,
  documents: {id: string; published: unknown}[],
): Promise<string[]> {
  const unpublished = documents.filter(({published}) => !published).map(({id}) => id)
  try {
    const contents = await readLastContents(client, unpublished)
    return unpublished.filter((id) => contents.has(id))
  } catch {
    return []
  }
}
