import {createServer} from 'node:http'

import {getRequestListener} from '@hono/node-server'

import {closeServer, listenOnLoopback} from '../listen-on-loopback.ts'
import {type ContentLakeApp, createContentLakeApp} from './app.ts'
import {baseUrlOf, type ContentLakeOptions, withDefaults} from './options.ts'

export type RunningContentLake = {
  /** The URL for a client's `apiHost`, e.g. http://localhost:3900 */
  url: string
  /** Whether a program waits for an answer or follows events. Pages do not count: each of their requests names its origin. */
  isUsedByPrograms(): boolean
  /** Closes it with its open connections; further calls wait for the first. */
  stop(): Promise<void>
}

/**
 * Starts the content lake on 127.0.0.1. Rejects with a message that names the port when it is taken, or the data
 * folder when another content lake uses it.
 */
export async function startContentLake(given: ContentLakeOptions): Promise<RunningContentLake> {
  const options = withDefaults(given)
  const server = createServer({maxHeaderSize: 65_536})
  const port = await listenOnLoopback(server, options.port, {
    service: 'content lake',
    variable: 'CONTENT_LAKE_PORT',
  })
  let app: ContentLakeApp
  try {
    // The URLs of assets hold the port, which is known only now.
    app = createContentLakeApp({...options, port: given.publicPort ?? port})
  } catch (error) {
    server.close()
    throw error
  }
  const handle = getRequestListener((request) => app.fetch(request), {
    overrideGlobalObjects: false,
  })
  let openRequests = 0
  server.on('request', (request, response) => {
    if (request.headers.origin === undefined) {
      openRequests += 1
      response.once('close', () => (openRequests -= 1))
    }
    void handle(request, response)
  })
  server.on('upgrade', (request, socket, head) => app.upgrade(request, socket, head))
  const url = baseUrlOf({...options, port})
  const stop = async () => {
    const closed = closeServer(server)
    app.closeWebSockets()
    await closed
    app.close()
  }
  let stopped: Promise<void> | undefined
  return {url, isUsedByPrograms: () => openRequests > 0, stop: () => (stopped ??= stop())}
}
