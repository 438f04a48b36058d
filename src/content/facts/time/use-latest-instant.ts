import {useCallback, useSyncExternalStore} from 'react'

import {now, watchInstants} from './clock.ts'

/**
 * The latest of these instants (ms since 1970) that has passed, -Infinity before the first. It changes by itself at each
 * of them. Prerendering and hydration use `readAt`, when the page's content was fetched, so that they agree; the clock
 * decides right after.
 */
export function useLatestInstant(instants: readonly number[], readAt: number): number {
  const key = instants.join(' ')
  const subscribe = useCallback(
    (onChange: () => void) => watchInstants(key.split(' ').map(Number), onChange),
    [key],
  )
  return useSyncExternalStore(
    subscribe,
    () => latest(instants, now()),
    () => latest(instants, readAt),
  )
}

function latest(instants: readonly number[], time: number): number {
  return Math.max(...instants.filter((instant) => instant <= time))
}
