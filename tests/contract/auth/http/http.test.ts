import {afterAll, expect, test} from 'vitest'

import {newClient} from '../../../support/auth/auth-client.ts'
import {hostedProjects, newAccount, startEmulator} from '../support/project.ts'

/*
 * What the client needs in the HTTP responses: without the version header it loses an error's code, and without the
 * right CORS headers a browser hides that header from it.
 */
const emulator = await startEmulator()
afterAll(() => emulator.stop())

const projects = [emulator, ...hostedProjects()]
const badSignIn = JSON.stringify({email: 'nobody@example.com', password: 'not a password'})

test.for(projects)(
  '$name: errors hold their code and return the requested API version',
  async ({url, key}) => {
    const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: {
        apikey: key,
        'Content-Type': 'application/json',
        'X-Supabase-Api-Version': '2024-01-01',
      },
      body: badSignIn,
    })
    expect(response.status).toBe(400)
    expect(response.headers.get('X-Supabase-Api-Version')).toBe('2024-01-01')
    expect(response.headers.get('x-sb-error-code')).toBe('invalid_credentials')
    expect(await response.json()).toEqual({
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    })
  },
)

test.for(projects)(
  '$name: without an API version errors have the older form',
  async ({url, key}) => {
    const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: {apikey: key, 'Content-Type': 'application/json'},
      body: badSignIn,
    })
    expect(await response.json()).toEqual({
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    })
  },
)

test.for(projects)(
  '$name: a page of another origin can send requests and read error codes',
  async ({url, key}) => {
    // The emulator refuses what pages of other machines would change.
    const origin = 'http://localhost:5173'
    const preflight = await fetch(`${url}/auth/v1/token?grant_type=password`, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers':
          'apikey,authorization,content-type,x-client-info,x-supabase-api-version',
      },
    })
    expect(preflight.ok).toBe(true)
    const allowed = preflight.headers.get('Access-Control-Allow-Headers')?.toLowerCase() ?? ''
    for (const header of ['apikey', 'authorization', 'x-client-info', 'x-supabase-api-version']) {
      expect(allowed).toContain(header)
    }
    const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: {Origin: origin, apikey: key, 'Content-Type': 'application/json'},
      body: badSignIn,
    })
    expect(['*', origin]).toContain(response.headers.get('Access-Control-Allow-Origin'))
    expect(response.headers.get('Access-Control-Expose-Headers')?.toLowerCase()).toContain(
      'x-supabase-api-version',
    )
  },
)

test.for(projects)('$name: an unknown grant type is rejected', async ({url, key}) => {
  const response = await fetch(`${url}/auth/v1/token?grant_type=barter`, {
    method: 'POST',
    headers: {apikey: key, 'Content-Type': 'application/json'},
    body: '{}',
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({msg: 'unsupported_grant_type'})
})

test.for(projects)('$name: a body that is not JSON is rejected', async ({url, key}) => {
  const response = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: {apikey: key, 'Content-Type': 'application/json'},
    body: '{"email":',
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({error_code: 'bad_json'})
})

test.for(projects)('$name: reading the user needs a sign-in', async ({url, key}) => {
  const response = await fetch(`${url}/auth/v1/user`, {headers: {apikey: key}})
  expect(response.status).toBe(401)
})

test.for(projects)('$name: settings list what is enabled', async ({url, key}) => {
  const response = await fetch(`${url}/auth/v1/settings`, {headers: {apikey: key}})
  expect(await response.json()).toMatchObject({
    external: {email: true, google: expect.any(Boolean)},
    disable_signup: false,
    mailer_autoconfirm: expect.any(Boolean),
  })
})

test('a request without the public key, or with a wrong one, is rejected', async () => {
  const without = await fetch(`${emulator.url}/auth/v1/settings`)
  expect(without.status).toBe(401)
  expect(await without.json()).toMatchObject({msg: 'No API key found in request'})
  const {error} = await newClient({...emulator, key: 'another'}).auth.signInWithPassword({
    email: 'nobody@example.com',
    password: 'x',
  })
  expect(error).toMatchObject({status: 401, message: 'Invalid API key'})
})

test('a client without a key cannot be created', () => {
  expect(() => newClient({url: emulator.url, key: ''})).toThrow('supabaseKey is required.')
})

test('a field of the wrong type and a body above 1 MB are rejected', async () => {
  const post = (body: string) =>
    fetch(`${emulator.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: {apikey: emulator.key, 'Content-Type': 'application/json'},
      body,
    })
  expect(await (await post('{"email":["a@b.co"],"password":"x"}')).json()).toMatchObject({
    error_code: 'bad_json',
  })
  const large = await post(JSON.stringify({email: 'a@b.co', password: 'x'.repeat(1 << 20)}))
  expect(large.status).toBe(413)
})

test('invalid bearer tokens are rejected with GoTrue’s errors', async () => {
  const requestUser = (authorization: string) =>
    fetch(`${emulator.url}/auth/v1/user`, {
      headers: {apikey: emulator.key, Authorization: authorization},
    })
  const basic = await requestUser('Basic abc')
  expect(basic.status).toBe(401)
  expect(await basic.json()).toMatchObject({error_code: 'no_authorization'})
  const noToken = await requestUser('Bearer local-anon-key')
  expect(noToken.status).toBe(403)
  expect(await noToken.json()).toMatchObject({
    error_code: 'bad_jwt',
    msg: expect.stringContaining('invalid JWT: unable to parse or verify signature'),
  })
})

test('signing out needs a known scope', async () => {
  const {client} = await newAccount(emulator)
  const {data} = await client.auth.getSession()
  const response = await fetch(`${emulator.url}/auth/v1/logout?scope=galaxy`, {
    method: 'POST',
    headers: {apikey: emulator.key, Authorization: `Bearer ${data.session?.access_token}`},
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({msg: 'Unsupported logout scope "galaxy"'})
})
