import {useSyncExternalStore} from 'react'

import {now, watchTime} from './clock.ts'

/**
 * The latest of these instants (ms since 1970) that has passed, -Infinity before the first. It changes by itself at each
 * of them. Prerendering and hydration use `readAt`, when the page's content was fetched, so that they agree; the clock
 * decides right after.
 */
export function useLatestInstant(instants: readonly number[], readAt: number): number {
  const next = () => Math.min(...instants.filter((instant) => instant > now()))
  return useSyncExternalStore(
    // Anew at each render, which costs a timer.
    (onChange) => (instants.length > 0 ? watchTime(next, onChange) : () => {}),
    () => latest(instants, now()),
    () => latest(instants, readAt),
  )
}

function latest(instants: readonly number[], time: number): number {
  return Math.max(...instants.filter((instant) => instant <= time))
}
