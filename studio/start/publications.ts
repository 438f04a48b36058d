import type {SanityClient} from '@sanity/client'

/** One publish by somebody. `revision` is the published document's `_rev` after it. */
export type Publication = {
  documentId: string
  revision: string
  author: string
  /** ISO 8601. */
  timestamp: string
}

/**
 * Who published what, newest first, from the history of the documents that changed last. What no
 * person published in the Studio, such as the first content of a dataset, is left out.
 */
export async function readPublications(
  client: SanityClient,
  documentIds: string[],
  atMost: number,
): Promise<Publication[]> {
  const {dataset = ''} = client.config()
  const histories = await Promise.all(
    documentIds.map(async (documentId) => {
      const {events} = await client.request<{events?: Record<string, unknown[]>}>({
        url: `/data/history/${dataset}/events/documents/${documentId}?limit=${atMost}`,
        tag: 'start.publications',
      })
      return (events?.[documentId] ?? []).flatMap((event) =>
        isPublish(event)
          ? [
              {
                documentId,
                revision: event.revisionId,
                author: event.author,
                timestamp: event.timestamp,
              },
            ]
          : [],
      )
    }),
  )
  return histories
    .flat()
    .toSorted((one, other) => other.timestamp.localeCompare(one.timestamp))
    .slice(0, atMost)
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
