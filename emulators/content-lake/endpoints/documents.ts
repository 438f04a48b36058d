import type {Hono} from 'hono'

import {isObject} from '../../json.ts'
import type {QueryRunner} from '../groq/query-runner.ts'
import {requireSignIn} from '../http/access.ts'
import {readJson} from '../http/read-body.ts'
import type {LakeEnv} from '../http/request-context.ts'
import {type Lake} from '../lake.ts'
import {localUser} from '../local-user.ts'
import {applyActions} from '../store/apply-actions.ts'
import {isPublic, type LakeDocument, publishedId} from '../store/document.ts'
import {type Mutation, parseMutations} from '../store/mutation.ts'
import {parseTransactionId} from '../store/pending-transaction.ts'
import {parseDocumentIds} from './document-ids.ts'

/** Reads documents by id, and changes them with mutations or actions. */
export function documentEndpoints(app: Hono<LakeEnv>, lake: Lake): void {
  app.get('/data/doc/:dataset/:ids', (context) => {
    const dataset = lake.datasets.get(context.req.param('dataset'))
    const ids = parseDocumentIds(context.req.param('ids'))
    const {signedIn} = context.get('access')
    const isVisible = (document: LakeDocument) => signedIn || isPublic(document._id)
    if (context.req.query('includeAllVersions') === 'true') {
      const groups = new Set(ids.map(publishedId))
      const versions = [...dataset.documents()].filter(({_id: id}) => groups.has(publishedId(id)))
      return context.json({documents: versions.filter(isVisible), omitted: []})
    }
    const found = ids.flatMap((id) => dataset.get(id) ?? []).filter(isVisible)
    const omitted = ids
      .filter((id) => !found.some((document) => document._id === id))
      .map((id) => ({id, reason: dataset.get(id) ? 'permission' : 'existence'}))
    return context.json({documents: found, omitted})
  })

  app.post('/data/mutate/:dataset', async (context) => {
    requireSignIn(context)
    const {dataset, runner} = lake.services(context.req.param('dataset'))
    const body = await readJson(context)
    const mutations = parseMutations(body.mutations)
    const options = context.req.query()
    const resolved = await Promise.all(
      mutations.map(async (mutation) => ({mutation, ids: await selectedIds(mutation, runner)})),
    )
    const {transactionId, results} = dataset.mutate(resolved, {
      transactionId: parseTransactionId(body.transactionId ?? options.transactionId),
      author: localUser.id,
      dryRun: options.dryRun === 'true',
      generateArrayKeys: options.autoGenerateArrayKeys === 'true',
    })
    return context.json({
      transactionId,
      results: results.map(({id, operation, document}) => ({
        ...(options.returnIds !== 'false' && {id}),
        operation,
        ...(options.returnDocuments === 'true' && document && {document}),
      })),
    })
  })

  app.post('/data/actions/:dataset', async (context) => {
    requireSignIn(context)
    const {dataset} = lake.services(context.req.param('dataset'))
    const body = await readJson(context)
    const {transactionId} = dataset.commit((pending) => applyActions(pending, body.actions), {
      transactionId: parseTransactionId(body.transactionId),
      author: localUser.id,
      dryRun: body.dryRun === true,
    })
    return context.json({transactionId})
  })

  app.get('/data/export/:dataset', (context) => {
    requireSignIn(context)
    const {dataset} = lake.services(context.req.param('dataset'))
    const lines = [...dataset.documents()].map((document) => `${JSON.stringify(document)}\n`)
    context.header('content-type', 'application/x-ndjson')
    return context.body(lines.join(''))
  })
}

async function selectedIds(mutation: Mutation, runner: QueryRunner): Promise<string[]> {
  if (!('selection' in mutation)) return []
  const {selection} = mutation
  if ('id' in selection) return [selection.id]
  const {result} = await runner.run({
    ...selection,
    perspective: 'raw',
    signedIn: true,
    identity: localUser.id,
    sourceMap: false,
  })
  const found: unknown = JSON.parse(result)
  const documents = Array.isArray(found) ? found : [found]
  return documents.flatMap((document: unknown) =>
    isObject(document) && typeof document._id === 'string' ? [document._id] : [],
  )
}
