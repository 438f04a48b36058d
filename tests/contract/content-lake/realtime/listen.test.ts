import type {MutationEvent} from '@sanity/client'
import {applyPatch} from 'mendoza'
import {afterAll, expect, onTestFinished, test} from 'vitest'

import {omit} from '../../../../emulators/json.ts'
import {readEvents} from '../support/event-reader.ts'
import {loopbackRequest} from '../support/loopback-request.ts'
import {siteOrigin, startLake, studioOrigin, token} from '../support/running-lake.ts'

const lake = await startLake()
afterAll(() => lake.stopAndDelete())
const {client, clientWith} = lake

/** Opens a listener with the client. Returns a function that waits for the next mutation event. */
async function listen(
  query: string,
  params: Record<string, unknown> = {},
  options: object = {},
  as = client,
): Promise<() => Promise<MutationEvent>> {
  const queue: MutationEvent[] = []
  const waiting: ((event: MutationEvent) => void)[] = []
  const {promise: opened, resolve: open, reject} = Promise.withResolvers<void>()
  const events = ['welcome', 'mutation'] as const
  const subscription = as.listen(query, params, {...options, events: [...events]}).subscribe({
    next: (event) => {
      if (event.type === 'welcome') return open()
      if (event.type !== 'mutation') return
      const next = waiting.shift()
      if (next) next(event)
      else queue.push(event)
    },
    error: reject,
  })
  onTestFinished(() => subscription.unsubscribe())
  await opened
  return () => {
    const event = queue.shift()
    return event ? Promise.resolve(event) : new Promise((resolve) => waiting.push(resolve))
  }
}

test('a listener receives events when documents appear, change and disappear', async () => {
  const next = await listen(
    '*[_type == "tree" && height > $height]',
    {height: 10},
    {includePreviousRevision: true},
  )
  const created = await client.create({_id: 'grown', _type: 'tree', height: 11})
  expect(await next()).toMatchObject({
    documentId: 'grown',
    transition: 'appear',
    transactionId: created._rev,
    resultRev: created._rev,
    identity: 'local-user',
    mutations: [{create: {_id: 'grown'}}],
    result: {height: 11},
  })
  await client.create({_id: 'small', _type: 'tree', height: 1})
  const patched = await client.patch('grown').set({height: 12}).commit()
  expect(await next()).toMatchObject({
    documentId: 'grown',
    transition: 'update',
    previousRev: created._rev,
    resultRev: patched._rev,
    previous: {height: 11},
    mutations: [{patch: {id: 'grown', set: {height: 12}}}],
  })
  await client.patch('grown').set({height: 2}).commit()
  expect(await next()).toMatchObject({documentId: 'grown', transition: 'disappear'})
  await client.patch('small').set({height: 20}).commit()
  expect(await next()).toMatchObject({documentId: 'small', transition: 'appear'})
})

test('the event of a deletion has a resulting revision', async () => {
  await client.create({_id: 'deleted', _type: 'leaf'})
  const next = await listen('*[_id == "deleted"]')
  const {transactionId} = await client.delete('deleted')
  expect(await next()).toMatchObject({transition: 'disappear', resultRev: transactionId})
})

test('the events of a transaction are counted for each listener', async () => {
  const nextOfAll = await listen('*[_type == "counted"]')
  const nextOfOne = await listen('*[_id == "counted-2"]')
  await client
    .transaction()
    .create({_id: 'counted-1', _type: 'counted'})
    .create({_id: 'counted-2', _type: 'counted'})
    .create({_id: 'counted-3', _type: 'other'})
    .commit()
  const all = [await nextOfAll(), await nextOfAll()]
  expect(all).toMatchObject([
    {documentId: 'counted-1', transactionTotalEvents: 2, transactionCurrentEvent: 1},
    {documentId: 'counted-2', transactionTotalEvents: 2, transactionCurrentEvent: 2},
  ])
  expect(await nextOfOne()).toMatchObject({transactionTotalEvents: 1, transactionCurrentEvent: 1})
})

test('effects turn the previous document into the next one and back', async () => {
  const before = await client.create({
    _id: 'effects',
    _type: 'tree',
    text: 'a text that is long enough to be cut',
    list: [{_key: 'a', n: 1}, {_key: 'b'}],
  })
  const next = await listen(
    '*[_id == "effects"]',
    {},
    {effectFormat: 'mendoza', includeMutations: false},
  )
  const after = await client
    .patch('effects')
    .set({text: 'a text that is just long enough to be cut', 'list[_key=="a"].n': 2})
    .commit()
  const event = await next()
  expect(event).not.toHaveProperty('mutations')
  const {effects} = event
  expect(applyPatch(omit(before, '_rev'), [...(effects?.apply ?? [])])).toEqual(omit(after, '_rev'))
  expect(applyPatch(omit(after, '_rev'), [...(effects?.revert ?? [])])).toEqual(
    omit(before, '_rev'),
  )
})

test('since API version 2025-02-19 a listener receives drafts and versions only if it asks for them', async () => {
  const query = '*[_type == "versioned"]'
  const published = await listen(query)
  const all = await listen(query, {}, {includeAllVersions: true})
  const older = await listen(query, {}, {}, clientWith({apiVersion: '2025-02-18'}))
  const ids = ['drafts.versioned', 'versions.spring.versioned', 'versioned']
  for (const id of ids) await client.create({_id: id, _type: 'versioned'})
  expect(await published()).toMatchObject({documentId: 'versioned', transactionTotalEvents: 1})
  for (const next of [all, older]) {
    const received = [await next(), await next(), await next()]
    expect(received.map(({documentId}) => documentId)).toEqual(ids)
  }
})

test('an event repeats the visibility that the listener asked for, which is that of the transaction by default', async () => {
  const byDefault = await listen('*[_type == "seen"]')
  const asked = await listen('*[_type == "seen"]', {}, {visibility: 'query'})
  await client.create({_type: 'seen'})
  expect(await byDefault()).toMatchObject({visibility: 'transaction'})
  expect(await asked()).toMatchObject({visibility: 'query'})
})

test.for(['visibility=soon', 'effectFormat=json'])(
  'a listener with %s is refused',
  async (wrong) => {
    const events = await readEvents(
      `${lake.url}/v2025-02-19/data/listen/production?query=*&${wrong}`,
    )
    expect(await events.next()).toMatchObject({
      name: 'channelError',
      data: {message: expect.stringContaining('Invalid')},
    })
  },
)

test('without a sign-in a listener receives public documents only', async () => {
  const next = await listen(
    '*[_type == "heard"]',
    {},
    {includeAllVersions: true},
    clientWith({token: undefined}),
  )
  await client
    .transaction()
    .create({_id: 'drafts.heard', _type: 'heard'})
    .create({_id: 'heard', _type: 'heard'})
    .commit()
  expect(await next()).toMatchObject({documentId: 'heard', transactionTotalEvents: 1})
})

test('the stream reports a query that cannot be listened to', async () => {
  await expect(listen('*[_type ==')).rejects.toThrow('unexpected end-of-file, expected expression')
  const query = encodeURIComponent('*[_id == $id]')
  const events = await readEvents(`${lake.url}/v2025-02-19/data/listen/production?query=${query}`)
  expect(events.status).toBe(200)
  expect(await events.next()).toMatchObject({
    name: 'channelError',
    data: {error: {type: 'queryParseError', description: 'param $id referenced, but not provided'}},
  })
  await expect(events.next()).rejects.toThrow('The stream has ended')
})

test('listening to a dataset that does not exist is a 404', async () => {
  const response = await fetch(`${lake.url}/v1/data/listen/elsewhere?query=*`)
  expect(response.status).toBe(404)
})

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
