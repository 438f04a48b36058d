import type {SanityClient} from '@sanity/client'

import {isRecord} from '../../../domain/is-record.ts'
import {textAt} from '../../content/content-value.ts'
import type {Content} from '../../content/content-value.ts'

/** A state of the document that visitors saw. `revision` is the published document's `_rev`. */
export type Version = {
  revision: string
  /** Id of the person. */
  author: string
  /** ISO 8601. */
  timestamp: string
  /** The document had left the site since the version before. */
  cameBack: boolean
  /** Until when visitors saw the version before, ISO 8601: this publish, or when the document left the site. */
  previousUntil: string
}

/**
 * The published versions of a document, newest first: what was published in the Studio, and what was
 * imported. How far they reach back depends on the plan of the project.
 */
export async function readVersions(
  client: SanityClient,
  documentId: string,
  limit: number,
): Promise<Version[]> {
  const {dataset = ''} = client.config()
  const versions: Version[] = []
  let nextCursor: string | undefined = ''
  // Drafts that come and go count as events as well, and there can be many between two versions.
  while (nextCursor !== undefined && versions.length < limit) {
    const page: EventPage = await client.request<EventPage>({
      url: `/data/history/${dataset}/events/documents/${documentId}`,
      query: {limit: String(limit * 3), ...(nextCursor && {nextCursor})},
      tag: 'history.versions',
    })
    for (const event of page.events?.[documentId] ?? []) {
      const newer = versions.at(-1)
      if (newer && leaving.includes(textAt(event, 'type'))) {
        newer.cameBack = true
        newer.previousUntil = textAt(event, 'timestamp')
      }
      versions.push(...versionOf(event))
    }
    nextCursor = page.nextCursor || undefined
  }
  return versions.slice(0, limit)
}

/** The newest 20 versions; what is older is not searched. */
export function readLastVersions(client: SanityClient, documentId: string): Promise<Version[]> {
  return readVersions(client, documentId, 20)
}

/** The version of a revision, then those before it, newest first. Empty where it is not among the last ones. */
export async function readVersionsFrom(
  client: SanityClient,
  documentId: string,
  revision: string,
): Promise<Version[]> {
  const versions = await readLastVersions(client, documentId)
  const index = versions.findIndex((version) => version.revision === revision)
  return index < 0 ? [] : versions.slice(index)
}

type EventPage = {events?: Record<string, unknown[]>; nextCursor?: string}

/** A published document as it was, null where the history does not reach back so far. */
export async function readVersion(
  client: SanityClient,
  documentId: string,
  revision: string,
): Promise<Content | null> {
  return readPast(client, documentId, {revision})
}

/**
 * What visitors saw before the version at `index` of the document's versions, before the present at -1. Null where that
 * was the first, and where the history does not reach back so far. A publish older than the retention cannot be read by
 * its revision, but the document can still be read by any time within the retention.
 */
export async function readVersionBefore(
  client: SanityClient,
  documentId: string,
  versions: Version[],
  index: number,
): Promise<Content | null> {
  const [version, before] = [versions[index], versions[index + 1]]
  const listed = before && (await readVersion(client, documentId, before.revision))
  if (listed || !version) return listed ?? null
  const time = new Date(Date.parse(version.previousUntil) - 1).toISOString()
  return readPast(client, documentId, {time})
}

async function readPast(
  client: SanityClient,
  documentId: string,
  at: {revision: string} | {time: string},
): Promise<Content | null> {
  const {dataset = ''} = client.config()
  const {documents} = await client.request<{documents?: unknown[]}>({
    url: `/data/history/${dataset}/documents/${documentId}`,
    query: at,
    tag: 'history.version',
  })
  const [document] = documents ?? []
  return isRecord(document) ? document : null
}

const publishing = ['publishDocumentVersion', 'createLiveDocument', 'updateLiveDocument']
const leaving = ['unpublishDocument', 'deleteDocumentGroup']

function versionOf(event: unknown): Version[] {
  const [type, revision] = [textAt(event, 'type'), textAt(event, 'revisionId')]
  if (!publishing.includes(type) || !revision) return []
  const [author, timestamp] = [textAt(event, 'author'), textAt(event, 'timestamp')]
  return [{revision, author, timestamp, cameBack: false, previousUntil: timestamp}]
}
