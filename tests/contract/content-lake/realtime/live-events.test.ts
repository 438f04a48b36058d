import {afterAll, expect, onTestFinished, test} from 'vitest'

import {startLake, token} from '../../../support/lake/running-lake.ts'
import {type EventReader, readEvents} from '../support/event-reader.ts'

const lake = await startLake()
afterAll(() => lake.stopAndDelete())
const {client, clientWith} = lake
const visitor = clientWith({token: undefined, perspective: 'published'})

await client
  .transaction()
  .create({_id: 'oak', _type: 'tree', title: 'Oak', height: 30})
  .create({_id: 'elm', _type: 'tree', title: 'Elm', height: 20})
  .create({_id: 'rose', _type: 'flower', title: 'Rose', under: {_ref: 'oak'}})
  .commit()

async function openLiveEvents(
  options: {drafts?: boolean; lastEventId?: string; parameter?: string} = {},
): Promise<EventReader> {
  const headers = {
    ...(options.drafts && {authorization: `Bearer ${token}`}),
    ...(options.lastEventId && {'last-event-id': options.lastEventId}),
  }
  const flags = options.drafts ? `?${options.parameter ?? 'includeDrafts'}=true` : ''
  const reader = await readEvents(`${lake.url}/v2025-02-19/data/live/events/production${flags}`, {
    headers,
  })
  onTestFinished(() => reader.close())
  return reader
}

/** The sync tags in the response to a query. */
async function syncTagsOf(query: string, params = {}, as = visitor): Promise<string[]> {
  const {syncTags = []} = await as.fetch(query, params, {filterResponse: false})
  return syncTags
}

test('a page receives an event for a change to what it shows and for no other [LAKE-1]', async () => {
  const oak = await syncTagsOf('*[_type == "tree" && _id == $id][0]{title}', {id: 'oak'})
  const elm = await syncTagsOf('*[_type == "tree" && _id == $id][0]{title}', {id: 'elm'})
  const count = await syncTagsOf('count(*[_type == "tree"])')
  expect(new Set([...oak, ...elm, ...count]).size).toBe(3)
  const events = await openLiveEvents()
  expect(await events.next()).toMatchObject({name: 'welcome', id: expect.any(String), data: {}})
  await client.patch('oak').set({title: 'Old oak'}).commit()
  expect(await events.next()).toEqual({name: 'message', id: expect.any(String), data: {tags: oak}})
  // This changes no result, so the next event is for the change after it.
  await client.patch('elm').set({height: 21}).commit()
  await client.create({_id: 'ash', _type: 'tree', title: 'Ash', height: 1})
  expect(await events.next()).toMatchObject({data: {tags: count}})
})

test('a change is found through a reference, a parameter and in any type', async () => {
  await client
    .transaction()
    .create({_id: 'fig', _type: 'fruitTree', title: 'Fig'})
    .create({_id: 'iris', _type: 'herb', under: {_ref: 'fig'}})
    .create({_id: 'hazel', _type: 'bush', size: 1})
    .commit()
  const through = await syncTagsOf('*[_type == "herb"]{"tree": under->title}')
  const byType = await syncTagsOf('*[_type in $types].size', {types: ['bush', 'hedge']})
  const anyType = await syncTagsOf('count(*[defined(weight)])')
  const events = await openLiveEvents()
  await events.next()
  await client.patch('fig').set({title: 'Old fig'}).commit()
  expect(await events.next()).toMatchObject({data: {tags: through}})
  await client.patch('hazel').set({size: 2}).commit()
  expect(await events.next()).toMatchObject({data: {tags: byType}})
  await client.create({_id: 'stone', _type: 'rock', weight: 3})
  expect(await events.next()).toMatchObject({data: {tags: anyType}})
})

test('the same query has the same tag in every process', async () => {
  const query = '*[_type == "tree"].title'
  const tags = await syncTagsOf(query)
  expect(tags).toEqual([expect.stringMatching(/^s1:[\w-]+$/)])
  expect(await syncTagsOf(query)).toEqual(tags)
  const other = await startLake()
  onTestFinished(() => other.stopAndDelete())
  const otherVisitor = other.clientWith({token: undefined, perspective: 'published'})
  expect(await syncTagsOf(query, {}, otherVisitor)).toEqual(tags)
})

test('a page that fetched before a change receives its event, even when another page fetches right after the change', async () => {
  const query = '*[_type == "tree" && _id == "elm"][0]{height, "raced": true}'
  const tags = await syncTagsOf(query)
  const events = await openLiveEvents()
  await events.next()
  await Promise.all([
    client.patch('elm').inc({height: 1}).commit(),
    ...Array.from({length: 20}, () => syncTagsOf(query)),
  ])
  const received = await events.next()
  expect(received.data).toMatchObject({tags: expect.arrayContaining(tags)})
})

test('drafts are reported only to clients that ask for them and may read them', async () => {
  const preview = clientWith({perspective: 'drafts'})
  const published = await syncTagsOf('*[_id == "rose"][0].title')
  const drafts = await syncTagsOf('*[_id == "rose"][0].title', {}, preview)
  expect(drafts).not.toEqual(published)
  const visitors = await openLiveEvents()
  const stranger = await readEvents(
    `${lake.url}/v2025-02-19/data/live/events/production?includeDrafts=true`,
  )
  onTestFinished(() => stranger.close())
  const staff = await openLiveEvents({drafts: true})
  await Promise.all([visitors.next(), stranger.next(), staff.next()])
  await client.create({_id: 'drafts.rose', _type: 'flower', title: 'Rose, edited'})
  expect(await staff.next()).toMatchObject({data: {tags: drafts}})
  await client.patch('rose').set({title: 'Red rose'}).commit()
  expect(await staff.next()).toMatchObject({data: {tags: published}})
  expect(await visitors.next()).toMatchObject({data: {tags: published}})
  expect(await stranger.next()).toMatchObject({data: {tags: published}})
})

test.for(['includeAllDocuments', 'includeAllVersions'])(
  'drafts are reported with %s too',
  async (parameter) => {
    const query = `*[_id == "rose"][0]{title, "with": "${parameter}"}`
    const drafts = await syncTagsOf(query, {}, clientWith({perspective: 'drafts'}))
    const staff = await openLiveEvents({drafts: true, parameter})
    await staff.next()
    await client.createOrReplace({_id: 'drafts.rose', _type: 'flower', title: parameter})
    expect(await staff.next()).toMatchObject({data: {tags: expect.arrayContaining(drafts)}})
  },
)

test('raw queries and very large ones have no tags', async () => {
  expect(await syncTagsOf('*[_type == "tree"]', {}, client)).toEqual([])
  expect(await syncTagsOf('*[_id in $ids]', {ids: ['x'.repeat(70_000)]})).toEqual([])
})

test('the parameters that clients send with a live event are accepted', async () => {
  const title = await visitor.fetch<string>(
    '*[_id == "elm"][0].title',
    {},
    {lastLiveEventId: 'some-id', cacheMode: 'noStale'},
  )
  expect(title).toBe('Elm')
})

test('the Sanity client receives live events with their tags', async () => {
  const tags = await syncTagsOf('*[_id == "elm"][0].age')
  const received = new Promise((resolve) => {
    const subscription = visitor.live.events().subscribe((event) => {
      if (event.type === 'welcome') void client.patch('elm').set({age: 100}).commit()
      if (event.type !== 'message') return
      subscription.unsubscribe()
      resolve(event.tags)
    })
  })
  expect(await received).toEqual(expect.arrayContaining(tags))
})

test('a query whose result always differs does not make its page fetch forever', async () => {
  const query = '{"trees": count(*[_type == "tree"]), "at": now()}'
  await syncTagsOf(query)
  const events = await openLiveEvents()
  await events.next()
  for (let times = 0; times < 3; times += 1) await syncTagsOf(query)
  const [tag] = await syncTagsOf('*[_id == "elm"][0]{title, "last": true}')
  await client.patch('elm').set({title: 'The elm'}).commit()
  const {data} = await events.next()
  // The first event is for the change to the elm; there was none before it.
  expect(JSON.stringify(data)).toContain(tag)
})
