import {type QueryClient, QueryClientProvider} from '@tanstack/react-query'
import {HttpResponse, http} from 'msw'
import {sse} from 'msw/sse'
import {MemoryRouter} from 'react-router-dom'
import {beforeEach, expect, onTestFinished, test, vi} from 'vitest'
import {render} from 'vitest-browser-react'
import {page} from 'vitest/browser'

import {network} from '../../../tests/support/components/mock-network.ts'
import {useSite} from '../facts/use-site.ts'
import {liveEventsUrl, queryUrl} from '../query/content-lake-url.ts'
import {liveEventLog} from '../query/live-event-log.ts'
import {queries} from '../query/queries.ts'
import {createQueryClient} from '../query/query-client.ts'
import type {SiteQueryResult} from '../sanity.types.ts'
import {followLiveEvents} from './live-events.ts'
import type {Prepare} from './updater.ts'

/** What the lake publishes now, and the live event's id that each of its answers was asked with. */
let county = ''
let asked: (string | null)[] = []
/** The streams that are open, the newest last. */
let streams: {send: (event: string, data: string, id?: string) => void; close: () => void}[] = []

beforeEach(() => {
  county = 'Broward'
  asked = []
  streams = []
  network.use(
    http.get(queryUrl, ({request}) => {
      asked.push(new URL(request.url).searchParams.get('lastLiveEventId'))
      return HttpResponse.json(contentWith(county))
    }),
    sse<{welcome: string; restart: string; message: string}>(liveEventsUrl, ({client}) => {
      const stream = {
        send: (event: string, data: string, id = '') =>
          client.send(
            event === 'message'
              ? {data, id}
              : event === 'welcome'
                ? {event: 'welcome', data}
                : {event: 'restart', data},
          ),
        close: () => client.close(),
      }
      streams.push(stream)
      stream.send('welcome', '{}')
    }),
  )
})

test('what is published while the page connects is there as soon as the stream is', async () => {
  await openPage('Palm Beach')
  await expect.element(page.getByText('Broward')).toBeVisible()
  expect(asked).toEqual([null])
})

test('where live events are refused, the page asks once whenever it comes into view [LIVE-4]', async () => {
  let refused = 0
  network.use(
    http.get(liveEventsUrl, () => {
      refused += 1
      return new HttpResponse(null, {status: 503})
    }),
  )
  await openPage('Palm Beach')
  await expect.element(page.getByText('Broward')).toBeVisible()
  await expect.poll(() => refused).toBe(2)
  expect(asked).toEqual([null])

  county = 'Monroe'
  show('hidden')
  show('visible')
  await expect.element(page.getByText('Monroe')).toBeVisible()
})

test('a live event that names the content asks for it, as of that event', async () => {
  await openPage('Palm Beach')
  await expect.element(page.getByText('Broward')).toBeVisible()
  county = 'Monroe'
  streams.at(-1)?.send('message', '{"tags":["s1:other"]}', 'event-1')
  streams.at(-1)?.send('message', '{"tags":["s1:site"]}', 'event-2')
  await expect.element(page.getByText('Monroe')).toBeVisible()
  expect(asked).toEqual([null, 'event-2'])
})

test('an event that cannot be read, or names nothing, asks for nothing', async () => {
  await openPage('Palm Beach')
  await expect.element(page.getByText('Broward')).toBeVisible()
  county = 'Monroe'
  for (const data of ['not json', 'null', '7', '{}', '{"tags":"s1:site"}', '{"tags":[]}']) {
    streams.at(-1)?.send('message', data)
  }
  streams.at(-1)?.send('message', '{"tags":["s1:site"]}', 'event-9')
  await expect.element(page.getByText('Monroe')).toBeVisible()
  expect(asked).toEqual([null, 'event-9'])
})

test('after a gap in the stream everything on the page is asked for, as of now', async () => {
  await openPage('Palm Beach')
  await expect.element(page.getByText('Broward')).toBeVisible()
  streams.at(-1)?.send('message', '{"tags":["s1:other"]}', 'event-1')
  county = 'Monroe'
  streams.at(-1)?.send('restart', '{}')
  await expect.element(page.getByText('Monroe')).toBeVisible()
  county = 'Collier'
  streams.at(-1)?.close()
  await expect.element(page.getByText('Collier')).toBeVisible()
  expect(streams).toHaveLength(2)
  expect(asked).toEqual([null, null, null])
})

test('a hidden page listens to nothing, and catches up when it is shown again', async () => {
  await openPage('Palm Beach')
  await expect.element(page.getByText('Broward')).toBeVisible()
  county = 'Monroe'
  show('hidden')
  show('hidden')
  show('visible')
  await expect.element(page.getByText('Monroe')).toBeVisible()
  expect(streams).toHaveLength(2)
  show('visible')
  county = 'Collier'
  streams.at(-1)?.send('message', '{"tags":["s1:site"]}', 'event-1')
  await expect.element(page.getByText('Collier')).toBeVisible()
  expect(streams).toHaveLength(2)
})

test('after following has been stopped, nothing more is reported', async () => {
  const {stop} = await openPage('Palm Beach')
  await expect.element(page.getByText('Broward')).toBeVisible()
  stop()
  show('hidden')
  show('visible')
  await openPage('Palm Beach')
  await expect.poll(() => asked).toHaveLength(2)
  expect(streams).toHaveLength(2)
})

test('what a change needs is loaded before it is shown', async () => {
  const loaded = Promise.withResolvers<void>()
  const {client, prepare} = await openPage('Broward')
  await expect.poll(() => asked).toHaveLength(1)
  expect(prepare).not.toHaveBeenCalled()
  prepare.mockReturnValue(loaded.promise)
  county = 'Monroe'
  streams.at(-1)?.send('message', '{"tags":["s1:site"]}', 'event-1')
  await expect.poll(() => prepare).toHaveBeenCalledWith(client, contentWith('Monroe').result)
  expect(page.getByText('Broward').query()).not.toBeNull()
  loaded.resolve()
  await expect.element(page.getByText('Monroe')).toBeVisible()
})

test('a change appears also where what it needs cannot be loaded', async () => {
  const {prepare} = await openPage('Broward')
  prepare.mockRejectedValue(new Error('offline'))
  county = 'Monroe'
  streams.at(-1)?.send('message', '{"tags":["s1:site"]}', 'event-1')
  await expect.element(page.getByText('Monroe')).toBeVisible()
})

test('of two publishes in a row the page never shows the first as the last', async () => {
  const {prepare} = await openPage('Broward')
  await expect.poll(() => asked).toHaveLength(1)
  prepare.mockImplementationOnce(async () => {
    county = 'Collier'
    streams.at(-1)?.send('message', '{"tags":["s1:site"]}', 'event-2')
    await expect.poll(() => liveEventLog().latestId).toBe('event-2')
  })
  county = 'Monroe'
  streams.at(-1)?.send('message', '{"tags":["s1:site"]}', 'event-1')
  await expect.element(page.getByText('Collier')).toBeVisible()
  expect(asked).toEqual([null, 'event-1', 'event-2'])
})

test('what no page shows is asked for when a page shows it', async () => {
  const client = createQueryClient()
  client.setQueryData(queries.site.queryKey, contentWith('Palm Beach'))
  onTestFinished(followLiveEvents(client, async () => {}))
  await expect.poll(() => client.getQueryState(queries.site.queryKey)?.isInvalidated).toBe(true)
  expect(asked).toEqual([])
  await renderCounties(client)
  await expect.element(page.getByText('Broward')).toBeVisible()
  expect(asked).toEqual([null])
})

test('what is published while another page is shown is there when the visitor comes back', async () => {
  const {client, leave} = await openPage('Palm Beach')
  await expect.element(page.getByText('Broward')).toBeVisible()
  await leave()
  county = 'Monroe'
  streams.at(-1)?.send('message', '{"tags":["s1:site"]}', 'event-1')
  await expect.poll(() => client.getQueryState(queries.site.queryKey)?.isInvalidated).toBe(true)
  expect(asked).toEqual([null])
  await renderCounties(client)
  await expect.element(page.getByText('Monroe')).toBeVisible()
  expect(asked).toEqual([null, 'event-1'])
})

function show(state: DocumentVisibilityState) {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden')
  onTestFinished(() => visibility.mockRestore())
  onTestFinished(() => hidden.mockRestore())
  document.dispatchEvent(new Event('visibilitychange'))
}

function contentWith(name: string) {
  const result = {
    settings: null,
    menus: null,
    bookingRules: null,
    fullRefundHours: null,
    announcement: null,
    services: [],
    legal: [],
    scheduledPages: [],
    coverageAreas: [{_id: 'coverage', county: name}],
    languages: null,
    order: null,
  } satisfies SiteQueryResult
  return {result, syncTags: ['s1:site']}
}

/** Opens a page that was prerendered with a county, and follows what is published. */
async function openPage(prerendered: string) {
  const client = createQueryClient()
  client.setQueryData(queries.site.queryKey, contentWith(prerendered))
  const prepare = vi.fn<Prepare>(async () => {})
  const {unmount: leave} = await renderCounties(client)
  const stop = followLiveEvents(client, prepare)
  onTestFinished(stop)
  return {client, prepare, stop, leave}
}

function renderCounties(client: QueryClient) {
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Counties />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

function Counties() {
  return useSite(({counties}) => counties.join(', '))
}
