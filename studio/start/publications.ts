import type {SanityClient} from '@sanity/client'

/** One publish by somebody. `revision` is the published document's `_rev` after it. */
export type Publication = {
  documentId: string
  revision: string
  author: string
  /** ISO 8601. */
  timestamp: string
}

/** How many documents are searched at most, since many may have changed by other means than publishing. */
const maxDocuments = 24

/**
 * Who published what, newest first, from the histories of `documents`, which come in the order of their last
 * change, newest first. What no person published in the Studio, such as the first content of a dataset, is left
 * out; as such changes are later than any publish before them, the search goes on until no document that
 * follows can have been published later.
 */
export async function readPublications(
  client: SanityClient,
  documents: ChangedDocument[],
  limit: number,
): Promise<Publication[]> {
  let publications: Publication[] = []
  for (let read = 0; read < Math.min(documents.length, maxDocuments); read += limit) {
    const oldest = publications[limit - 1]
    if (oldest && oldest.timestamp >= (documents[read]?._updatedAt ?? '')) break
    const found = await Promise.all(
      documents.slice(read, read + limit).map(({_id}) => publicationsOf(client, _id, limit)),
    )
    publications = [...publications, ...found.flat()]
      .toSorted((one, other) => other.timestamp.localeCompare(one.timestamp))
      .slice(0, limit)
  }
  return publications
}

type ChangedDocument = {_id: string; _updatedAt: string}

async function publicationsOf(
  client: SanityClient,
  documentId: string,
  limit: number,
): Promise<Publication[]> {
  const {dataset = ''} = client.config()
  const {events} = await client.request<{events?: Record<string, unknown[]>}>({
    url: `/data/history/${dataset}/events/documents/${documentId}?limit=${4 * limit}`,
    tag: 'start.publications',
  })
  return (events?.[documentId] ?? [])
    .filter(isPublish)
    .map(({revisionId: revision, author, timestamp}) => ({documentId, revision, author, timestamp}))
}

function isPublish(
  event: unknown,
): event is {revisionId: string; author: string; timestamp: string} {
  return (
    typeof event === 'object' &&
    event !== null &&
    'type' in event &&
    event.type === 'publishDocumentVersion' &&
    'revisionId' in event &&
    typeof event.revisionId === 'string' &&
    'author' in event &&
    typeof event.author === 'string' &&
    'timestamp' in event &&
    typeof event.timestamp === 'string'
  )
}
