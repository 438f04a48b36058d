import type {Hono} from 'hono'

import {isObject, type JsonObject} from '../../json.ts'
import {parsePerspective} from '../groq/perspective.ts'
import {httpError, malformedBody} from '../http/api-error.ts'
import {readJson} from '../http/read-body.ts'
import type {LakeContext, LakeEnv} from '../http/request-context.ts'
import {type Lake} from '../lake.ts'
import {identityOf} from '../local-user.ts'

/** Queries by GET and POST. */
export function queryEndpoints(app: Hono<LakeEnv>, lake: Lake): void {
  app.get('/data/query/:dataset', (context) => {
    const query = context.req.query()
    return queryResponse(context, lake, query.query, paramsOf(query))
  })

  app.post('/data/query/:dataset', async (context) => {
    const {query, params = {}} = await readJson(context, ['query', 'params'])
    if (!isObject(params)) throw malformedBody('"params" must be an object')
    return queryResponse(context, lake, query, {...paramsOf(context.req.query()), ...params})
  })
}

/** The GROQ parameters of a URL, `$name=<JSON>`. Throws 400 for a value that is not JSON. */
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

async function queryResponse(
  context: LakeContext,
  lake: Lake,
  query: unknown,
  params: JsonObject,
): Promise<Response> {
  const started = performance.now()
  const {runner, syncTags} = lake.services(context.req.param('dataset'))
  if (typeof query !== 'string' || query.trim() === '') throw httpError(400, '"query" is missing')
  const access = context.get('access')
  const {perspective, resultSourceMap = 'false', returnQuery} = context.req.query()
  const request = {
    query,
    params,
    perspective: parsePerspective(perspective, context.req.param('version') ?? ''),
    signedIn: access.signedIn,
    identity: identityOf(access),
    sourceMap: resultSourceMap !== 'false',
  }
  const result = await runner.run(request)
  const tag = syncTags.tagFor(request, result)
  const parts = [
    returnQuery !== 'false' && `"query":${JSON.stringify(query)}`,
    `"result":${result.result}`,
    result.sourceMap !== undefined && `"resultSourceMap":${result.sourceMap}`,
    tag !== null && `"syncTags":${JSON.stringify([tag])}`,
    `"ms":${Math.round(performance.now() - started)}`,
  ]
  context.header('content-type', 'application/json; charset=utf-8')
  return context.body(`{${parts.filter(Boolean).join(',')}}`)
}
