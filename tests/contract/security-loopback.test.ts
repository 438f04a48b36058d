import {networkInterfaces} from 'node:os'

import {afterAll, beforeAll, describe, expect, test} from 'vitest'

import {startBookingWidget} from '../../emulators/booking-widget/start.ts'
import {type RunningLake, startLake} from '../support/lake/running-lake.ts'
import {startEmulator} from './auth/support/project.ts'
import type {Emulator} from './auth/support/project.ts'
import {loopbackRequest} from './content-lake/support/loopback-request.ts'

let auth: Emulator
let lake: RunningLake
let widget: Awaited<ReturnType<typeof startBookingWidget>>

beforeAll(async () => {
  ;[auth, lake, widget] = await Promise.all([
    startEmulator(),
    startLake(),
    startBookingWidget({port: 0}),
  ])
})
afterAll(() => Promise.all([auth.stop(), lake.stopAndDelete(), widget.stop()]))

/** A URL of each server, none of which may be readable under a foreign host name. */
const protectedUrls = () => ({
  'the content lake': `${lake.url}/v2025-02-19/data/query/production?query=1`,
  'its pictures': `${lake.url}/images/localdev/production/${'0'.repeat(40)}-1x1.png`,
  'the auth service': `${auth.url}/auth/v1/health`,
  'its provider': `${auth.url}/auth/v1/provider/.well-known/openid-configuration`,
  'the inbox': `${auth.inboxUrl}/api/v1/messages`,
  'the booking widget': `${widget.url}/book`,
  'the faults of the booking widget': `${widget.url}/control`,
})

/** The origin of each server. */
const servers = () => ({
  'the content lake': lake.url,
  'the auth service': auth.url,
  'the inbox': auth.inboxUrl,
  'the booking widget': widget.url,
})

describe('connections from this machine only, at 127.0.0.1 alone, are accepted [LAKE-4]', () => {
  const others = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({address, scopeid}) => address !== '127.0.0.1' && !scopeid)
    .map(({address, family}) => (family === 'IPv6' ? `[${address}]` : address))

  for (const name of [
    'the content lake',
    'the auth service',
    'the inbox',
    'the booking widget',
  ] as const) {
    test(`by ${name}`, async () => {
      const {port} = new URL(servers()[name])
      for (const address of ['[::1]', '127.0.0.2', ...others]) {
        await expect(fetch(`http://${address}:${port}/`)).rejects.toThrow('fetch failed')
      }
      expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBeLessThan(500)
    })
  }
})

describe('a page whose own host name resolves to this machine cannot read [LAKE-4]', () => {
  for (const name of [
    'the content lake',
    'its pictures',
    'the auth service',
    'its provider',
    'the inbox',
    'the booking widget',
    'the faults of the booking widget',
  ] as const) {
    test(`${name}`, async () => {
      const url = new URL(protectedUrls()[name])
      for (const host of [
        'evil.example',
        `evil.example:${url.port}`,
        '[::]',
        '0.0.0.0',
        '10.0.0.1',
      ]) {
        const response = await loopbackRequest(url, {headers: {host}})
        expect(response.status).toBe(403)
        expect(await response.body()).not.toMatch(/result|messages|visits|<form/)
      }
      const allowed = await loopbackRequest(url, {headers: {host: `localhost:${url.port}`}})
      // No picture has that name.
      expect(allowed.status).toBe(name === 'its pictures' ? 404 : 200)
      allowed.close()
    })
  }
})

test('a page of another site cannot read the answer of any of them [LAKE-4]', async () => {
  for (const [name, url] of Object.entries(protectedUrls())) {
    for (const origin of ['https://evil.example', 'null']) {
      const {headers} = await fetch(url, {headers: {origin, apikey: auth.key}})
      expect(headers.get('access-control-allow-origin'), name).toBeNull()
    }
  }
})

describe('a page of another site cannot change anything [LAKE-4]', () => {
  const foreign = ['https://evil.example', 'http://localhost.evil.example', 'null']

  test('in the content lake, not even by a plain form', async () => {
    for (const origin of foreign) {
      const response = await fetch(`${lake.url}/v2025-02-19/data/mutate/production`, {
        method: 'POST',
        headers: {origin, 'content-type': 'text/plain'},
        body: JSON.stringify({mutations: [{create: {_id: 'forged', _type: 'page'}}]}),
      })
      expect(response.status).toBe(403)
    }
    expect(await lake.client.getDocument('forged')).toBeUndefined()
  })

  test('in the inbox', async () => {
    for (const origin of foreign) {
      const response = await fetch(`${auth.inboxUrl}/api/v1/messages`, {
        method: 'DELETE',
        headers: {origin},
      })
      expect(response.status).toBe(403)
    }
  })

  test('in the faults of the booking widget', async () => {
    for (const origin of foreign) {
      const response = await fetch(`${widget.url}/control`, {
        method: 'POST',
        headers: {origin, 'content-type': 'text/plain'},
        body: '{"mode":"blocked"}',
      })
      expect(response.status).toBe(403)
    }
    expect(await (await fetch(`${widget.url}/control`)).json()).toMatchObject({mode: 'ok'})
  })

  test('in accounts: neither by a form, which may have the key in its URL, nor by a cookie', async () => {
    for (const origin of foreign) {
      const forged = await fetch(`${auth.url}/auth/v1/signup?apikey=${auth.key}`, {
        method: 'POST',
        headers: {origin, 'content-type': 'text/plain'},
        body: '{"email":"victim@example.com","password":"secret-1"}',
      })
      expect(forged.status).toBe(403)
      const headers = {origin, apikey: auth.key}
      const read = await fetch(`${auth.url}/auth/v1/settings`, {headers})
      expect(read.headers.get('access-control-allow-origin')).toBeNull()
    }
    const response = await fetch(`${auth.url}/auth/v1/signup`, {
      method: 'POST',
      headers: {'content-type': 'text/plain'},
      body: '{"email":"victim@example.com","password":"secret-1"}',
    })
    expect(response.status).toBe(401)
    expect(response.headers.get('set-cookie')).toBeNull()
    const allowed = await fetch(`${auth.url}/auth/v1/user`, {
      headers: {origin: 'https://evil.example', apikey: auth.key, cookie: 'session=anything'},
    })
    expect(allowed.status).toBe(401)
  })
})
