import {once} from 'node:events'
import {mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {DatabaseSync} from 'node:sqlite'

import {serve} from '@hono/node-server'
import {expect, onTestFinished, test} from 'vitest'

import {createAuthApp} from '../../../emulators/auth/app.ts'
import {RateLimiter} from '../../../emulators/auth/http/rate-limits.ts'
import {Mailbox} from '../../../emulators/auth/mail/mailbox.ts'
import {defaultOptions, noLimits} from '../../../emulators/auth/options.ts'
import {loadKeys} from '../../../emulators/auth/sessions/signing-keys.ts'
import {openDatabase} from '../../../emulators/auth/store/database.ts'
import {newClient, newEmail, startEmulator} from './support/project.ts'

const password = 'a long enough password'

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'auth-store-'))
  onTestFinished(() => rm(folder, {recursive: true, force: true}))
  return folder
}

test.for(['accounts.sqlite', 'inbox.sqlite'])(
  'a damaged %s is told in one message, kept aside and replaced',
  async (name) => {
    const dataFolder = await newFolder()
    const file = path.join(dataFolder, name)
    const damaged = 'This is not a database at all. '.repeat(999)
    await writeFile(file, damaged)
    const told: string[] = []
    const auth = await startEmulator({dataFolder, report: (message) => void told.push(message)})
    onTestFinished(() => auth.stop())
    expect(told).toEqual([expect.stringContaining(`store ${file} is damaged`)])
    const kept = (await readdir(dataFolder)).filter((other) => other.includes('.damaged-'))
    expect(told[0]).toContain(kept[0])
    expect(await readFile(path.join(dataFolder, kept[0] ?? ''), 'utf8')).toBe(damaged)
    const {error} = await newClient(auth).auth.signUp({email: newEmail(), password})
    expect(error).toBeNull()
  },
)

test('a full disk is told, and accounts that were there stay as they were', async () => {
  const dataFolder = await newFolder()
  const options = {...defaultOptions, ...noLimits, dataFolder, autoconfirm: true, log: () => {}}
  const database = openDatabase(path.join(dataFolder, 'accounts.sqlite'), options.report)
  const mailbox = new Mailbox(path.join(dataFolder, 'inbox.sqlite'), options)
  onTestFinished(() => {
    database.close()
    mailbox.close()
  })
  const keys = await loadKeys(path.join(dataFolder, 'keys.json'), options)
  const limiter = new RateLimiter()
  const externalUrl = 'http://localhost/auth/v1'
  const app = createAuthApp({options, database, keys, mailbox, limiter, externalUrl})
  const server = serve({fetch: app.fetch, port: 0, hostname: '127.0.0.1'})
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const client = newClient({url: `http://localhost:${port}`, key: options.anonKey})
  const email = newEmail()
  expect((await client.auth.signUp({email, password})).error).toBeNull()

  const pages = database.prepare('PRAGMA page_count').get()?.['page_count']
  database.exec(`PRAGMA max_page_count = ${Number(pages)}`)
  let refusal: {status?: number | undefined; message: string} | null = null
  for (let attempt = 0; attempt < 200 && !refusal; attempt += 1) {
    refusal = (await client.auth.signUp({email: newEmail(), password})).error
  }
  expect(refusal).toMatchObject({
    status: 507,
    message: 'The auth emulator could not store the change: the disk is full.',
  })

  database.exec('PRAGMA max_page_count = 1000000')
  expect((await client.auth.signInWithPassword({email, password})).error).toBeNull()
})

test('a store that another program has opened is not taken for a damaged one', async () => {
  const dataFolder = await newFolder()
  const file = path.join(dataFolder, 'accounts.sqlite')
  openDatabase(file, () => {}).close()
  const other = new DatabaseSync(file)
  onTestFinished(() => other.close())
  const told: string[] = []
  openDatabase(file, (message) => void told.push(message)).close()
  expect(told).toEqual([])
})
