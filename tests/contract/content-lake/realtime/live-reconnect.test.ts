import type {LiveEvent} from '@sanity/client'
import {afterAll, expect, onTestFinished, test} from 'vitest'

import {startLake} from '../../../support/lake/running-lake.ts'
import {type EventReader, readEvents} from '../support/event-reader.ts'

const lake = await startLake()
afterAll(() => lake.stopAndDelete())
const {client, clientWith} = lake
const visitor = clientWith({token: undefined, perspective: 'published'})

await client.create({_id: 'ash', _type: 'tree', title: 'Ash', height: 1})

async function openLiveEvents(lastEventId?: string): Promise<EventReader> {
  const headers = new Headers(lastEventId === undefined ? [] : [['last-event-id', lastEventId]])
  const reader = await readEvents(`${lake.url}/v2025-02-19/data/live/events/production`, {headers})
  onTestFinished(() => reader.close())
  return reader
}

/** The sync tags in the response to a query. */
async function syncTagsOf(query: string, params = {}, as = visitor): Promise<string[]> {
  const {syncTags = []} = await as.fetch(query, params, {filterResponse: false})
  return syncTags
}

test('a client that reconnects receives the events it missed', async () => {
  const tags = await syncTagsOf('*[_id == "ash"][0].height')
  const interrupted = await openLiveEvents()
  const {id: seen = ''} = await interrupted.next()
  interrupted.close()
  const other = await openLiveEvents()
  await other.next()
  await client.patch('ash').inc({height: 1}).commit()
  const {id: latest = ''} = await other.next()
  const reconnected = await openLiveEvents(seen)
  expect(await reconnected.next()).toEqual({name: 'message', id: latest, data: {tags}})
  expect(await reconnected.next()).toMatchObject({name: 'welcome', id: latest})
  const current = await openLiveEvents(latest)
  expect(await current.next()).toMatchObject({name: 'welcome', id: latest})
})

test('a client that reconnects with an unknown event id first receives restart', async () => {
  const events = await openLiveEvents('of-another-process-7')
  expect(await events.next()).toMatchObject({name: 'restart', id: expect.any(String)})
  expect(await events.next()).toMatchObject({name: 'welcome'})
})

test('once as many pages listen as are allowed, the next one is turned away until one leaves [LAKE-1]', async () => {
  const crowded = await startLake({limits: {liveConnections: 1}})
  onTestFinished(() => crowded.stopAndDelete())
  const url = `${crowded.url}/v2025-02-19/data/live/events/production`
  const first = await readEvents(url)
  expect(await first.next()).toMatchObject({name: 'welcome'})
  // Sanity's own client takes it for what it is.
  const heard = Promise.withResolvers<LiveEvent>()
  const following = crowded
    .clientWith({token: undefined, useCdn: false})
    .live.events()
    .subscribe({next: heard.resolve, error: heard.reject})
  expect(await heard.promise).toMatchObject({type: 'goaway'})
  following.unsubscribe()
  first.close()
  await expect
    .poll(async () => {
      const next = await readEvents(url)
      const {name} = await next.next()
      next.close()
      return name
    })
    .toBe('welcome')
})

test('a restarted content lake still knows the queries of open pages', async () => {
  const before = await startLake()
  await before.client.create({_id: 'oak', _type: 'tree', title: 'Oak'})
  await before.client.create({_id: 'elm', _type: 'tree', title: 'Elm'})
  const asVisitor = before.clientWith({token: undefined, perspective: 'published'})
  const tags = await syncTagsOf('*[_id == "oak"][0].title', {}, asVisitor)
  await before.stop()
  const after = await startLake({dataFolder: before.dataFolder})
  onTestFinished(() => after.stopAndDelete())
  const events = await readEvents(`${after.url}/v2025-02-19/data/live/events/production`)
  onTestFinished(() => events.close())
  await events.next()
  await after.client.patch('elm').set({title: 'Old elm'}).commit()
  await after.client.patch('oak').set({title: 'Old oak'}).commit()
  expect(await events.next()).toMatchObject({data: {tags}})
})
