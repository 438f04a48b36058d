import {createServer, type Server} from 'node:http'
import {join} from 'node:path'

import {getRequestListener} from '@hono/node-server'
import type {Hono} from 'hono'

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
  if (isProduction) {
    throw new Error(
      'The auth emulator is for development and tests: it starts once NODE_ENV is not "production".',
    )
  }
  const service = await openService({...defaultOptions, ...given})
  const {database, inbox, options} = service
  const servers: Server[] = []
  const stop = async () => {
    await Promise.all(servers.map(closeServer))
    database.close()
    inbox.close()
  }
  const listen = (app: Hono, port: number, owner: {service: string; variable: string}) => {
    const server = createServer(getRequestListener(app.fetch))
    servers.push(server)
    return listenOnLoopback(server, port, owner)
  }
  try {
    const port = await listen(createAuthApp(service), options.port, {
      service: 'auth emulator',
      variable: 'AUTH_PORT',
    })
    service.externalUrl = `http://localhost:${port}/auth/v1`
    const inboxPort = await listen(createInboxApp(inbox), options.inboxPort, {
      service: 'mail inbox',
      variable: 'INBOX_PORT',
    })
    return {url: `http://localhost:${port}`, inboxUrl: `http://localhost:${inboxPort}`, stop}
  } catch (error) {
    await stop()
    throw error
  }
}

/** Opens the stores in the data folder, with the keys that read them. */
async function openService(options: AuthOptions): Promise<AuthService> {
  const {dataFolder, report} = options
  const database = openDatabase(join(dataFolder, 'accounts.sqlite'), report)
  try {
    const keys = await loadKeys(join(dataFolder, 'keys.json'), options, holdsSecrets(database))
    const inbox = new Inbox(join(dataFolder, 'inbox.sqlite'), options)
    const limiter = new RateLimiter()
    const captcha = new Captcha(options.captcha)
    return {options, database, keys, inbox, limiter, captcha, externalUrl: ''}
  } catch (error) {
    database.close()
    throw error
  }
}
