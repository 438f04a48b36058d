import {useCallback, useSyncExternalStore} from 'react'

import {callAt} from './use-has-passed.ts'

/**
 * The latest of some instants (ms since 1970) that has passed, -Infinity before the first; turns by itself at
 * each of them. `readAt` as for `useHasPassed`.
 */
export function useLatestBoundary(turns: readonly number[], readAt: number): number {
  const key = turns.join(' ')
  const subscribe = useCallback(
    (tell: () => void) => {
      const ahead = key
        .split(' ')
        .map(Number)
        .filter((turn) => turn > Date.now())
      const ends = ahead.map((turn) => callAt(turn, tell))
      return () => ends.forEach((end) => end())
    },
    [key],
  )
  return useSyncExternalStore(
    subscribe,
    () => latest(turns, Date.now()),
    () => latest(turns, readAt),
  )
}

function latest(turns: readonly number[], now: number): number {
  return Math.max(...turns.filter((turn) => turn <= now))
}
