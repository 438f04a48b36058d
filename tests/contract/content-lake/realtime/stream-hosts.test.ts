import {afterAll, expect, test} from 'vitest'

import {siteOrigin, startLake, studioOrigin, token} from '../../../support/lake/running-lake.ts'
import {loopbackRequest} from '../support/loopback-request.ts'

const lake = await startLake()
afterAll(() => lake.stopAndDelete())
const {client} = lake

const chromium =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36'
const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15'

test.for([
  {path: 'data/listen/production?query=*', what: 'a listener'},
  {path: 'data/live/events/production', what: 'live events'},
])('a browser is redirected to a host name of its own for $what', async ({path}) => {
  const url = `${lake.url}/v2025-02-19/${path}`
  const redirect = async (origin: string) => {
    const headers = {origin, 'user-agent': chromium}
    const response = await fetch(url, {headers, redirect: 'manual'})
    expect(response.status).toBe(307)
    expect(response.headers.get('access-control-allow-origin')).toBe(origin)
    return new URL(response.headers.get('location') ?? '')
  }
  const [first, second] = [await redirect(studioOrigin), await redirect(studioOrigin)]
  expect(first.hostname).toMatch(/^sse\d+\.localhost$/)
  expect(second.hostname).not.toBe(first.hostname)
  expect(first.port).toBe(new URL(lake.url).port)
  // Node may not resolve this name, so the request goes to 127.0.0.1 with the headers of the browser.
  const follow = () => loopbackRequest(first, {headers: {origin: 'null', host: first.host}})
  const stream = await follow()
  expect(stream.headers).toMatchObject({
    'access-control-allow-origin': 'null',
    'access-control-allow-credentials': 'true',
  })
  await stream.bodyUpTo('event: welcome')
  stream.close()
  first.searchParams.set('_ticket', 'forged')
  const refused = await follow()
  expect(refused.headers).not.toHaveProperty('access-control-allow-origin')
  refused.close()
})

test('Safari, which may not resolve such a name, is redirected to the other plain name of this machine', async () => {
  const url = new URL(`${lake.url}/v2025-02-19/data/live/events/production`)
  const headers = {origin: siteOrigin, 'user-agent': safari}
  const targetOf = async () => {
    const response = await fetch(url, {headers, redirect: 'manual'})
    return new URL(response.headers.get('location') ?? '')
  }
  const target = await targetOf()
  expect(target.hostname).toBe('127.0.0.1')
  url.hostname = '127.0.0.1'
  expect((await targetOf()).hostname).toBe('localhost')
  const stream = await fetch(target, {headers: {...headers, origin: 'null'}, redirect: 'manual'})
  expect(stream.status).toBe(200)
  expect(stream.headers.get('access-control-allow-origin')).toBe('null')
  await stream.body?.cancel()
})

test.for([
  {browser: 'Chromium', userAgent: chromium},
  {browser: 'Safari', userAgent: safari},
])(
  'a ticket keeps the access of the request in $browser: the site receives no drafts, the Studio does',
  async ({browser, userAgent}) => {
    const receivedWithTicket = async (origin: string, name: string) => {
      const id = `${name}-${browser}`
      const query = encodeURIComponent('*[_type == "ticket"]')
      const url = `${lake.url}/v2025-02-19/data/listen/production?query=${query}&includeAllVersions=true`
      const headers = {origin, 'user-agent': userAgent}
      const response = await fetch(url, {headers, redirect: 'manual'})
      const target = new URL(response.headers.get('location') ?? '')
      const stream = await loopbackRequest(target, {headers: {origin: 'null', host: target.host}})
      await stream.bodyUpTo('event: welcome')
      await client.create({_id: `drafts.${id}`, _type: 'ticket'})
      await client.create({_id: id, _type: 'ticket'})
      const text = await stream.bodyUpTo(`"documentId":"${id}"`)
      stream.close()
      return text
    }
    expect(await receivedWithTicket(siteOrigin, 'site')).not.toContain('drafts.site-')
    expect(await receivedWithTicket(studioOrigin, 'studio')).toContain('drafts.studio-')
  },
)

test('programs outside of browsers are not redirected', async () => {
  const headers = {authorization: `Bearer ${token}`}
  const url = `${lake.url}/v2025-02-19/data/live/events/production`
  const response = await fetch(url, {headers, redirect: 'manual'})
  expect(response.status).toBe(200)
  await response.body?.cancel()
})
