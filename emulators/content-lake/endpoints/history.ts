import type {DatabaseSync} from 'node:sqlite'

import type {Hono} from 'hono'

import {requireSignIn} from '../access.ts'
import {documentEvents} from '../history/document-events.ts'
import {createEffects} from '../history/effects.ts'
import {
  documentAtRevision,
  documentAtTime,
  lastDocument,
  type PastTransaction,
  pastTransactions,
} from '../history/transactions.ts'
import {httpError} from '../lake-error.ts'
import type {Lake, LakeEnv} from '../lake.ts'
import {type LakeDocument, publishedId} from '../store/document.ts'
import {parseDocumentIds} from './document-ids.ts'

export function historyEndpoints(app: Hono<LakeEnv>, lake: Lake): void {
  app.get('/data/history/:dataset/transactions/:ids', (context) => {
    requireSignIn(context)
    const {database} = lake.hub(context.req.param('dataset')).dataset
    const ids = parseDocumentIds(context.req.param('ids'))
    const query = context.req.query()
    const past = pastTransactions(database, ids, {
      from: query.fromTransaction,
      to: query.toTransaction,
      limit: parseLimit(query.limit),
      newestFirst: query.reverse === 'true',
    })
    const withEffects = query.effectFormat === 'mendoza'
    const only = query.includeIdentifiedDocumentsOnly === 'true' ? ids : null
    const lines = [...past].map((transaction) => `${line(transaction, only, withEffects)}\n`)
    context.header('content-type', 'application/x-ndjson')
    return context.body(lines.join(''))
  })

  app.get('/data/history/:dataset/documents/:ids', (context) => {
    requireSignIn(context)
    const {database} = lake.hub(context.req.param('dataset')).dataset
    const moment = context.req.query()
    const ids = parseDocumentIds(context.req.param('ids'))
    const documents = ids.flatMap((id) => pastDocument(database, id, moment) ?? [])
    const [only = ''] = ids
    if (documents.length > 0 || ids.length > 1) return context.json({documents})
    // The history of a draft lists what happened before there was one, to the published document.
    const published = pastDocument(database, publishedId(only), moment)
    return context.json({documents: published ? [published] : []})
  })

  app.get('/data/history/:dataset/events/documents/:id', (context) => {
    requireSignIn(context)
    const {database} = lake.hub(context.req.param('dataset')).dataset
    const [id = ''] = parseDocumentIds(context.req.param('id'))
    const limit = parseLimit(context.req.query('limit')) ?? 100
    const cursor = Number(context.req.query('nextCursor') || Number.MAX_SAFE_INTEGER)
    const {events, nextCursor} = documentEvents(database, id, limit, cursor)
    return context.json({events: {[id]: events}, nextCursor})
  })
}

function pastDocument(
  database: DatabaseSync,
  id: string,
  moment: Record<string, string>,
): LakeDocument | null {
  const {revision, time = new Date().toISOString(), lastRevision} = moment
  if (lastRevision === 'true') return lastDocument(database, id)
  if (revision !== undefined) return documentAtRevision(database, id, revision)
  return documentAtTime(database, id, time)
}

function line(
  {id, timestamp, author, changes}: PastTransaction,
  only: string[] | null,
  withEffects: boolean,
): string {
  const told = changes.filter(({document}) => !only || only.includes(document))
  const effects = told.map(
    ({document, previous, next}) => [document, createEffects(previous, next)] as const,
  )
  return JSON.stringify({
    id,
    timestamp,
    author,
    documentIDs: told.map(({document}) => document),
    mutations: [],
    ...(withEffects && {effects: Object.fromEntries(effects)}),
  })
}

function parseLimit(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const limit = Number(text)
  if (Number.isInteger(limit) && limit > 0) return limit
  throw httpError(400, `Invalid limit: "${text}"`)
}
