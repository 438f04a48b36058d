import {useLatestInstant} from './use-latest-instant.ts'

/** Whether an instant (ms since 1970) has passed; it changes by itself. `readAt` as for `useLatestInstant`. */
export function useHasPassed(instant: number | null, readAt: number): boolean {
  return useLatestInstant(instant === null ? [] : [instant], readAt) === instant
}

/** Whether an instant is over by `now`, both in ms since 1970; null never is. */
export function hasPassed(instant: number | null, now: number): boolean {
  return instant !== null && instant <= now
}
