import type {MiddlewareHandler} from 'hono'
import {matchedRoutes} from 'hono/route'

import {UnsupportedError} from './api-error.ts'
import type {LakeEnv} from './request-context.ts'

/** The start of every path of the API in its versions, such as `/v2025-02-19`. */
export const apiPath = '/:version{v[0-9X][^/]*}'

/** A parameter of a GROQ query, `$name`. */
const groqParameter = '$'
const streamParameters = ['_ticket']
const imageParameters =
  'w h dpr fit crop fp-x fp-y rect fm auto q bg blur sharp flip or sat invert pad dl dlRaw'
const uploadParameters =
  'filename title label description creditLine sourceId sourceName sourceUrl meta'.split(' ')

const projectParameters = ['includeMembers', 'includeFeatures', 'includeOrganization']

/** The options of a mutate request, which are read from its body as well as from its URL. */
export const mutateOptions = [
  'dryRun',
  'returnIds',
  'returnDocuments',
  'visibility',
  'autoGenerateArrayKeys',
  'skipCrossDatasetReferenceValidation',
]

/** The query parameters of each endpoint; `tag`, which names a request in Sanity's logs, is one everywhere. */
const parameters: Record<string, string[]> = {
  '/images/:project/:dataset/:name/:vanity?': imageParameters.split(' '),
  '/files/:project/:dataset/:name/:vanity?': ['dl', 'dlRaw'],
  '/data/query/:dataset': [
    'query',
    groqParameter,
    'perspective',
    'resultSourceMap',
    'returnQuery',
    'cacheMode',
    'lastLiveEventId',
  ],
  '/data/doc/:dataset/:ids': ['includeAllVersions', 'excludeContent'],
  '/data/mutate/:dataset': ['transactionId', ...mutateOptions],
  '/data/export/:dataset': ['types'],
  '/data/listen/:dataset': [
    'query',
    groqParameter,
    'includeResult',
    'includeMutations',
    'includePreviousRevision',
    'includeAllVersions',
    'effectFormat',
    'visibility',
    'enableResume',
    ...streamParameters,
  ],
  '/data/live/events/:dataset': [
    'includeDrafts',
    'includeAllVersions',
    'includeAllDocuments',
    ...streamParameters,
  ],
  '/data/history/:dataset/transactions/:ids?': [
    'excludeContent',
    'effectFormat',
    'includeIdentifiedDocumentsOnly',
    'fromTransaction',
    'toTransaction',
    'fromTime',
    'toTime',
    'authors',
    'limit',
    'reverse',
  ],
  '/data/history/:dataset/documents/:ids': ['revision', 'time', 'lastRevision'],
  '/data/history/:dataset/events/documents/:id': ['limit', 'nextCursor'],
  '/data/references/:dataset/documents/:id/to': ['excludeInternalReferences', 'excludePaths'],
  '/assets/images/:dataset': uploadParameters,
  '/assets/files/:dataset': uploadParameters,
  '/auth/login/local': ['origin', 'projectId', 'type'],
  '/auth/fetch': ['sid'],
  '/projects': projectParameters,
  '/projects/:project': projectParameters,
  '/projects/:project/datasets': ['datasetProfile', 'addonFor'],
  '/datasets': ['datasetProfile', 'addonFor'],
  '/schedules/:project/:dataset': ['limit'],
  '/help': ['m', 'locale'],
  '/journey/:topic': ['studioVersion', 'trialState', 'seenBefore'],
}

/** Refuses a request with a query parameter that its endpoint does not know: ignored, it could hide an error. */
export const checkParameters: MiddlewareHandler<LakeEnv> = async (context, next) => {
  const route = matchedRoutes(context).find(({path}) => path !== '/*')
  if (route) {
    const known = ['tag', ...(parameters[route.path.replace(apiPath, '')] ?? [])]
    for (const name of new URL(context.req.url).searchParams.keys()) {
      const isKnown = known.includes(name.startsWith('$') ? groqParameter : name)
      if (!isKnown) throw new UnsupportedError(`The parameter "${name}"`)
    }
  }
  await next()
}
