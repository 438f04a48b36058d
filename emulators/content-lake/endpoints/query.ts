import type {Hono} from 'hono'

import {parsePerspective} from '../groq/perspective.ts'
import {isObject, type JsonObject} from '../json.ts'
import {httpError} from '../lake-error.ts'
import {identityOf, type Lake, type LakeContext, type LakeEnv} from '../lake.ts'
import {readJson} from '../read-body.ts'
import {malformedBody} from '../store/mutation.ts'

export function queryEndpoints(app: Hono<LakeEnv>, lake: Lake): void {
  app.get('/data/query/:dataset', (context) => {
    const query = context.req.query()
    return answer(context, lake, query.query, paramsOf(query))
  })

  app.post('/data/query/:dataset', async (context) => {
    const {query, params = {}} = await readJson(context)
    if (!isObject(params)) throw malformedBody('"params" must be an object')
    return answer(context, lake, query, {...paramsOf(context.req.query()), ...params})
  })
}

/** `$name=<JSON>` in the address. Throws 400 for a value that is not JSON. */
export function paramsOf(query: Record<string, string>): JsonObject {
  const params: JsonObject = {}
  for (const [name, value] of Object.entries(query)) {
    if (!name.startsWith('$')) continue
    try {
      params[name.slice(1)] = JSON.parse(value)
    } catch {
      throw httpError(400, `Invalid value for parameter ${name}: it is not JSON`)
    }
  }
  return params
}

async function answer(
  context: LakeContext,
  lake: Lake,
  query: unknown,
  params: JsonObject,
): Promise<Response> {
  const started = performance.now()
  const {runner, watch} = lake.hub(context.req.param('dataset'))
  if (typeof query !== 'string' || query.trim() === '') throw httpError(400, '"query" is missing')
  const access = context.get('access')
  const {perspective, resultSourceMap = 'false', returnQuery} = context.req.query()
  const question = {
    query,
    params,
    perspective: parsePerspective(perspective, context.req.param('version') ?? ''),
    signedIn: access.signedIn,
    identity: identityOf(access),
    sourceMap: resultSourceMap !== 'false',
  }
  const told = await runner.ask(question)
  const tag = watch.tagOf(question, told)
  const parts = [
    returnQuery !== 'false' && `"query":${JSON.stringify(query)}`,
    `"result":${told.result}`,
    told.sourceMap !== undefined && `"resultSourceMap":${told.sourceMap}`,
    tag !== null && `"syncTags":${JSON.stringify([tag])}`,
    `"ms":${Math.round(performance.now() - started)}`,
  ]
  context.header('content-type', 'application/json; charset=utf-8')
  return context.body(`{${parts.filter(Boolean).join(',')}}`)
}
