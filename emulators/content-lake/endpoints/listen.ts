import type {Hono} from 'hono'

import {httpError, ApiError} from '../http/api-error.ts'
import type {LakeContext, LakeEnv} from '../http/request-context.ts'
import {type Lake} from '../lake.ts'
import {identityOf} from '../local-user.ts'
import {EventStream} from '../realtime/event-stream.ts'
import {Listener} from '../realtime/listener.ts'
import {paramsOf} from './query.ts'

/**
 * The two event streams: listeners on a query, and live events with sync tags. HEAD is refused: without a body, nothing would
 * say that the client has gone, and the stream would stay open.
 */
export function listenEndpoints(app: Hono<LakeEnv>, lake: Lake): void {
  app.get('/data/listen/:dataset', (context) => {
    if (context.req.method === 'HEAD') return context.body(null, 405)
    const services = lake.services(context.req.param('dataset'))
    const redirect = lake.streamHosts.redirect(context)
    if (redirect) return redirect
    let removeListener = () => {}
    const stream = new EventStream(context, () => removeListener())
    try {
      const listener = createListener(context, lake, services.dataset.name)
      const isResumable = context.req.query('enableResume') === 'true'
      const lastEventId = isResumable ? context.req.header('last-event-id') : undefined
      removeListener = services.addListener({listener, stream}, lastEventId)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Browsers cannot read the body of a failed event stream, so Sanity sends the error as an event.
      stream.send({name: 'channelError', data: error.body})
      stream.close()
    }
    return stream.response
  })

  app.get('/data/live/events/:dataset', (context) => {
    if (context.req.method === 'HEAD') return context.body(null, 405)
    const {liveEvents} = lake.services(context.req.param('dataset'))
    const redirect = lake.streamHosts.redirect(context)
    if (redirect) return redirect
    const includeDrafts =
      context.get('access').signedIn &&
      ['includeDrafts', 'includeAllDocuments', 'includeAllVersions'].some(
        (name) => context.req.query(name) === 'true',
      )
    const stream = new EventStream(context, () => liveEvents.disconnect(connection))
    const connection = {stream, includeDrafts}
    liveEvents.connect(connection, context.req.header('last-event-id'))
    return stream.response
  })
}

function createListener(context: LakeContext, lake: Lake, dataset: string): Listener {
  const query = context.req.query()
  const access = context.get('access')
  const {effectFormat, visibility = 'transaction'} = query
  if (effectFormat !== undefined && effectFormat !== 'mendoza') {
    throw httpError(400, `Invalid effectFormat: "${effectFormat}"`)
  }
  if (visibility !== 'transaction' && visibility !== 'query') {
    throw httpError(400, `Invalid visibility: "${visibility}"`)
  }
  const version = context.req.param('version') ?? ''
  const options = {
    visibility,
    // Since this API version a listener receives published documents only, unless it asks for all.
    includeAllVersions: version < 'v2025-02-19' || query.includeAllVersions === 'true',
    includeMutations: query.includeMutations !== 'false',
    includeResult: query.includeResult === 'true',
    includePreviousRevision: query.includePreviousRevision === 'true',
    includeEffects: effectFormat === 'mendoza',
  }
  return new Listener(query.query ?? '', paramsOf(query), options, access.signedIn, {
    projectId: lake.options.projectId,
    dataset,
    identity: identityOf(access),
  })
}
