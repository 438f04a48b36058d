import {afterAll, expect, onTestFinished, test} from 'vitest'

import {type EventReader, readEvents} from './support/event-reader.ts'
import {startLake, token} from './support/running-lake.ts'

const lake = await startLake()
afterAll(() => lake.stopAndForget())
const {client, clientWith} = lake
const visitor = clientWith({token: undefined, perspective: 'published'})

await client
  .transaction()
  .create({_id: 'oak', _type: 'tree', title: 'Oak', height: 30})
  .create({_id: 'elm', _type: 'tree', title: 'Elm', height: 20})
  .create({_id: 'rose', _type: 'flower', title: 'Rose', under: {_ref: 'oak'}})
  .commit()

async function live(options: {drafts?: boolean; lastEventId?: string} = {}): Promise<EventReader> {
  const headers = {
    ...(options.drafts && {authorization: `Bearer ${token}`}),
    ...(options.lastEventId && {'last-event-id': options.lastEventId}),
  }
  const flags = options.drafts ? '?includeDrafts=true' : ''
  const reader = await readEvents(`${lake.url}/v2025-02-19/data/live/events/production${flags}`, {
    headers,
  })
  onTestFinished(() => reader.close())
  return reader
}

/** The tags that a page gets with the result of a query. */
async function ask(query: string, params = {}, as = visitor): Promise<string[]> {
  const {syncTags = []} = await as.fetch(query, params, {filterResponse: false})
  return syncTags
}

test('a page hears of a change to what it shows, and of no other', async () => {
  const oak = await ask('*[_type == "tree" && _id == $id][0]{title}', {id: 'oak'})
  const elm = await ask('*[_type == "tree" && _id == $id][0]{title}', {id: 'elm'})
  const count = await ask('count(*[_type == "tree"])')
  expect(new Set([...oak, ...elm, ...count]).size).toBe(3)
  const events = await live()
  expect(await events.next()).toMatchObject({name: 'welcome', id: expect.any(String), data: {}})
  await client.patch('oak').set({title: 'Old oak'}).commit()
  expect(await events.next()).toEqual({name: 'message', id: expect.any(String), data: {tags: oak}})
  // What the queries show stays the same: the next event is about the change after it.
  await client.patch('elm').set({height: 21}).commit()
  await client.create({_id: 'ash', _type: 'tree', title: 'Ash', height: 1})
  expect(await events.next()).toMatchObject({data: {tags: count}})
})

test('a change is heard through a reference, a parameter and any type', async () => {
  await client
    .transaction()
    .create({_id: 'fig', _type: 'fruitTree', title: 'Fig'})
    .create({_id: 'iris', _type: 'herb', under: {_ref: 'fig'}})
    .create({_id: 'hazel', _type: 'bush', size: 1})
    .commit()
  const through = await ask('*[_type == "herb"]{"tree": under->title}')
  const byType = await ask('*[_type in $types].size', {types: ['bush', 'hedge']})
  const anyType = await ask('count(*[defined(weight)])')
  const events = await live()
  await events.next()
  await client.patch('fig').set({title: 'Old fig'}).commit()
  expect(await events.next()).toMatchObject({data: {tags: through}})
  await client.patch('hazel').set({size: 2}).commit()
  expect(await events.next()).toMatchObject({data: {tags: byType}})
  await client.create({_id: 'stone', _type: 'rock', weight: 3})
  expect(await events.next()).toMatchObject({data: {tags: anyType}})
})

test('the same query has the same tag, in whatever process', async () => {
  const query = '*[_type == "tree"].title'
  const tags = await ask(query)
  expect(tags).toEqual([expect.stringMatching(/^s1:[\w-]+$/)])
  expect(await ask(query)).toEqual(tags)
  const other = await startLake()
  onTestFinished(() => other.stopAndForget())
  const elsewhere = other.clientWith({token: undefined, perspective: 'published'})
  expect(await ask(query, {}, elsewhere)).toEqual(tags)
})

test('a page that was answered before a change hears of it, though another asks right after', async () => {
  const query = '*[_type == "tree" && _id == "elm"][0]{height, "raced": true}'
  const tags = await ask(query)
  const events = await live()
  await events.next()
  await Promise.all([
    client.patch('elm').inc({height: 1}).commit(),
    ...Array.from({length: 20}, () => ask(query)),
  ])
  const heard = await events.next()
  expect(heard.data).toMatchObject({tags: expect.arrayContaining(tags)})
})

test('drafts are heard of only by those who ask for them and may see them', async () => {
  const preview = clientWith({perspective: 'drafts'})
  const published = await ask('*[_id == "rose"][0].title')
  const drafts = await ask('*[_id == "rose"][0].title', {}, preview)
  expect(drafts).not.toEqual(published)
  const visitors = await live()
  const stranger = await readEvents(
    `${lake.url}/v2025-02-19/data/live/events/production?includeDrafts=true`,
  )
  onTestFinished(() => stranger.close())
  const staff = await live({drafts: true})
  await Promise.all([visitors.next(), stranger.next(), staff.next()])
  await client.create({_id: 'drafts.rose', _type: 'flower', title: 'Rose, edited'})
  expect(await staff.next()).toMatchObject({data: {tags: drafts}})
  await client.patch('rose').set({title: 'Red rose'}).commit()
  expect(await staff.next()).toMatchObject({data: {tags: published}})
  expect(await visitors.next()).toMatchObject({data: {tags: published}})
  expect(await stranger.next()).toMatchObject({data: {tags: published}})
})

test('raw queries, and those that are too large to remember, have no tags', async () => {
  expect(await ask('*[_type == "tree"]', {}, client)).toEqual([])
  expect(await ask('*[_id in $ids]', {ids: ['x'.repeat(70_000)]})).toEqual([])
})

test('the parameters that go with a live event are accepted', async () => {
  const title = await visitor.fetch<string>(
    '*[_id == "elm"][0].title',
    {},
    {lastLiveEventId: 'some-id', cacheMode: 'noStale'},
  )
  expect(title).toBe('Elm')
})

test('a connection that comes back gets what it missed', async () => {
  const tags = await ask('*[_id == "ash"][0].height')
  const lost = await live()
  const {id: seen = ''} = await lost.next()
  lost.close()
  const other = await live()
  await other.next()
  await client.patch('ash').inc({height: 1}).commit()
  const {id: latest = ''} = await other.next()
  const back = await live({lastEventId: seen})
  expect(await back.next()).toEqual({name: 'message', id: latest, data: {tags}})
  expect(await back.next()).toMatchObject({name: 'welcome', id: latest})
  const current = await live({lastEventId: latest})
  expect(await current.next()).toMatchObject({name: 'welcome', id: latest})
})

test('a connection that comes back after events that are not known any more starts anew', async () => {
  const events = await live({lastEventId: 'of-another-process-7'})
  expect(await events.next()).toMatchObject({name: 'welcome'})
  expect(await events.next()).toMatchObject({name: 'restart', id: expect.any(String)})
})

test('the client gets live events and their tags', async () => {
  const tags = await ask('*[_id == "elm"][0].age')
  const heard = new Promise((resolve) => {
    const subscription = visitor.live.events().subscribe((event) => {
      if (event.type === 'welcome') void client.patch('elm').set({age: 100}).commit()
      if (event.type !== 'message') return
      subscription.unsubscribe()
      resolve(event.tags)
    })
  })
  expect(await heard).toEqual(expect.arrayContaining(tags))
})

test('a restarted content lake still knows which results its pages show', async () => {
  const before = await startLake()
  await before.client.create({_id: 'oak', _type: 'tree', title: 'Oak'})
  await before.client.create({_id: 'elm', _type: 'tree', title: 'Elm'})
  const asVisitor = before.clientWith({token: undefined, perspective: 'published'})
  const tags = await ask('*[_id == "oak"][0].title', {}, asVisitor)
  await before.stop()
  const after = await startLake({dataFolder: before.dataFolder})
  onTestFinished(() => after.stopAndForget())
  const events = await readEvents(`${after.url}/v2025-02-19/data/live/events/production`)
  onTestFinished(() => events.close())
  await events.next()
  await after.client.patch('elm').set({title: 'Old elm'}).commit()
  await after.client.patch('oak').set({title: 'Old oak'}).commit()
  expect(await events.next()).toMatchObject({data: {tags}})
})

test('a query whose result is always new does not make its page ask for ever', async () => {
  const query = '{"trees": count(*[_type == "tree"]), "at": now()}'
  await ask(query)
  const events = await live()
  await events.next()
  for (let times = 0; times < 3; times += 1) await ask(query)
  const [tag] = await ask('*[_id == "elm"][0]{title, "last": true}')
  await client.patch('elm').set({title: 'The elm'}).commit()
  const {data} = await events.next()
  // The first event is of the change to the elm, and of nothing before it.
  expect(JSON.stringify(data)).toContain(tag)
})

test('only the thousand queries asked last are remembered', {timeout: 60_000}, async () => {
  const own = await startLake()
  onTestFinished(() => own.stopAndForget())
  await own.client.create({_id: 'oak', _type: 'tree', title: 'Oak'})
  const asVisitor = own.clientWith({token: undefined, perspective: 'published'})
  const query = (n: number) => `*[_id == "oak"][0]{title, "n": ${n}}`
  const [first = ''] = await ask(query(0), {}, asVisitor)
  const [kept = ''] = await ask(query(1), {}, asVisitor)
  for (let n = 2; n <= 1000; n += 1) await ask(query(n), {}, asVisitor)
  const events = await readEvents(`${own.url}/v2025-02-19/data/live/events/production`)
  onTestFinished(() => events.close())
  await events.next()
  await own.client.patch('oak').set({title: 'Old oak'}).commit()
  const heard = new Set<unknown>()
  while (heard.size < 1000) {
    const {data} = await events.next()
    if (typeof data === 'object' && data && 'tags' in data && Array.isArray(data.tags)) {
      for (const tag of data.tags) heard.add(tag)
    }
  }
  expect(heard.has(kept)).toBe(true)
  expect(heard.has(first)).toBe(false)
})
