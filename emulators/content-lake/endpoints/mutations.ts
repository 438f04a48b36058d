import type {Hono} from 'hono'

import {isObject, type JsonObject} from '../../json.ts'
import type {QueryRunner} from '../groq/query-runner.ts'
import {requireSignIn} from '../http/access.ts'
import {asActionError, httpError, ApiError} from '../http/api-error.ts'
import {mutateOptions} from '../http/known-parameters.ts'
import {readJson} from '../http/read-body.ts'
import type {LakeEnv} from '../http/request-context.ts'
import {type Lake} from '../lake.ts'
import {localUser} from '../local-user.ts'
import {applyActions} from '../store/apply-actions.ts'
import {type Mutation, parseMutations} from '../store/mutation.ts'
import {parseTransactionId} from '../store/pending-transaction.ts'

/** Changes documents, with mutations or with actions. */
export function mutationEndpoints(app: Hono<LakeEnv>, lake: Lake): void {
  app.post('/data/mutate/:dataset', async (context) => {
    requireSignIn(context)
    const {dataset, runner} = lake.services(context.req.param('dataset'))
    const body = await readJson(context, ['mutations', 'transactionId', ...mutateOptions])
    const mutations = parseMutations(body.mutations)
    const options: JsonObject = {...context.req.query(), ...body}
    const isSet = (name: string) => options[name] === true || options[name] === 'true'
    checkVisibility(options.visibility)
    const resolved = await Promise.all(
      mutations.map(async (mutation) => ({mutation, ids: await selectedIds(mutation, runner)})),
    )
    const {transactionId, results} = dataset.mutate(resolved, {
      transactionId: parseTransactionId(options.transactionId),
      author: localUser.id,
      dryRun: isSet('dryRun'),
      generateArrayKeys: isSet('autoGenerateArrayKeys'),
    })
    return context.json({
      transactionId,
      results: results.map(({id, operation, document}) => ({
        ...(isSet('returnIds') && {id}),
        operation,
        ...(isSet('returnDocuments') && document && {document}),
      })),
    })
  })

  app.post('/data/actions/:dataset', async (context) => {
    requireSignIn(context)
    const {dataset} = lake.services(context.req.param('dataset'))
    if ((context.req.param('version') ?? '') < firstActionsVersion) {
      throw httpError(400, `Actions need the API version ${firstActionsVersion} or a later one`)
    }
    const known = ['actions', 'transactionId', 'dryRun', 'skipCrossDatasetReferenceValidation']
    const body = await readJson(context, known)
    try {
      const {transactionId} = dataset.commit((pending) => applyActions(pending, body.actions), {
        transactionId: parseTransactionId(body.transactionId),
        author: localUser.id,
        dryRun: body.dryRun === true,
      })
      return context.json({transactionId})
    } catch (error) {
      throw error instanceof ApiError ? asActionError(error) : error
    }
  })
}

const firstActionsVersion = 'v2024-05-23'

function checkVisibility(value: unknown): void {
  if (value === undefined || value === 'sync' || value === 'async' || value === 'deferred') return
  throw httpError(400, `Invalid visibility: ${JSON.stringify(value)}`)
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
