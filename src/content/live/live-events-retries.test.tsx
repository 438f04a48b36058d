import {afterEach, beforeEach, expect, test, vi} from 'vitest'

import {queries} from '../query/queries.ts'
import {createQueryClient} from '../query/query-client.ts'
import {followLiveEvents} from './live-events.ts'

let streams: Stream[] = []
let stop = () => {}

beforeEach(() => {
  streams = []
  vi.useFakeTimers({toFake: ['Date', 'setTimeout', 'clearTimeout']})
  vi.stubGlobal('EventSource', Stream)
  stop = followLiveEvents(createQueryClient(), async () => {})
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('refused live events are asked for again after 1 s, 2 s and so on, up to a minute [LIVE-4]', () => {
  const seconds = Array.from({length: 8}, secondsUntilAskedAgain)
  expect(seconds).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
})

test('after a connection the wait begins at 1 s again [LIVE-4]', () => {
  expect(Array.from({length: 3}, secondsUntilAskedAgain)).toEqual([1, 2, 4])
  dispatch('welcome')
  expect(secondsUntilAskedAgain()).toBe(1)
})

test('a lake with too many listeners is asked again after a minute', () => {
  const sentAwayAt = Date.now()
  dispatch('goaway')
  vi.advanceTimersToNextTimer()
  expect(streams).toHaveLength(2)
  expect(Date.now() - sentAwayAt).toBe(60_000)
})

test('a page that Sanity turns away reads what it shows once a minute [LIVE-4]', () => {
  const isReadAgain = pageThatWasRead()
  dispatch('welcome')
  expect(isReadAgain()).toBe(true)
  for (let minute = 0; minute < 2; minute++) {
    expect(isReadAgain()).toBe(false)
    dispatch('goaway')
    expect(isReadAgain()).toBe(true)
    const count = streams.length
    vi.advanceTimersByTime(60_000)
    expect(streams).toHaveLength(count + 1)
  }
})

test('a stream that is refused after a connection is followed by one reading [LIVE-4]', () => {
  const isReadAgain = pageThatWasRead()
  dispatch('welcome')
  expect(isReadAgain()).toBe(true)
  streams.at(-1)?.breakOff()
  expect(isReadAgain()).toBe(false)
  const readings = Array.from({length: 3}, () => {
    secondsUntilAskedAgain()
    return isReadAgain()
  })
  expect(readings).toEqual([true, false, false])
})

test('a stream that stays silent and is then refused has the page read once [LIVE-4]', () => {
  const isReadAgain = pageThatWasRead()
  vi.advanceTimersByTime(15_000)
  expect(isReadAgain()).toBe(true)
  secondsUntilAskedAgain()
  expect(isReadAgain()).toBe(false)
})

test('a stream that the browser opens again by itself is left to the browser', () => {
  streams.at(-1)?.breakOff()
  expect(vi.getTimerCount()).toBe(0)
  expect(streams).toHaveLength(1)
  expect(streams[0]?.readyState).toBe(Stream.CONNECTING)
})

test('stopping closes the stream and opens no other', () => {
  streams.at(-1)?.refuse()
  stop()
  expect(vi.getTimerCount()).toBe(0)

  stop = followLiveEvents(createQueryClient(), async () => {})
  stop()
  expect(streams.at(-1)?.readyState).toBe(Stream.CLOSED)
  const count = streams.length
  document.dispatchEvent(new Event('visibilitychange'))
  expect(streams).toHaveLength(count)
})

test('a page that comes into view while it listens opens no second stream', () => {
  document.dispatchEvent(new Event('visibilitychange'))
  expect(streams).toHaveLength(1)
})

test('a page that is opened in the background listens once it comes into view', () => {
  stop()
  streams = []
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  stop = followLiveEvents(createQueryClient(), async () => {})
  expect(streams).toHaveLength(0)
  hidden.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(streams).toHaveLength(1)
})

test('where the stream is cut off or silent, the page is read once, at the first failure or after 15 s [LIVE-4]', async () => {
  for (const [fault, seconds] of [
    [() => streams.at(-1)?.breakOff(), 0],
    [() => vi.advanceTimersByTime(10), 14.99],
  ] as const) {
    stop()
    const client = createQueryClient()
    client.setQueryData(queries.site.queryKey, {result: null, syncTags: []})
    // What no component shows is only marked.
    const isRead = () => client.getQueryState(queries.site.queryKey)?.isInvalidated
    stop = followLiveEvents(client, async () => {})
    vi.advanceTimersByTime(seconds * 1000)
    expect(isRead()).toBe(false)
    fault()
    vi.advanceTimersByTime(1)
    expect(isRead()).toBe(true)
  }
})

/** Opens a page with one query. The function says whether the query was read since it was last asked. */
function pageThatWasRead(): () => boolean {
  stop()
  const client = createQueryClient()
  const {queryKey} = queries.site
  const settle = () => client.setQueryData(queryKey, {result: null, syncTags: []})
  settle()
  stop = followLiveEvents(client, async () => {})
  return () => {
    vi.advanceTimersByTime(1)
    // What no component shows is only marked.
    const wasRead = client.getQueryState(queryKey)?.isInvalidated ?? false
    settle()
    return wasRead
  }
}

function dispatch(event: 'welcome' | 'goaway') {
  streams.at(-1)?.dispatchEvent(new Event(event))
}

/** Refuses the stream that is open, and waits for the next one. */
function secondsUntilAskedAgain(): number {
  const count = streams.length
  const refusedAt = Date.now()
  streams.at(-1)?.refuse()
  while (streams.length === count && vi.getTimerCount() > 0) vi.advanceTimersToNextTimer()
  return (Date.now() - refusedAt) / 1000
}

/** An event stream that a test refuses or breaks off, as a browser tells its page. */
class Stream extends EventTarget {
  static readonly CONNECTING = EventSource.CONNECTING
  static readonly OPEN = EventSource.OPEN
  static readonly CLOSED = EventSource.CLOSED
  readyState: number = Stream.OPEN

  constructor() {
    super()
    streams.push(this)
  }

  close() {
    this.readyState = Stream.CLOSED
  }

  breakOff() {
    this.readyState = Stream.CONNECTING
    this.dispatchEvent(new Event('error'))
  }

  refuse() {
    this.close()
    this.dispatchEvent(new Event('error'))
  }
}
