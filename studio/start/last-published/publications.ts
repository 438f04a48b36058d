import type {SanityClient} from '@sanity/client'

import {isRecord} from '../../../domain/is-record.ts'

/** One publish by somebody, of one document or of several together. */
export type Publication = {
  /** The `_rev` of each published document after it: the id of the transaction. */
  revision: string
  documentIds: string[]
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
  const found: PublishOfDocument[] = []
  for (let read = 0; read < Math.min(documents.length, maxDocuments); read += limit) {
    const oldest = together(found)[limit - 1]
    if (oldest && oldest.timestamp > (documents[read]?._updatedAt ?? '')) break
    const more = await Promise.all(
      documents.slice(read, read + limit).map(({_id}) => publishesOf(client, _id, limit)),
    )
    found.push(...more.flat())
  }
  return together(found).slice(0, limit)
}

type ChangedDocument = {_id: string; _updatedAt: string}
type PublishOfDocument = Omit<Publication, 'documentIds'> & {documentId: string}

/** Publishes of one transaction as one. */
function together(publishes: PublishOfDocument[]): Publication[] {
  return [...Map.groupBy(publishes, ({revision}) => revision)]
    .flatMap(([revision, [first, ...others]]) =>
      first
        ? [
            {
              revision,
              documentIds: [first, ...others].map(({documentId}) => documentId),
              author: first.author,
              timestamp: first.timestamp,
            },
          ]
        : [],
    )
    .toSorted((one, other) => other.timestamp.localeCompare(one.timestamp))
}

async function publishesOf(
  client: SanityClient,
  documentId: string,
  limit: number,
): Promise<PublishOfDocument[]> {
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
    isRecord(event) &&
    event['type'] === 'publishDocumentVersion' &&
    typeof event['revisionId'] === 'string' &&
    typeof event['author'] === 'string' &&
    typeof event['timestamp'] === 'string'
  )
}
