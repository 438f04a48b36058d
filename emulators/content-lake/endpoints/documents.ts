import type {Hono} from 'hono'

import {requireSignIn} from '../access.ts'
import type {QueryRunner} from '../groq/query-runner.ts'
import {isObject} from '../json.ts'
import {type Lake, type LakeEnv, localUser} from '../lake.ts'
import {readJson} from '../read-body.ts'
import {applyActions} from '../store/actions.ts'
import {isPublic, type LakeDocument, publishedId} from '../store/document.ts'
import {type Mutation, parseMutations} from '../store/mutation.ts'
import {checkTransactionId} from '../store/working-set.ts'
import {parseDocumentIds} from './document-ids.ts'

export function documentEndpoints(app: Hono<LakeEnv>, lake: Lake): void {
  app.get('/data/doc/:dataset/:ids', (context) => {
    const dataset = lake.datasets.get(context.req.param('dataset'))
    const ids = parseDocumentIds(context.req.param('ids'))
    const {signedIn} = context.get('access')
    const canSee = (document: LakeDocument) => signedIn || isPublic(document._id)
    if (context.req.query('includeAllVersions') === 'true') {
      const groups = new Set(ids.map(publishedId))
      const versions = [...dataset.documents()].filter(({_id: id}) => groups.has(publishedId(id)))
      return context.json({documents: versions.filter(canSee), omitted: []})
    }
    const found = ids.flatMap((id) => dataset.get(id) ?? []).filter(canSee)
    const omitted = ids
      .filter((id) => !found.some((document) => document._id === id))
      .map((id) => ({id, reason: dataset.get(id) ? 'permission' : 'existence'}))
    return context.json({documents: found, omitted})
  })

  app.post('/data/mutate/:dataset', async (context) => {
    requireSignIn(context)
    const {dataset, runner} = lake.hub(context.req.param('dataset'))
    const body = await readJson(context)
    const mutations = parseMutations(body.mutations)
    const flags = context.req.query()
    const resolved = await Promise.all(
      mutations.map(async (mutation) => ({mutation, ids: await idsOf(mutation, runner)})),
    )
    const {transactionId, results} = dataset.mutate(resolved, {
      transactionId: checkTransactionId(body.transactionId ?? flags.transactionId),
      author: localUser.id,
      dryRun: flags.dryRun === 'true',
      generateArrayKeys: flags.autoGenerateArrayKeys === 'true',
    })
    return context.json({
      transactionId,
      results: results.map(({id, operation, document}) => ({
        ...(flags.returnIds !== 'false' && {id}),
        operation,
        ...(flags.returnDocuments === 'true' && document && {document}),
      })),
    })
  })

  app.post('/data/actions/:dataset', async (context) => {
    requireSignIn(context)
    const {dataset} = lake.hub(context.req.param('dataset'))
    const body = await readJson(context)
    const {work} = dataset.commit((set) => applyActions(set, body.actions), {
      transactionId: checkTransactionId(body.transactionId),
      author: localUser.id,
      dryRun: body.dryRun === true,
    })
    return context.json({transactionId: work.transactionId})
  })

  app.get('/data/export/:dataset', (context) => {
    requireSignIn(context)
    const {dataset} = lake.hub(context.req.param('dataset'))
    const lines = [...dataset.documents()].map((document) => `${JSON.stringify(document)}\n`)
    context.header('content-type', 'application/x-ndjson')
    return context.body(lines.join(''))
  })
}

async function idsOf(mutation: Mutation, runner: QueryRunner): Promise<string[]> {
  if (!('selection' in mutation)) return []
  const {selection} = mutation
  if ('id' in selection) return [selection.id]
  const {result} = await runner.ask({
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
