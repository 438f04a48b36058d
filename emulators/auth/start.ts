import {mkdirSync} from 'node:fs'
import type {Server} from 'node:http'
import {join} from 'node:path'

import {createAdaptorServer} from '@hono/node-server'

import {createAuthApp} from './app.ts'
import {RateLimiter} from './http/rate-limits.ts'
import {createInboxApp} from './mail/inbox-app.ts'
import {Mailbox} from './mail/mailbox.ts'
import {type AuthOptions, defaultOptions, inProduction, optionsFromEnvironment} from './options.ts'
import type {Service} from './service.ts'
import {loadKeys} from './sessions/signing-keys.ts'
import {openDatabase} from './store/database.ts'

export type RunningAuth = {
  /** What createClient takes, e.g. http://localhost:54321 */
  url: string
  inboxUrl: string
  stop: () => Promise<void>
}

/**
 * Starts the auth service and its inbox on 127.0.0.1. Options that are not given have the defaults of
 * a hosted project. Rejects with one sentence when a port is taken, or in production.
 */
export async function startAuth(given: Partial<AuthOptions> = {}): Promise<RunningAuth> {
  if (inProduction) throw new Error('The auth emulator does not run with NODE_ENV=production.')
  const options = {...defaultOptions, ...given}
  mkdirSync(options.dataFolder, {recursive: true})
  const keys = await loadKeys(join(options.dataFolder, 'keys.json'), options)
  const database = openDatabase(join(options.dataFolder, 'accounts.sqlite'), options.report)
  const mailbox = new Mailbox(join(options.dataFolder, 'inbox.sqlite'), options)
  const closeStores = () => {
    database.close()
    mailbox.close()
  }

  const service: Service = {
    options,
    database,
    keys,
    mailbox,
    limiter: new RateLimiter(),
    externalUrl: '',
  }
  const servers: Server[] = []
  try {
    const auth = await listen(createAuthApp(service).fetch, options.port, 'AUTH_PORT')
    servers.push(auth.server)
    service.externalUrl = `http://localhost:${auth.port}/auth/v1`
    const inbox = await listen(createInboxApp(mailbox).fetch, options.inboxPort, 'INBOX_PORT')
    servers.push(inbox.server)
    return {
      url: `http://localhost:${auth.port}`,
      inboxUrl: `http://localhost:${inbox.port}`,
      stop: async () => {
        await Promise.all(servers.map(close))
        closeStores()
      },
    }
  } catch (error) {
    await Promise.all(servers.map(close))
    closeStores()
    throw error
  }
}

function listen(
  fetch: (request: Request) => Response | Promise<Response>,
  port: number,
  variable: string,
): Promise<{server: Server; port: number}> {
  const server = createAdaptorServer({fetch})
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} is in use: stop the server that holds it, or choose another port with ${variable}.`,
            )
          : error,
      )
    })
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      if (!('requestTimeout' in server) || typeof address !== 'object' || address === null) {
        reject(new Error('The auth emulator listens on plain HTTP only.'))
        return
      }
      resolve({server, port: address.port})
    })
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

if (import.meta.main) {
  const {url, inboxUrl} = await startAuth(optionsFromEnvironment())
  console.log(`auth: ${url}/auth/v1, inbox: ${inboxUrl}`)
}
