import type {DatabaseSync} from 'node:sqlite'

import {draftId, publishedId} from '../store/document.ts'
import {type PastChange, pastTransactions} from './past-transactions.ts'

export type EventPage = {events: object[]; nextCursor: string}

/**
 * The events of a document and its draft or version, newest first, as the Studio's history list shows them. The
 * cursor is the sequence number of the last event of the previous page; '' when there are no more.
 */
export function documentEvents(
  database: DatabaseSync,
  documentId: string,
  limit: number,
  cursor: number,
  keptSince: string,
): EventPage {
  const published = publishedId(documentId)
  const version = documentId.startsWith('versions.') ? documentId : draftId(documentId)
  const events: object[] = []
  let last = cursor
  const range = {newestFirst: true, keptSince}
  for (const past of pastTransactions(database, [published, version], range)) {
    if (past.sequence >= cursor) continue
    if (events.length === limit) return {events, nextCursor: String(last)}
    last = past.sequence
    const changeOf = (document: string) => past.changes.find(({id}) => id === document)
    const event = eventOf(past.id, version, changeOf(published), changeOf(version))
    const {timestamp, author} = past
    if (event) events.push({...event, timestamp, author, documentId: published})
  }
  return {events, nextCursor: ''}
}

function eventOf(
  revisionId: string,
  versionId: string,
  published: PastChange | undefined,
  version: PastChange | undefined,
): object | null {
  const versionRevisionId = version?.previous?._rev
  if (published?.next && version && !version.next) {
    const publishCause = 'document.publish'
    return {type: 'publishDocumentVersion', revisionId, versionId, versionRevisionId, publishCause}
  }
  if (published && !published.next) {
    return version?.next
      ? {type: 'unpublishDocument', versionId, versionRevisionId: revisionId}
      : {type: 'deleteDocumentGroup'}
  }
  if (version && !version.previous && version.next) {
    return {type: 'createDocumentVersion', versionId, versionRevisionId: revisionId}
  }
  if (version && !version.next) return {type: 'deleteDocumentVersion', versionId, versionRevisionId}
  if (!published) return null
  const type = published.previous ? 'updateLiveDocument' : 'createLiveDocument'
  return {type, revisionId}
}
