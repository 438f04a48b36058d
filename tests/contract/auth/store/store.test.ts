import {once} from 'node:events'
import {existsSync} from 'node:fs'
import {mkdtemp, readdir, readFile, rm, symlink, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {DatabaseSync} from 'node:sqlite'

import {serve} from '@hono/node-server'
import {expect, onTestFinished, test} from 'vitest'

import {createAuthApp} from '../../../../emulators/auth/app.ts'
import {Captcha} from '../../../../emulators/auth/http/captcha.ts'
import {RateLimiter} from '../../../../emulators/auth/http/rate-limits.ts'
import {Inbox} from '../../../../emulators/auth/mail/inbox.ts'
import {defaultOptions} from '../../../../emulators/auth/options.ts'
import {loadKeys} from '../../../../emulators/auth/sessions/signing-keys.ts'
import {openDatabase} from '../../../../emulators/auth/store/database.ts'
import {newClient, newEmail} from '../../../support/auth/auth-client.ts'
import {noLimits, startEmulator} from '../support/project.ts'

const password = 'a long enough password'

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'auth-store-'))
  onTestFinished(() => rm(folder, {recursive: true, force: true}))
  return folder
}

test.for(['accounts.sqlite', 'inbox.sqlite'])(
  'a damaged %s is reported, renamed and replaced',
  async (name) => {
    const dataFolder = await newFolder()
    const file = path.join(dataFolder, name)
    const damaged = 'This is not a database at all. '.repeat(999)
    await writeFile(file, damaged)
    const reports: string[] = []
    const auth = await startEmulator({dataFolder, report: (message) => void reports.push(message)})
    onTestFinished(() => auth.stop())
    expect(reports).toEqual([expect.stringContaining(`store ${file} is damaged`)])
    const renamed = (await readdir(dataFolder)).filter((other) => other.includes('.damaged-'))
    expect(reports[0]).toContain(renamed[0])
    expect(await readFile(path.join(dataFolder, renamed[0] ?? ''), 'utf8')).toBe(damaged)
    const {error} = await newClient(auth).auth.signUp({email: newEmail(), password})
    expect(error).toBeNull()
  },
)

test.for(['', '{"access": {"kty": "EC"', '{}', '{"master": "AAAA"}'])(
  'keys that are damaged ("%s") are named and kept: other ones could not read the accounts',
  async (damaged) => {
    const dataFolder = await newFolder()
    const file = path.join(dataFolder, 'keys.json')
    await writeFile(file, damaged)
    await expect(startEmulator({dataFolder})).rejects.toThrow(`${file} is damaged`)
    expect(await readFile(file, 'utf8')).toBe(damaged)
  },
)

test('keys that are missing while an account has multi-factor authentication are named, and no others are made', async () => {
  const dataFolder = await newFolder()
  const database = openDatabase(path.join(dataFolder, 'accounts.sqlite'), () => {})
  database.exec(
    `insert into users (id, role, app_metadata, user_metadata, created_at, updated_at)
       values ('u', 'authenticated', '{}', '{}', '', '');
     insert into factors values ('f', 'u', 'totp', 'verified', '', 'sealed', null, null, '', '')`,
  )
  database.close()
  const file = path.join(dataFolder, 'keys.json')
  await expect(startEmulator({dataFolder})).rejects.toThrow(`${file} is missing`)
  expect(await readdir(dataFolder)).not.toContain('keys.json')
})

test.skipIf(!existsSync('/dev/full'))(
  'a disk that is full at the first start leaves no unfinished keys',
  async () => {
    const dataFolder = await newFolder()
    await symlink('/dev/full', path.join(dataFolder, 'keys.json.new'))
    await expect(startEmulator({dataFolder})).rejects.toThrow('ENOSPC')
    expect((await readdir(dataFolder)).filter((name) => name.startsWith('keys'))).toEqual([])
  },
)

test('a full disk is reported, and existing accounts stay unchanged', async () => {
  const dataFolder = await newFolder()
  const options = {...defaultOptions, ...noLimits, dataFolder, autoconfirm: true, log: () => {}}
  const database = openDatabase(path.join(dataFolder, 'accounts.sqlite'), options.report)
  const inbox = new Inbox(path.join(dataFolder, 'inbox.sqlite'), options)
  onTestFinished(() => {
    database.close()
    inbox.close()
  })
  const keys = await loadKeys(path.join(dataFolder, 'keys.json'), options)
  const limiter = new RateLimiter()
  const externalUrl = 'http://localhost/auth/v1'
  const app = createAuthApp({
    options,
    database,
    keys,
    inbox,
    limiter,
    captcha: new Captcha(false),
    externalUrl,
  })
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
  let rejection: {status?: number | undefined; message: string} | null = null
  for (let attempt = 0; attempt < 200 && !rejection; attempt += 1) {
    rejection = (await client.auth.signUp({email: newEmail(), password})).error
  }
  expect(rejection).toMatchObject({
    status: 507,
    message: 'The auth emulator could not store the change: the disk is full.',
  })

  database.exec('PRAGMA max_page_count = 1000000')
  expect((await client.auth.signInWithPassword({email, password})).error).toBeNull()
})

test('a store that another program has opened does not count as damaged', async () => {
  const dataFolder = await newFolder()
  const file = path.join(dataFolder, 'accounts.sqlite')
  openDatabase(file, () => {}).close()
  const other = new DatabaseSync(file)
  onTestFinished(() => other.close())
  const reports: string[] = []
  openDatabase(file, (message) => void reports.push(message)).close()
  expect(reports).toEqual([])
})
