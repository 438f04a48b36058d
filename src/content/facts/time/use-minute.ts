import {useSyncExternalStore} from 'react'

import {now, watchInstants} from './clock.ts'

/**
 * The current minute (ms since 1970) by the clock of content; it moves on by itself. Null while prerendering and
 * hydrating: what a page was built with must not say what time it is for the visitor.
 */
export function useMinute(): number | null {
  return useSyncExternalStore(watchMinutes, currentMinute, noMinute)
}

function watchMinutes(onChange: () => void): () => void {
  const watchNext = () => watchInstants([currentMinute() + minute], moveOn)
  const moveOn = () => {
    stop()
    stop = watchNext()
    onChange()
  }
  let stop = watchNext()
  return () => stop()
}

function currentMinute(): number {
  return Math.floor(now() / minute) * minute
}

function noMinute() {
  return null
}

const minute = 60_000
