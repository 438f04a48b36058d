import type {QueryClient} from '@tanstack/react-query'

import {isRecord} from '#domain/is-record.ts'
import {parseJson} from '#domain/parse-json.ts'

import {liveEventsUrl} from '../query/content-lake-url.ts'
import {retryAfterMs} from '../query/content-options.ts'
import {logGap, logLiveEvent} from '../query/live-event-log.ts'
import {type Prepare, createUpdater} from './updater.ts'

/**
 * Keeps the page equal to what is published while it is visible: a live event updates just the queries whose sync
 * tags it names. A hidden page stops listening; when it is shown again, or when the stream was lost or refused, every
 * query on the page is read once, since events may have been missed. A page that Sanity turns away (`goaway`) reads
 * them at each attempt, once a minute. Returns the function that stops listening.
 */
export function followLiveEvents(client: QueryClient, prepare: Prepare): () => void {
  const updater = createUpdater(client, prepare)
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let reconnectMs = shortestReconnectMs
  let hasCaughtUp = false
  let isConnected = false

  const catchUp = () => {
    hasCaughtUp = true
    clearTimeout(timer)
    logGap()
    updater.updateAll()
  }
  // Nothing else would replace what was prerendered, or what has changed while the page was hidden.
  const catchUpOnce = () => {
    if (!hasCaughtUp) catchUp()
  }
  const listen = () => {
    if (source || document.hidden) return
    source = new EventSource(liveEventsUrl)
    // A proxy may keep the stream from arriving.
    timer = setTimeout(catchUpOnce, retryAfterMs)
    source.addEventListener('welcome', () => {
      reconnectMs = shortestReconnectMs
      isConnected = true
      catchUp()
    })
    source.addEventListener('restart', catchUp)
    source.addEventListener('message', ({data, lastEventId}: MessageEvent<unknown>) => {
      const tags = tagsOf(data)
      logLiveEvent(lastEventId || undefined, tags)
      updater.updateByTags(tags)
    })
    // Sanity's word for a dataset with too many listeners, which then have to ask.
    source.addEventListener('goaway', () => {
      catchUp()
      listenLater(longestReconnectMs)
    })
    source.addEventListener('error', () => {
      // A lost connection the browser opens again by itself, but not one that was answered with an error.
      if (source?.readyState !== EventSource.CLOSED) return catchUpOnce()
      if (isConnected) catchUp()
      else catchUpOnce()
      isConnected = false
      listenLater(reconnectMs)
      reconnectMs = Math.min(reconnectMs * 2, longestReconnectMs)
    })
  }
  const stop = () => {
    clearTimeout(timer)
    source?.close()
    source = null
  }
  const listenLater = (milliseconds: number) => {
    stop()
    timer = setTimeout(listen, milliseconds)
  }
  const follow = () => {
    if (!document.hidden) return listen()
    stop()
    hasCaughtUp = false
  }

  document.addEventListener('visibilitychange', follow)
  listen()
  return () => {
    document.removeEventListener('visibilitychange', follow)
    stop()
  }
}

const shortestReconnectMs = 1000
const longestReconnectMs = 60_000

function tagsOf(data: unknown): unknown[] {
  const event = typeof data === 'string' ? parseJson(data) : null
  return isRecord(event) && Array.isArray(event['tags']) ? event['tags'] : []
}
