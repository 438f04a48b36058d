import {type ChildProcess, spawn} from 'node:child_process'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {fileURLToPath} from 'node:url'

import type {Project} from './auth-client.ts'

const program = fileURLToPath(new URL('./auth-process-main.ts', import.meta.url))

export type AuthProcess = {process: ChildProcess; project: Project & {inboxUrl: string}}

type Options = {
  /** Fixed ports; free ones when omitted. */
  ports?: {auth: number; inbox: number}
  /** The value of AUTH_MAIL_LINKS. */
  mailLinks?: 'verify' | 'site'
}

/** Starts the auth emulator in a process of its own, for tests that kill it. */
export async function startAuthProcess(
  dataFolder: string,
  {ports = {auth: 0, inbox: 0}, mailLinks = 'verify'}: Options = {},
): Promise<AuthProcess> {
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      // A start takes half the time with code that an earlier one has compiled.
      NODE_COMPILE_CACHE: path.join(tmpdir(), 'node-compile-cache'),
      EMULATOR_DATA: dataFolder,
      AUTH_PORT: String(ports.auth),
      INBOX_PORT: String(ports.inbox),
      AUTH_MAIL_FREQUENCY: '0',
      AUTH_MAIL_LINKS: mailLinks,
      AUTH_RATE_LIMIT_TOKEN: '0',
      AUTH_RATE_LIMIT_VERIFY: '0',
      AUTH_RATE_LIMIT_ACCOUNT: '0',
      AUTH_RATE_LIMIT_MAILS: '0',
      SUPABASE_ANON_KEY: 'local-anon-key',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const output = child.stdout.setEncoding('utf8')
  let text = ''
  for await (const chunk of output.iterator({destroyOnReturn: false})) {
    text += String(chunk)
    const [, url, inboxUrl] = /auth: (\S+)\/auth\/v1, inbox: (\S+)/.exec(text) ?? []
    if (!url || !inboxUrl) continue
    output.resume()
    return {
      process: child,
      project: {name: 'process', url, inboxUrl, key: 'local-anon-key', account: null},
    }
  }
  throw new Error(`the emulator did not start: ${text}`)
}
