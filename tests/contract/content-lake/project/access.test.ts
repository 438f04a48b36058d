import {afterAll, expect, test} from 'vitest'

import {siteOrigin, startLake, studioOrigin, token} from '../../../support/lake/running-lake.ts'
import {loopbackRequest} from '../support/loopback-request.ts'

const lake = await startLake()
afterAll(() => lake.stopAndDelete())
await lake.client.create({_id: 'oak', _type: 'tree'})
await lake.client.create({_id: 'drafts.oak', _type: 'tree'})

const evil = 'http://evil.example'
const api = `${lake.url}/v2025-02-19`
const count = `${api}/data/query/production?perspective=raw&query=count(*)`

async function visibleDocuments(headers: Record<string, string>): Promise<unknown> {
  const body: {result: unknown} = await (await fetch(count, {headers})).json()
  return body.result
}

function create(headers: Record<string, string>): Promise<Response> {
  const body = JSON.stringify({mutations: [{create: {_type: 'tree'}}]})
  return fetch(`${api}/data/mutate/production?dryRun=true`, {method: 'POST', headers, body})
}

test('the site and the Studio can read responses in a browser, pages of other origins cannot', async () => {
  for (const origin of [siteOrigin, studioOrigin]) {
    const {headers} = await fetch(count, {headers: {origin}})
    expect(headers.get('access-control-allow-origin')).toBe(origin)
    expect(headers.get('access-control-allow-credentials')).toBe('true')
    expect(headers.get('vary')).toContain('origin')
  }
  for (const origin of [evil, 'null', `${siteOrigin}.evil.example`, 'http://localhost:1']) {
    const {headers} = await fetch(count, {headers: {origin}})
    expect(headers.has('access-control-allow-origin')).toBe(false)
  }
})

test('the site can read error responses too', async () => {
  const response = await fetch(`${api}/data/query/production?query=*[`, {
    headers: {origin: siteOrigin},
  })
  expect(response.status).toBe(400)
  expect(response.headers.get('access-control-allow-origin')).toBe(siteOrigin)
})

test('a preflight allows any header to the site and fails for other origins', async () => {
  const preflight = (origin: string) =>
    fetch(count, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    })
  const allowed = await preflight(siteOrigin)
  expect(allowed.status).toBe(204)
  expect(allowed.headers.get('access-control-allow-headers')).toBe('authorization,content-type')
  expect(allowed.headers.get('access-control-allow-methods')).toContain('POST')
  const refused = await preflight(evil)
  expect(refused.status).toBe(403)
  expect(refused.headers.has('access-control-allow-origin')).toBe(false)
})

test('a page of another origin cannot write, even with the token [LAKE-2]', async () => {
  for (const origin of [evil, 'null']) {
    const response = await create({origin, authorization: `Bearer ${token}`})
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({message: 'CORS Origin not allowed'})
  }
})

test('the Studio is signed in by its origin; the site and programs are not [LAKE-2]', async () => {
  expect((await create({origin: studioOrigin})).status).toBe(200)
  expect((await create({origin: siteOrigin})).status).toBe(401)
  expect((await create({})).status).toBe(401)
  expect(await visibleDocuments({origin: studioOrigin})).toBe(2)
  expect(await visibleDocuments({origin: siteOrigin})).toBe(1)
  expect(await visibleDocuments({})).toBe(1)
})

test('the token signs in, and a wrong one is rejected [LAKE-2]', async () => {
  expect(await visibleDocuments({authorization: `Bearer ${token}`})).toBe(2)
  expect((await fetch(count, {headers: {authorization: 'Bearer wrong'}})).status).toBe(401)
  // A Studio that stored the token of another content lake is signed in by its origin.
  expect(await visibleDocuments({authorization: 'Bearer old', origin: studioOrigin})).toBe(2)
})

test('only requests to names of this machine are accepted', async () => {
  const {port} = new URL(lake.url)
  const status = async (host: string) => {
    const body = await loopbackRequest(new URL(count), {headers: {host}})
    body.close()
    return body.status
  }
  for (const host of [
    'localhost',
    `localhost:${port}`,
    '127.0.0.1',
    `localdev.localhost:${port}`,
  ]) {
    expect(await status(host)).toBe(200)
  }
  for (const host of [
    'evil.example',
    'localhost.evil.example',
    'evillocalhost',
    '0.0.0.0',
    '10.0.0.1',
  ]) {
    expect(await status(host)).toBe(403)
  }
})

test('a page can check whether its origin is allowed', async () => {
  const allowed = async (origin: string) => {
    const response = await fetch(`${api}/check/cors`, {headers: {origin}})
    const body: {result: {allowed: boolean}} = await response.json()
    return body.result.allowed
  }
  expect(await allowed(siteOrigin)).toBe(true)
  expect(await allowed(evil)).toBe(false)
})

test('the Studio exchanges its sign-in for the token', async () => {
  const {providers}: {providers: {url: string}[]} = await (
    await fetch(`${api}/auth/providers`)
  ).json()
  const url = `${providers[0]?.url}?origin=${encodeURIComponent(`${studioOrigin}/structure`)}&type=dual`
  const redirect = await fetch(url, {redirect: 'manual'})
  expect(redirect.status).toBe(302)
  const target = new URL(redirect.headers.get('location') ?? '')
  expect(target.origin).toBe(studioOrigin)
  const session = target.hash.slice('#sid='.length)
  expect(session.length).toBeGreaterThan(20)
  const fetched = () => fetch(`${api}/auth/fetch?sid=${session}`)
  expect(await (await fetched()).json()).toMatchObject({token})
  expect((await fetched()).status).toBe(401)
})

test('the sign-in redirects to the Studio only', async () => {
  for (const origin of [evil, siteOrigin, 'javascript:alert(1)', '']) {
    const url = `${api}/auth/login/local?origin=${encodeURIComponent(origin)}`
    expect((await fetch(url, {redirect: 'manual'})).status).toBe(403)
  }
  expect((await fetch(`${api}/auth/fetch?sid=guessed`)).status).toBe(401)
})

test('the current user is returned when signed in, and an empty object otherwise', async () => {
  const me = async (headers: Record<string, string>) =>
    (await fetch(`${api}/users/me`, {headers})).json()
  expect(await me({origin: studioOrigin})).toMatchObject({
    id: 'local-user',
    role: 'administrator',
    roles: [{name: 'administrator'}],
  })
  expect(await me({})).toEqual({})
  expect((await fetch(`${api}/auth/id`)).status).toBe(401)
})
