import {readdir, readFile} from 'node:fs/promises'

import {afterAll, expect, onTestFinished, test, vi} from 'vitest'

import {memoryStorage, newClient} from '../../../support/auth/auth-client.ts'
import {hasAccounts, hostedProjects, newAccount, startEmulator} from '../support/project.ts'

const emulator = await startEmulator({reuseInterval: 0})
afterAll(() => emulator.stop())

const projects = [emulator, ...hostedProjects()]

test.for(projects)(
  '$name: a refresh without a token fails before any request [ACCOUNTS-7]',
  async (project) => {
    const {data, error} = await newClient(project).auth.refreshSession()
    expect(data.session).toBeNull()
    expect(error).toMatchObject({name: 'AuthSessionMissingError'})
  },
)

test.for(projects)('$name: an invalid refresh token is rejected', async (project) => {
  const {error} = await newClient(project).auth.refreshSession({refresh_token: 'nonsense!'})
  expect(error).toMatchObject({
    status: 400,
    code: 'validation_failed',
    message: 'Refresh token is not valid',
  })
})

test.for(projects)('$name: a refresh token that was never issued is not found', async (project) => {
  const {error} = await newClient(project).auth.refreshSession({refresh_token: 'aaaaaaaaaaaa'})
  expect(error).toMatchObject({
    status: 400,
    code: 'refresh_token_not_found',
    message: 'Invalid Refresh Token: Refresh Token Not Found',
  })
})

test.for(projects.filter(hasAccounts))('$name: a refresh returns new tokens', async (project) => {
  const {client} = await newAccount(project)
  const {data: before} = await client.auth.getSession()
  const {data: after, error} = await client.auth.refreshSession()
  expect(error).toBeNull()
  expect(after.session?.refresh_token).not.toBe(before.session?.refresh_token)
  expect(after.user?.id).toBe(before.session?.user.id)
  expect((await client.auth.getUser()).error).toBeNull()
})

test('the previous refresh token returns the current one again, in case a response was lost [ACCOUNTS-7]', async () => {
  const {client} = await newAccount(emulator)
  const first = (await client.auth.getSession()).data.session?.refresh_token ?? ''
  const second = (await client.auth.refreshSession()).data.session?.refresh_token

  const again = await newClient(emulator).auth.refreshSession({refresh_token: first})
  expect(again.error).toBeNull()
  expect(again.data.session?.refresh_token).toBe(second)
})

test('reusing an old refresh token after the reuse interval ends the session and its access tokens [ACCOUNTS-7]', async () => {
  const {client} = await newAccount(emulator)
  const stolen = (await client.auth.getSession()).data.session?.refresh_token ?? ''
  await client.auth.refreshSession()
  await client.auth.refreshSession()

  const theft = await newClient(emulator).auth.refreshSession({refresh_token: stolen})
  expect(theft.error).toMatchObject({
    status: 400,
    code: 'refresh_token_already_used',
    message: 'Invalid Refresh Token: Already Used',
  })
  const access = (await client.auth.getSession()).data.session?.access_token
  expect((await newClient(emulator).auth.getUser(access)).error).toMatchObject({
    name: 'AuthSessionMissingError',
  })
  expect((await client.auth.refreshSession()).error).toMatchObject({
    code: 'refresh_token_not_found',
  })
})

test('tabs that refresh within the reuse interval all get the current token', async () => {
  const forgiving = await startEmulator({reuseInterval: 10})
  onTestFinished(() => forgiving.stop())
  const {client} = await newAccount(forgiving)
  const refresh_token = (await client.auth.getSession()).data.session?.refresh_token ?? ''

  const refreshes = await Promise.all(
    Array.from({length: 5}, () => newClient(forgiving).auth.refreshSession({refresh_token})),
  )
  expect(refreshes.map(({error}) => error)).toEqual([null, null, null, null, null])
  expect(new Set(refreshes.map(({data}) => data.session?.refresh_token)).size).toBe(1)

  await client.auth.refreshSession()
  await client.auth.refreshSession()
  const oldest = await newClient(forgiving).auth.refreshSession({refresh_token})
  expect(oldest.error).toBeNull()
})

test('a tampered refresh token is rejected', async () => {
  const {client} = await newAccount(emulator)
  const token = (await client.auth.getSession()).data.session?.refresh_token ?? ''
  const bytes = Buffer.from(token, 'base64url')
  bytes.writeUInt8(bytes.readUInt8(17) + 1, 17)
  const {error} = await newClient(emulator).auth.refreshSession({
    refresh_token: bytes.toString('base64url'),
  })
  expect(error).toMatchObject({code: 'validation_failed'})
})

test('the store contains no refresh token', async () => {
  const {client} = await newAccount(emulator)
  const token = (await client.auth.getSession()).data.session?.refresh_token ?? ''
  const files = (await readdir(emulator.dataFolder)).filter((name) => name.includes('accounts'))
  const contents = await Promise.all(
    files.map((name) => readFile(`${emulator.dataFolder}/${name}`)),
  )
  expect(contents.length).toBeGreaterThan(0)
  expect(contents.some((content) => content.includes(token))).toBe(false)
})

test('a failed refresh is retried after 200, 400 and 800 ms [AUTH-12]', async () => {
  const {client} = await newAccount(emulator)
  const {data} = await client.auth.getSession()
  vi.useFakeTimers({toFake: ['Date', 'setTimeout', 'clearTimeout']})
  onTestFinished(() => void vi.useRealTimers())
  let attempts = 0
  const failing: typeof fetch = async (input, init) => {
    attempts += 1
    return attempts <= 3 ? new Response('down', {status: 503}) : fetch(input, init)
  }
  const refreshed = newClient(emulator, {fetch: failing}).auth.refreshSession({
    refresh_token: data.session?.refresh_token ?? '',
  })
  await vi.advanceTimersByTimeAsync(0)
  for (const [index, delay] of [200, 400, 800].entries()) {
    await vi.advanceTimersByTimeAsync(delay - 1)
    expect(attempts).toBe(index + 1)
    await vi.advanceTimersByTimeAsync(1)
    expect(attempts).toBe(index + 2)
  }
  expect((await refreshed).error).toBeNull()
})

test('an expired stored session is refreshed when it is read', async () => {
  const short = await startEmulator({accessTokenLifetime: 30})
  onTestFinished(() => short.stop())
  const storage = memoryStorage()
  const {email, password} = await newAccount(short)
  await newClient(short, {storage}).auth.signInWithPassword({email, password})
  const before = storedSession(storage.entries)

  const {data} = await newClient(short, {storage}).auth.getSession()
  expect(data.session?.refresh_token).not.toBe(before['refresh_token'])
  expect(storedSession(storage.entries)['refresh_token']).toBe(data.session?.refresh_token)
})

test('a refresh that finally fails removes an expired session', async () => {
  // The client logs the rejection that this test causes.
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  const storage = memoryStorage()
  const {email, password} = await newAccount(emulator)
  const client = newClient(emulator, {storage})
  await client.auth.signInWithPassword({email, password})
  const [key = ''] = storage.entries.keys()
  const session = storedSession(storage.entries)
  await newClient(emulator).auth.refreshSession({refresh_token: String(session['refresh_token'])})
  await client.auth.signOut({scope: 'global'})
  storage.entries.set(key, JSON.stringify({...session, expires_at: 1}))

  const later = newClient(emulator, {storage})
  const events: string[] = []
  later.auth.onAuthStateChange((event) => void events.push(event))
  const {data, error} = await later.auth.getSession()
  expect(data.session).toBeNull()
  expect(error).toMatchObject({code: 'refresh_token_not_found'})
  expect(storage.entries.size).toBe(0)
  expect(events).toContain('SIGNED_OUT')
})

test.for(['access_token', 'refresh_token', 'expires_at'])(
  'a stored session without %s is removed [AUTH-11]',
  async (part) => {
    const storage = memoryStorage()
    const {email, password} = await newAccount(emulator)
    await newClient(emulator, {storage}).auth.signInWithPassword({email, password})
    const [key = ''] = storage.entries.keys()
    const {[part]: _, ...rest} = storedSession(storage.entries)
    storage.entries.set(key, JSON.stringify(rest))

    const {data} = await newClient(emulator, {storage}).auth.getSession()
    expect(data.session).toBeNull()
    expect(storage.entries.size).toBe(0)
  },
)

test('signing out clears the session, the code verifier and the user data [AUTH-11]', async () => {
  const storage = memoryStorage()
  const {email, password} = await newAccount(emulator)
  const client = newClient(emulator, {storage, flowType: 'pkce'})
  await client.auth.signInWithPassword({email, password})
  await client.auth.resetPasswordForEmail(email)
  const [key = ''] = storage.entries.keys()
  storage.entries.set(`${key}-user`, JSON.stringify({user: {id: 'somebody'}}))
  expect([...storage.entries.keys()].some((name) => name.endsWith('-code-verifier'))).toBe(true)

  await client.auth.signOut()
  expect([...storage.entries.keys()]).toEqual([])
})

test('a response without a session is an error [ACCOUNTS-7]', async () => {
  const empty: typeof fetch = async () => Response.json({})
  const client = newClient(emulator, {fetch: empty})
  const {data, error} = await client.auth.signInWithPassword({email: 'a@b.co', password: 'secret'})
  expect(data).toMatchObject({user: null, session: null})
  expect(error).toMatchObject({name: 'AuthInvalidTokenResponseError'})
})

function storedSession(entries: Map<string, string>): Record<string, unknown> {
  const [text = '{}'] = entries.values()
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null) throw new Error('no session is stored')
  return {...value}
}
