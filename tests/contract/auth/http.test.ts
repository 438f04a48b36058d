import {afterAll, expect, test} from 'vitest'

import {hostedProjects, newAccount, newClient, startEmulator} from './support/project.ts'

/*
 * What the client needs of the answers themselves: it loses an error's code without the version
 * header, and a browser hides that header without the right CORS answer.
 */
const emulator = await startEmulator()
afterAll(() => emulator.stop())

const projects = [emulator, ...hostedProjects()]
const badSignIn = JSON.stringify({email: 'nobody@example.com', password: 'not a password'})

test.for(projects)(
  '$name: errors name their code and echo the asked version',
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

test.for(projects)('$name: clients that name no version get the older form', async ({url, key}) => {
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
})

test.for(projects)(
  '$name: a page of another origin may call and read the code',
  async ({url, key}) => {
    const origin = 'https://www.example.com'
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

test.for(projects)('$name: a grant that does not exist is refused', async ({url, key}) => {
  const response = await fetch(`${url}/auth/v1/token?grant_type=barter`, {
    method: 'POST',
    headers: {apikey: key, 'Content-Type': 'application/json'},
    body: '{}',
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({msg: 'unsupported_grant_type'})
})

test.for(projects)('$name: a body that is no JSON is refused', async ({url, key}) => {
  const response = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: {apikey: key, 'Content-Type': 'application/json'},
    body: '{"email":',
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({error_code: 'bad_json'})
})

test.for(projects)('$name: who asks for a user must be signed in', async ({url, key}) => {
  const response = await fetch(`${url}/auth/v1/user`, {headers: {apikey: key}})
  expect(response.status).toBe(401)
})

test.for(projects)('$name: settings say what is switched on', async ({url, key}) => {
  const response = await fetch(`${url}/auth/v1/settings`, {headers: {apikey: key}})
  expect(await response.json()).toMatchObject({
    external: {email: true, google: expect.any(Boolean)},
    disable_signup: false,
    mailer_autoconfirm: expect.any(Boolean),
  })
})

test('a call without the public key, or with a wrong one, is turned away', async () => {
  const without = await fetch(`${emulator.url}/auth/v1/settings`)
  expect(without.status).toBe(401)
  expect(await without.json()).toMatchObject({msg: 'No API key found in request'})
  const {error} = await newClient({...emulator, key: 'another'}).auth.signInWithPassword({
    email: 'nobody@example.com',
    password: 'x',
  })
  expect(error).toMatchObject({status: 401, message: 'Invalid API key'})
})

test('a client without a key is not made at all', () => {
  expect(() => newClient({url: emulator.url, key: ''})).toThrow('supabaseKey is required.')
})

test('a field of the wrong kind and a body above 1 MB are refused', async () => {
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

test('a bearer that is no user’s token is refused as the server refuses it', async () => {
  const ask = (authorization: string) =>
    fetch(`${emulator.url}/auth/v1/user`, {
      headers: {apikey: emulator.key, Authorization: authorization},
    })
  const odd = await ask('Basic abc')
  expect(odd.status).toBe(401)
  expect(await odd.json()).toMatchObject({error_code: 'no_authorization'})
  const noToken = await ask('Bearer local-anon-key')
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
