import type {QueryClient} from '@tanstack/react-query'

import {liveEventsAddress} from '../query/content-lake-url.ts'
import {noteEvent} from './heard-events.ts'

/**
 * Keeps the page cache equal to what is published while the page is visible: a live event asks again for
 * just those queries whose sync tags it names. A hidden page stops listening; when it is shown again, or
 * when the stream was lost, every query on the page is asked once, since events may have been missed.
 * Returns the function that stops listening.
 */
export function followLiveEvents(client: QueryClient): () => void {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = shortestWait

  const listen = () => {
    if (source || document.visibilityState === 'hidden') return
    source = new EventSource(liveEventsAddress)
    source.addEventListener('welcome', () => {
      wait = shortestWait
      catchUp(client)
    })
    source.addEventListener('restart', () => catchUp(client))
    source.addEventListener('message', (event) => refresh(client, event))
    // Sanity's word for a dataset with too many listeners.
    source.addEventListener('goaway', () => listenLater(longestWait))
    source.addEventListener('error', () => {
      // A lost connection the browser opens again by itself, but not one that was answered with an error.
      if (source?.readyState !== EventSource.CLOSED) return
      listenLater(wait)
      wait = Math.min(wait * 2, longestWait)
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
  const follow = () => (document.visibilityState === 'hidden' ? stop() : listen())

  document.addEventListener('visibilitychange', follow)
  listen()
  return () => {
    document.removeEventListener('visibilitychange', follow)
    stop()
  }
}

const shortestWait = 1000
const longestWait = 60_000

/** Asks in a task for each query: together the requests would keep a touch on a slow phone waiting. */
function catchUp(client: QueryClient) {
  noteEvent()
  void client.invalidateQueries({queryKey: ['content'], refetchType: 'none'})
  const shown = client.getQueryCache().findAll({queryKey: ['content'], type: 'active'})
  for (const {queryKey} of shown) {
    setTimeout(() => void client.refetchQueries({queryKey, exact: true, stale: true}))
  }
}

function refresh(client: QueryClient, event: MessageEvent<unknown>) {
  const tags = tagsOf(event.data)
  noteEvent(event.lastEventId || undefined, tags)
  void client.invalidateQueries({
    queryKey: ['content'],
    predicate: ({state}) => syncTagsOf(state.data).some((tag) => tags.includes(tag)),
  })
}

function tagsOf(data: unknown): unknown[] {
  if (typeof data !== 'string') return []
  try {
    return arrayAt(JSON.parse(data), 'tags')
  } catch {
    return []
  }
}

function syncTagsOf(data: unknown): unknown[] {
  return arrayAt(data, 'syncTags')
}

function arrayAt(value: unknown, name: string): unknown[] {
  if (typeof value !== 'object' || value === null || !(name in value)) return []
  const list: unknown = Object.entries(value).find(([key]) => key === name)?.[1]
  return Array.isArray(list) ? list : []
}
