import type {IncomingMessage} from 'node:http'
import path from 'node:path'
import type {Duplex} from 'node:stream'

import {Hono} from 'hono'
import {getPath} from 'hono/utils/url'

import {removeStaleParts} from './assets/asset-files.ts'
import {DatasetServices} from './dataset-services.ts'
import {assetDownloadEndpoints} from './endpoints/asset-downloads.ts'
import {assetUploadEndpoints} from './endpoints/asset-uploads.ts'
import {datasetEndpoints} from './endpoints/datasets.ts'
import {documentEndpoints} from './endpoints/documents.ts'
import {historyEndpoints} from './endpoints/history.ts'
import {listenEndpoints} from './endpoints/listen.ts'
import {mutationEndpoints} from './endpoints/mutations.ts'
import {projectEndpoints} from './endpoints/project.ts'
import {queryEndpoints} from './endpoints/query.ts'
import {signInEndpoints} from './endpoints/sign-in.ts'
import {userSettingEndpoints} from './endpoints/user-settings.ts'
import {SlowQueryQueue} from './groq/slow-query-queue.ts'
import {accessControl} from './http/access.ts'
import {httpError, ApiError, UnsupportedError} from './http/api-error.ts'
import {apiPath, checkParameters} from './http/known-parameters.ts'
import type {LakeContext, LakeEnv} from './http/request-context.ts'
import {UnsupportedRequests} from './http/unsupported-requests.ts'
import type {Lake} from './lake.ts'
import type {ResolvedOptions} from './options.ts'
import {createPresenceServer} from './realtime/presence.ts'
import {StreamHosts} from './realtime/stream-hosts.ts'
import type {Dataset} from './store/dataset.ts'
import {Datasets} from './store/datasets.ts'
import {ProjectStore} from './store/project-store.ts'

/** What the server of a content lake calls. */
export type ContentLakeApp = {
  fetch: (request: Request) => Response | Promise<Response>
  /** Accepts the Studio's presence websocket. */
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** Closes the websockets, for which a closing server would wait. */
  closeWebSockets(): void
  /** Closes the datasets, after the server has closed. */
  close(): void
}

/** Sanity's HTTP API for one project, with its datasets in `dataFolder`. Throws when another lake uses that folder. */
export function createContentLakeApp(options: ResolvedOptions): ContentLakeApp {
  const project = new ProjectStore(options)
  const slowQueries = new SlowQueryQueue({timeLimit: options.limits.slowQuery})
  const datasets = new Datasets(options)
  for (const name of ['assets', 'image-cache']) {
    removeStaleParts(path.join(options.dataFolder, name))
  }
  const services = new Map<Dataset, DatasetServices>()
  datasets.onDataset((dataset) => {
    services.set(dataset, new DatasetServices(dataset, options, slowQueries))
  })
  const lake: Lake = {
    options,
    datasets,
    project,
    streamHosts: new StreamHosts(),
    services(name = '') {
      const found = services.get(datasets.get(name))
      if (!found) throw httpError(404, `Dataset "${name}" not found`)
      return found
    },
    deleteDataset(name) {
      const dataset = datasets.get(name)
      services.get(dataset)?.close()
      services.delete(dataset)
      slowQueries.forget()
      datasets.delete(name)
    },
  }
  const presence = createPresenceServer(options)
  const unsupported = new UnsupportedRequests()
  // Sanity's API knows a path with several slashes in a row as well; some of its commands send such paths.
  const app = new Hono<LakeEnv>({getPath: (request) => getPath(request).replace(/\/{2,}/g, '/')})
  app.use(accessControl(options, lake.streamHosts.ticketAccess), checkParameters)
  app.onError((error, context) => {
    if (error instanceof UnsupportedError) unsupported.add(context, error.message)
    return errorResponse(error, context, options)
  })
  app.notFound(({req}) => {
    throw new UnsupportedError(`The endpoint ${req.method} ${req.path}`, 404)
  })
  app.get('/unsupported-requests', (context) => context.json(unsupported))
  assetDownloadEndpoints(app, lake)
  app.route(apiPath, api(lake))
  return {
    fetch: (request) => app.fetch(request),
    upgrade: presence.upgrade,
    closeWebSockets: presence.close,
    close() {
      project.close()
      slowQueries.close()
      for (const dataset of services.values()) dataset.close()
    },
  }
}

function errorResponse(error: Error, context: LakeContext, options: ResolvedOptions): Response {
  if (error instanceof ApiError) return context.json(error.body, error.status)
  options.report(`Content lake: ${context.req.method} ${context.req.path}: ${error.stack}`)
  return context.json(httpError(500, 'An internal server error occurred').body, 500)
}

function api(lake: Lake): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()
  queryEndpoints(app, lake)
  documentEndpoints(app, lake)
  mutationEndpoints(app, lake)
  listenEndpoints(app, lake)
  historyEndpoints(app, lake)
  assetUploadEndpoints(app, lake)
  userSettingEndpoints(app, lake)
  signInEndpoints(app, lake)
  datasetEndpoints(app, lake)
  projectEndpoints(app, lake)
  return app
}
