import {afterAll, expect, onTestFinished, test} from 'vitest'

import {
  hasAccounts,
  hostedProjects,
  newAccount,
  newClient,
  startEmulator,
} from '../support/project.ts'

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

test('claims are verified with the published keys, without requesting the user', async () => {
  const {client} = await newAccount(emulator)
  const {data} = await client.auth.getSession()
  const requestedPaths: string[] = []
  const recording: typeof fetch = (input, init) => {
    requestedPaths.push(new URL(input instanceof Request ? input.url : input).pathname)
    return fetch(input, init)
  }
  // The client caches the keys of a storage key for ten minutes, so this one uses another.
  const fresh = newClient(emulator, {fetch: recording, storageKey: 'no keys yet'})
  const {data: claims} = await fresh.auth.getClaims(data.session?.access_token)
  expect(claims?.header).toMatchObject({alg: 'ES256', kid: expect.any(String)})
  expect(requestedPaths).toEqual(['/auth/v1/.well-known/jwks.json'])
})

test('a changed token fails with "Invalid JWT signature"', async () => {
  const {client} = await newAccount(emulator)
  const {data} = await client.auth.getSession()
  const [head, body = '', signature] = data.session?.access_token.split('.') ?? []
  const claims: unknown = JSON.parse(Buffer.from(body, 'base64url').toString())
  const forged = Buffer.from(JSON.stringify({...Object(claims), aal: 'aal2'})).toString('base64url')

  const {error} = await client.auth.getClaims(`${head}.${forged}.${signature}`)
  expect(error?.message).toBe('Invalid JWT signature')
})

test('an unsigned token is rejected', async () => {
  const {client} = await newAccount(emulator)
  const {data} = await client.auth.getSession()
  const [head, body] = data.session?.access_token.split('.') ?? []
  expect((await client.auth.getClaims(`${head}.${body}`)).error?.message).toBe(
    'Invalid JWT structure',
  )
  expect((await client.auth.getClaims(`${head}.${body}.AAAA`)).error?.message).toBe(
    'Invalid JWT signature',
  )
})

test('an expired token is rejected unless allowExpired is set', async () => {
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
