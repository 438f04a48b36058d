import type {IncomingMessage} from 'node:http'
import type {Duplex} from 'node:stream'

import {Hono} from 'hono'

import {accessControl} from './access.ts'
import {DatasetHub} from './dataset-hub.ts'
import {assetFileEndpoints} from './endpoints/asset-files.ts'
import {assetEndpoints} from './endpoints/assets.ts'
import {documentEndpoints} from './endpoints/documents.ts'
import {historyEndpoints} from './endpoints/history.ts'
import {listenEndpoints} from './endpoints/listen.ts'
import {projectEndpoints} from './endpoints/project.ts'
import {queryEndpoints} from './endpoints/query.ts'
import {signInEndpoints} from './endpoints/sign-in.ts'
import {userSettingEndpoints} from './endpoints/user-settings.ts'
import {SlowQueries} from './groq/slow-queries.ts'
import {httpError, LakeError} from './lake-error.ts'
import type {Lake, LakeContext, LakeEnv} from './lake.ts'
import {type ContentLakeOptions, type LakeSettings, withDefaults} from './options.ts'
import {presenceServer} from './realtime/presence.ts'
import {StreamHosts} from './realtime/stream-hosts.ts'
import type {Dataset} from './store/dataset.ts'
import {Datasets} from './store/datasets.ts'
import {ProjectStore} from './store/project-store.ts'

export type ContentLake = {
  fetch: (request: Request) => Response | Promise<Response>
  /** Answers the Studio's presence websocket. */
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** Ends the websockets, which a closing server would wait for. */
  hangUp(): void
  close(): void
}

/** Sanity's HTTP API over one folder of datasets, as a value that answers requests. */
export function createContentLake(options: ContentLakeOptions): ContentLake {
  const settings = withDefaults(options)
  const project = new ProjectStore(settings)
  const slowQueries = new SlowQueries()
  const datasets = new Datasets(settings)
  const hubs = new Map<Dataset, DatasetHub>()
  datasets.each((dataset) => {
    hubs.set(dataset, new DatasetHub(dataset, settings.projectId, slowQueries))
  })
  const lake: Lake = {
    settings,
    datasets,
    project,
    streamHosts: new StreamHosts(),
    hub(name = '') {
      const hub = hubs.get(datasets.get(name))
      if (!hub) throw httpError(404, `Dataset "${name}" not found`)
      return hub
    },
  }
  const presence = presenceServer(settings)
  const app = new Hono<LakeEnv>()
  app.use(accessControl(settings, lake.streamHosts.check))
  app.onError((error, context) => refuse(error, context, settings))
  app.notFound((context) => {
    const {body} = httpError(404, `Not found: ${context.req.method} ${context.req.path}`)
    return context.json(body, 404)
  })
  assetFileEndpoints(app, lake)
  app.route('/:version{v[0-9X][^/]*}', api(lake))
  return {
    fetch: (request) => app.fetch(request),
    upgrade: presence.upgrade,
    hangUp: presence.close,
    close() {
      project.close()
      slowQueries.close()
      for (const hub of hubs.values()) hub.close()
    },
  }
}

function refuse(error: Error, context: LakeContext, settings: LakeSettings): Response {
  if (error instanceof LakeError) return context.json(error.body, error.status)
  settings.report(`Content lake: ${context.req.method} ${context.req.path}: ${error.stack}`)
  return context.json(httpError(500, 'An internal server error occurred').body, 500)
}

function api(lake: Lake): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()
  queryEndpoints(app, lake)
  documentEndpoints(app, lake)
  listenEndpoints(app, lake)
  historyEndpoints(app, lake)
  assetEndpoints(app, lake)
  userSettingEndpoints(app, lake)
  signInEndpoints(app, lake)
  projectEndpoints(app, lake)
  return app
}
