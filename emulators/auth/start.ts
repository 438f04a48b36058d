import {createServer, type Server} from 'node:http'
import {join} from 'node:path'

import {getRequestListener} from '@hono/node-server'

import {closeServer, listenOnLoopback} from '../listen-on-loopback.ts'
import {createAuthApp} from './app.ts'
import type {AuthService} from './auth-service.ts'
import {Captcha} from './http/captcha.ts'
import {RateLimiter} from './http/rate-limits.ts'
import {createInboxApp} from './mail/inbox-app.ts'
import {Inbox} from './mail/inbox.ts'
import {holdsSecrets} from './mfa/factors.ts'
import {type AuthOptions, defaultOptions, isProduction} from './options.ts'
import {loadKeys} from './sessions/signing-keys.ts'
import {openDatabase} from './store/database.ts'

export type RunningAuth = {
  /** The URL for createClient, e.g. http://localhost:54321 */
  url: string
  /** The URL of the page with the sent mails and text messages, and of Mailpit's API. */
  inboxUrl: string
  stop: () => Promise<void>
}

/**
 * Starts the auth service and its inbox on 127.0.0.1. Missing options have the defaults of a hosted project.
 * Rejects with a message that names the port when it is taken, and in production.
 */
export async function startAuth(given: Partial<AuthOptions> = {}): Promise<RunningAuth> {
  if (isProduction)
    throw new Error(
      'The auth emulator is for development and tests: it starts once NODE_ENV is not "production".',
    )
  const options = {...defaultOptions, ...given}
  const database = openDatabase(join(options.dataFolder, 'accounts.sqlite'), options.report)
  const keysFile = join(options.dataFolder, 'keys.json')
  const keys = await loadKeys(keysFile, options, holdsSecrets(database)).catch((error: unknown) => {
    database.close()
    throw error
  })
  const inbox = new Inbox(join(options.dataFolder, 'inbox.sqlite'), options)
  const closeStores = () => {
    database.close()
    inbox.close()
  }

  const service: AuthService = {
    options,
    database,
    keys,
    inbox,
    limiter: new RateLimiter(),
    captcha: new Captcha(options.captcha),
    externalUrl: '',
  }
  const servers: Server[] = []
  try {
    const start = (fetch: Fetch, port: number, service: string, variable: string) => {
      const server = createServer(getRequestListener(fetch))
      servers.push(server)
      return listenOnLoopback(server, port, {service, variable})
    }
    const port = await start(
      createAuthApp(service).fetch,
      options.port,
      'auth emulator',
      'AUTH_PORT',
    )
    service.externalUrl = `http://localhost:${port}/auth/v1`
    const inboxPort = await start(
      createInboxApp(inbox).fetch,
      options.inboxPort,
      'mail inbox',
      'INBOX_PORT',
    )
    return {
      url: `http://localhost:${port}`,
      inboxUrl: `http://localhost:${inboxPort}`,
      stop: async () => {
        await Promise.all(servers.map(closeServer))
        closeStores()
      },
    }
  } catch (error) {
    await Promise.all(servers.map(closeServer))
    closeStores()
    throw error
  }
}

type Fetch = (request: Request) => Response | Promise<Response>
