import {useCallback, useSyncExternalStore} from 'react'

import {now, watchInstants} from './clock.ts'

/**
 * The latest of `boundaries` that has passed, -Infinity before the first: instants (ms since 1970) at which something
 * starts or ends. It changes by itself at each of them. Prerendering and hydration use `readAt`, when the page's content
 * was fetched, so that they agree; the clock decides right after.
 */
export function useLatestBoundary(boundaries: readonly number[], readAt: number): number {
  const key = boundaries.join(' ')
  const subscribe = useCallback(
    (onChange: () => void) => watchInstants(key.split(' ').map(Number), onChange),
    [key],
  )
  return useSyncExternalStore(
    subscribe,
    () => latest(boundaries, now()),
    () => latest(boundaries, readAt),
  )
}

function latest(boundaries: readonly number[], instant: number): number {
  return Math.max(...boundaries.filter((boundary) => boundary <= instant))
}
