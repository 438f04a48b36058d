import type {Hono} from 'hono'

import {LakeError} from '../lake-error.ts'
import {identityOf, type Lake, type LakeContext, type LakeEnv} from '../lake.ts'
import {EventStream} from '../realtime/event-stream.ts'
import {Listener} from '../realtime/listener.ts'
import {randomId} from '../store/document.ts'
import {paramsOf} from './query.ts'

export function listenEndpoints(app: Hono<LakeEnv>, lake: Lake): void {
  app.get('/data/listen/:dataset', (context) => {
    const hub = lake.hub(context.req.param('dataset'))
    const redirect = lake.streamHosts.redirect(context)
    if (redirect) return redirect
    let stop = () => {}
    const stream = new EventStream(context, () => stop())
    try {
      const listener = listenerOf(context, lake, hub.dataset.name)
      stream.send({name: 'welcome', data: {listenerName: randomId()}})
      stop = hub.listen({listener, stream})
    } catch (error) {
      if (!(error instanceof LakeError)) throw error
      // A browser cannot read the body of a refused stream, so Sanity tells it within one.
      stream.send({name: 'channelError', data: error.body})
      stream.close()
    }
    return stream.response
  })

  app.get('/data/live/events/:dataset', (context) => {
    const {live} = lake.hub(context.req.param('dataset'))
    const redirect = lake.streamHosts.redirect(context)
    if (redirect) return redirect
    const includeDrafts =
      context.get('access').signedIn && context.req.query('includeDrafts') === 'true'
    const stream = new EventStream(context, () => live.disconnect(connection))
    const connection = {stream, includeDrafts}
    live.connect(connection, context.req.header('last-event-id'))
    return stream.response
  })
}

function listenerOf(context: LakeContext, lake: Lake, dataset: string): Listener {
  const query = context.req.query()
  const access = context.get('access')
  const options = {
    includeMutations: query.includeMutations !== 'false',
    includeResult: query.includeResult === 'true',
    includePreviousRevision: query.includePreviousRevision === 'true',
    includeEffects: query.effectFormat === 'mendoza',
  }
  return new Listener(query.query ?? '', paramsOf(query), options, access.signedIn, {
    projectId: lake.settings.projectId,
    dataset,
    identity: identityOf(access),
  })
}
