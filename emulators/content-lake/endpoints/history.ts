import type {DatabaseSync} from 'node:sqlite'

import type {Hono} from 'hono'

import {documentEvents} from '../history/document-events.ts'
import {createEffects} from '../history/effects.ts'
import {
  documentAtRevision,
  documentAtTime,
  lastDocument,
  type PastTransaction,
  pastTransactions,
} from '../history/past-transactions.ts'
import {requireSignIn} from '../http/access.ts'
import {httpError, UnsupportedError} from '../http/api-error.ts'
import type {LakeEnv} from '../http/request-context.ts'
import type {Lake} from '../lake.ts'
import type {LakeDocument} from '../store/document.ts'
import {parseDocumentIds} from './document-ids.ts'

/** Sanity's history: transactions, earlier states of documents, and the events that the Studio lists. */
export function historyEndpoints(app: Hono<LakeEnv>, lake: Lake): void {
  app.get('/data/history/:dataset/transactions/:ids?', (context) => {
    requireSignIn(context)
    const {database} = lake.services(context.req.param('dataset')).dataset
    const named = context.req.param('ids')
    const ids = named === undefined ? null : parseDocumentIds(named)
    const query = context.req.query()
    // The log holds the state after each change, not the mutations that led to it.
    if (query.excludeContent !== 'true') {
      throw new UnsupportedError('A history without "excludeContent=true"')
    }
    if (query.effectFormat !== undefined && query.effectFormat !== 'mendoza') {
      throw httpError(400, `Invalid effectFormat: "${query.effectFormat}"`)
    }
    const past = pastTransactions(database, ids, {
      from: query.fromTransaction,
      to: query.toTransaction,
      fromTime: parseTime(query.fromTime),
      toTime: parseTime(query.toTime),
      authors: query.authors?.split(',') ?? [],
      limit: parseLimit(query.limit),
      newestFirst: query.reverse === 'true',
      keptSince: keptSince(lake),
    })
    const withEffects = query.effectFormat === 'mendoza'
    const onlyIds = query.includeIdentifiedDocumentsOnly === 'true' ? ids : null
    const lines = [...past].map(
      (transaction) => `${transactionLine(transaction, onlyIds, withEffects)}\n`,
    )
    context.header('content-type', 'application/x-ndjson')
    return context.body(lines.join(''))
  })

  app.get('/data/history/:dataset/documents/:ids', (context) => {
    requireSignIn(context)
    const {database} = lake.services(context.req.param('dataset')).dataset
    const query = context.req.query()
    const ids = parseDocumentIds(context.req.param('ids'))
    const since = keptSince(lake)
    const documents = ids.flatMap((id) => pastDocument(database, id, query, since) ?? [])
    return context.json({documents})
  })

  app.get('/data/history/:dataset/events/documents/:id', (context) => {
    requireSignIn(context)
    const {database} = lake.services(context.req.param('dataset')).dataset
    const [id = ''] = parseDocumentIds(context.req.param('id'))
    const limit = parseLimit(context.req.query('limit')) ?? 100
    const cursor = Number(context.req.query('nextCursor') || Number.MAX_SAFE_INTEGER)
    const {events, nextCursor} = documentEvents(database, id, limit, cursor, keptSince(lake))
    return context.json({events: {[id]: events}, nextCursor})
  })
}

/** The ISO time before which the history is gone; '' where everything is kept. */
function keptSince({options}: Lake): string {
  const {history} = options.limits
  return history === Infinity ? '' : new Date(Date.now() - history).toISOString()
}

function pastDocument(
  database: DatabaseSync,
  id: string,
  query: Record<string, string>,
  since: string,
): LakeDocument | null {
  const {revision, time, lastRevision} = query
  if (Object.keys(query).filter((name) => name !== 'tag').length > 1) {
    throw httpError(400, 'Only one of "revision", "time" and "lastRevision" may be given')
  }
  if (lastRevision === 'true') return lastDocument(database, id, since)
  if (revision !== undefined) return documentAtRevision(database, id, revision, since)
  return documentAtTime(database, id, parseTime(time) ?? new Date().toISOString(), since)
}

function transactionLine(
  {id, timestamp, author, changes}: PastTransaction,
  onlyIds: string[] | null,
  withEffects: boolean,
): string {
  const listed = changes.filter((change) => !onlyIds || onlyIds.includes(change.id))
  const effects = listed.map(
    (change) => [change.id, createEffects(change.previous, change.next)] as const,
  )
  return JSON.stringify({
    id,
    timestamp,
    author,
    documentIDs: listed.map((change) => change.id),
    mutations: [],
    ...(withEffects && {effects: Object.fromEntries(effects)}),
  })
}

/** An ISO time in the form in which times are stored and compared. Throws 400 for anything else. */
function parseTime(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const time = new Date(text)
  if (!Number.isNaN(time.getTime())) return time.toISOString()
  throw httpError(400, `Invalid time: "${text}"`)
}

function parseLimit(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const limit = Number(text)
  if (Number.isInteger(limit) && limit > 0) return limit
  throw httpError(400, `Invalid limit: "${text}"`)
}
