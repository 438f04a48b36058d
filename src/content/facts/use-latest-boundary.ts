import {useCallback, useSyncExternalStore} from 'react'

import {callAt} from './use-has-passed.ts'

/**
 * The latest of `boundaries` (ms since 1970) that has passed, -Infinity before the first. It changes by itself at
 * each of them. `readAt` as for `useHasPassed`.
 */
export function useLatestBoundary(boundaries: readonly number[], readAt: number): number {
  const key = boundaries.join(' ')
  const subscribe = useCallback(
    (onChange: () => void) => {
      const ahead = key
        .split(' ')
        .map(Number)
        .filter((boundary) => boundary > Date.now())
      const cancels = ahead.map((boundary) => callAt(boundary, onChange))
      return () => cancels.forEach((cancel) => cancel())
    },
    [key],
  )
  return useSyncExternalStore(
    subscribe,
    () => latest(boundaries, Date.now()),
    () => latest(boundaries, readAt),
  )
}

function latest(boundaries: readonly number[], now: number): number {
  return Math.max(...boundaries.filter((boundary) => boundary <= now))
}
