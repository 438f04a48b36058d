import {generateKeyPair, SignJWT} from 'jose'
import {afterAll, expect, onTestFinished, test, vi} from 'vitest'

import {newClient} from '../../../support/auth/auth-client.ts'
import {hasAccounts, hostedProjects, newAccount, startEmulator} from '../support/project.ts'
import {pathsOf, recordRequests} from '../support/record-requests.ts'

const emulator = await startEmulator()
afterAll(() => emulator.stop())

const projects = [emulator, ...hostedProjects()].filter(hasAccounts)

test.for(projects)(
  '$name: the claims of a session hold its user, assurance level and methods',
  async (project) => {
    const {client, email} = await newAccount(project)
    const {data, error} = await client.auth.getClaims()
    expect(error).toBeNull()
    expect(data?.claims).toMatchObject({
      email,
      aal: 'aal1',
      amr: [{method: 'password', timestamp: expect.any(Number)}],
      role: 'authenticated',
      session_id: expect.any(String),
      is_anonymous: false,
      iss: `${project.url}/auth/v1`,
    })
    const level = await client.auth.mfa.getAuthenticatorAssuranceLevel()
    expect(level.data).toMatchObject({currentLevel: 'aal1', nextLevel: 'aal1'})
  },
)

test('claims are verified with the published keys, without requesting the user [ACCOUNTS-5]', async () => {
  const {client} = await newAccount(emulator)
  const {data} = await client.auth.getSession()
  const {requests, fetch} = recordRequests()
  // The client caches the keys of a storage key for ten minutes, so this one uses another.
  const fresh = newClient(emulator, {fetch, storageKey: 'no keys yet'})
  const {data: claims} = await fresh.auth.getClaims(data.session?.access_token)
  expect(claims?.header).toMatchObject({alg: 'ES256', kid: expect.any(String)})
  expect(pathsOf(requests)).toEqual(['/.well-known/jwks.json'])
})

test('the keys are fetched once for all clients of a storage key, and again after ten minutes [ACCOUNTS-5]', async () => {
  vi.useFakeTimers({toFake: ['Date']})
  onTestFinished(() => void vi.useRealTimers())
  const {client} = await newAccount(emulator)
  const token = (await client.auth.getSession()).data.session?.access_token
  const {requests, fetch} = recordRequests()
  const newReader = () => newClient(emulator, {fetch, storageKey: 'keys that are shared'})
  const [first, second] = [newReader(), newReader()]
  for (const reader of [first, first, second]) {
    expect((await reader.auth.getClaims(token)).error).toBeNull()
  }
  expect(requests).toHaveLength(1)

  vi.setSystemTime(Date.now() + 599_000)
  await second.auth.getClaims(token)
  expect(requests).toHaveLength(1)
  vi.setSystemTime(Date.now() + 2_000)
  expect((await second.auth.getClaims(token)).error).toBeNull()
  expect(pathsOf(requests)).toEqual(Array(2).fill('/.well-known/jwks.json'))
})

test('a key that the cache does not have is looked for at once, and then the user is asked for [ACCOUNTS-5]', async () => {
  const {client} = await newAccount(emulator)
  const token = (await client.auth.getSession()).data.session?.access_token
  const {requests, fetch} = recordRequests()
  const reader = newClient(emulator, {fetch, storageKey: 'keys of before'})
  await reader.auth.getClaims(token)

  const {privateKey} = await generateKeyPair('ES256')
  const unknown = await new SignJWT({sub: crypto.randomUUID()})
    .setProtectedHeader({alg: 'ES256', kid: 'a newer key'})
    .setExpirationTime('1h')
    .sign(privateKey)
  const {error} = await reader.auth.getClaims(unknown)
  expect(error).toMatchObject({status: 403, code: 'bad_jwt'})
  expect(pathsOf(requests)).toEqual(['/.well-known/jwks.json', '/.well-known/jwks.json', '/user'])
})

test('a changed token fails with "Invalid JWT signature" [ACCOUNTS-6]', async () => {
  const {client} = await newAccount(emulator)
  const {data} = await client.auth.getSession()
  const [head, body = '', signature] = data.session?.access_token.split('.') ?? []
  const claims: unknown = JSON.parse(Buffer.from(body, 'base64url').toString())
  const forged = Buffer.from(JSON.stringify({...Object(claims), aal: 'aal2'})).toString('base64url')

  const {error} = await client.auth.getClaims(`${head}.${forged}.${signature}`)
  expect(error?.message).toBe('Invalid JWT signature')
})

test('an unsigned token fails with "Invalid JWT signature", one of two parts with "Invalid JWT structure" [ACCOUNTS-6]', async () => {
  const {client} = await newAccount(emulator)
  const {data} = await client.auth.getSession()
  const [head, body] = data.session?.access_token.split('.') ?? []
  for (const signature of ['', 'AAAA']) {
    const {error} = await client.auth.getClaims(`${head}.${body}.${signature}`)
    expect(error?.message).toBe('Invalid JWT signature')
  }
  const {error} = await client.auth.getClaims(`${head}.${body}`)
  expect(error?.message).toBe('Invalid JWT structure')
})

test('a token with the algorithm "none" is refused by the service [ACCOUNTS-6]', async () => {
  const {client} = await newAccount(emulator)
  const {data} = await client.auth.getSession()
  const [, body] = data.session?.access_token.split('.') ?? []
  const head = Buffer.from(JSON.stringify({alg: 'none', typ: 'JWT'})).toString('base64url')
  const {error} = await client.auth.getClaims(`${head}.${body}.`)
  expect(error).toMatchObject({status: 403, code: 'bad_jwt'})
})

test('an expired token is rejected unless allowExpired is set [ACCOUNTS-6]', async () => {
  const short = await startEmulator({accessTokenLifetime: 1})
  onTestFinished(() => short.stop())
  const {client} = await newAccount(short)
  const {data} = await client.auth.getSession()
  const token = data.session?.access_token ?? ''
  await expect
    .poll(async () => (await client.auth.getClaims(token)).error?.message, {timeout: 5000})
    .toBe('JWT has expired')

  const allowed = await client.auth.getClaims(token, {allowExpired: true})
  expect(allowed.error).toBeNull()
  expect(allowed.data?.claims.sub).toBe(data.session?.user.id)

  const {error} = await newClient(short).auth.getUser(token)
  expect(error).toMatchObject({status: 403, code: 'bad_jwt'})
  expect(error?.message).toContain('token is expired')
})

test('tokens of another service are rejected', async () => {
  const other = await startEmulator()
  onTestFinished(() => other.stop())
  const {client} = await newAccount(other)
  const token = (await client.auth.getSession()).data.session?.access_token
  const {error} = await newClient(emulator).auth.getUser(token)
  expect(error).toMatchObject({status: 403, code: 'bad_jwt'})
})
