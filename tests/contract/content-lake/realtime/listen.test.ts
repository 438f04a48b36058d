import {applyPatch} from 'mendoza'
import {afterAll, expect, test} from 'vitest'

import {omit} from '../../../../emulators/json.ts'
import {startLake} from '../../../support/lake/running-lake.ts'
import {readEvents} from '../support/event-reader.ts'
import {listen} from '../support/listen.ts'

const lake = await startLake()
afterAll(() => lake.stopAndDelete())
const {client, clientWith} = lake

test('a listener receives events when documents appear, change and disappear [LAKE-1]', async () => {
  const next = await listen(
    client,
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

test.each([
  ['listeners', 'data/listen/production?query=*'],
  ['live events', 'data/live/events/production'],
])('without a body there is no stream of %s that could never end', async (_, path) => {
  const response = await fetch(`${lake.url}/v2025-02-19/${path}`, {method: 'HEAD'})
  expect(response.status).toBe(405)
})

test('the event of a deletion has a resulting revision', async () => {
  await client.create({_id: 'deleted', _type: 'leaf'})
  const next = await listen(client, '*[_id == "deleted"]')
  const {transactionId} = await client.delete('deleted')
  expect(await next()).toMatchObject({transition: 'disappear', resultRev: transactionId})
})

test('the events of a transaction are counted for each listener', async () => {
  const nextOfAll = await listen(client, '*[_type == "counted"]')
  const nextOfOne = await listen(client, '*[_id == "counted-2"]')
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
    client,
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
  const published = await listen(client, query)
  const all = await listen(client, query, {}, {includeAllVersions: true})
  const older = await listen(clientWith({apiVersion: '2025-02-18'}), query)
  const ids = ['drafts.versioned', 'versions.spring.versioned', 'versioned']
  for (const id of ids) await client.create({_id: id, _type: 'versioned'})
  expect(await published()).toMatchObject({documentId: 'versioned', transactionTotalEvents: 1})
  for (const next of [all, older]) {
    const received = [await next(), await next(), await next()]
    expect(received.map(({documentId}) => documentId)).toEqual(ids)
  }
})

test('an event repeats the visibility that the listener asked for, which is that of the transaction by default', async () => {
  const byDefault = await listen(client, '*[_type == "seen"]')
  const asked = await listen(client, '*[_type == "seen"]', {}, {visibility: 'query'})
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

test('without a sign-in a listener receives public documents only [LAKE-2]', async () => {
  const next = await listen(
    clientWith({token: undefined}),
    '*[_type == "heard"]',
    {},
    {includeAllVersions: true},
  )
  await client
    .transaction()
    .create({_id: 'drafts.heard', _type: 'heard'})
    .create({_id: 'heard', _type: 'heard'})
    .commit()
  expect(await next()).toMatchObject({documentId: 'heard', transactionTotalEvents: 1})
})

test('the stream reports a query that cannot be listened to', async () => {
  await expect(listen(client, '*[_type ==')).rejects.toThrow(
    'unexpected end-of-file, expected expression',
  )
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
