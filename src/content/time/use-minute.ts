import {useSyncExternalStore} from 'react'

import {now, watchTime} from './clock.ts'

/**
 * The current minute (ms since 1970) by the clock of content; it moves on by itself. Null while prerendering and
 * hydrating: what a page was built with must not say what time it is for the visitor.
 */
export function useMinute(): number | null {
  return useSyncExternalStore(watchMinutes, currentMinute, noMinute)
}

function watchMinutes(onChange: () => void): () => void {
  return watchTime(() => currentMinute() + minute, onChange)
}

function currentMinute(): number {
  return Math.floor(now() / minute) * minute
}

function noMinute() {
  return null
}

const minute = 60_000
