import {createServer, type Server} from 'node:http'

import {getRequestListener} from '@hono/node-server'

import {type ContentLake, createContentLake} from './app.ts'
import {baseUrlOf, type ContentLakeOptions, withDefaults} from './options.ts'

export type RunningService = {url: string; stop(): Promise<void>}

/**
 * Starts the content lake on 127.0.0.1. Rejects with one sentence that names the port when it is
 * taken, or the data folder when another content lake uses it.
 */
export async function startContentLake(options: ContentLakeOptions): Promise<RunningService> {
  const settings = withDefaults(options)
  const server = createServer({maxHeaderSize: 65_536})
  const port = await listen(server, settings.port)
  let lake: ContentLake
  try {
    // The URLs of assets hold the port, which is known only now.
    lake = createContentLake({...settings, port})
  } catch (error) {
    server.close()
    throw error
  }
  const handle = getRequestListener((request) => lake.fetch(request), {
    overrideGlobalObjects: false,
  })
  server.on('request', (request, response) => void handle(request, response))
  server.on('upgrade', (request, socket, head) => lake.upgrade(request, socket, head))
  const url = baseUrlOf({...settings, port})
  if (!settings.quiet) console.log(`Content lake: ${url}`)
  let stopped: Promise<void> | undefined
  return {url, stop: () => (stopped ??= stop(server, lake))}
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const isTaken = 'code' in error && error.code === 'EADDRINUSE'
      const message = `The content lake cannot start: port ${port} is taken by another program.`
      reject(isTaken ? new Error(message, {cause: error}) : error)
    })
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

async function stop(server: Server, lake: ContentLake): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeAllConnections()
  lake.closeWebSockets()
  await closed
  lake.close()
}
