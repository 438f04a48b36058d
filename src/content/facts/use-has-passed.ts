import {useCallback, useSyncExternalStore} from 'react'

/**
 * Whether an instant (ms since 1970) has passed; turns by itself at that instant, also on a page that was
 * asleep. `readAt` is when the page's content was read: what is prerendered and what hydrates it ask for
 * that moment, so that the two agree, and the visitor's clock decides right after.
 */
export function useHasPassed(instant: number | null, readAt: number): boolean {
  const subscribe = useCallback(
    (tell: () => void) => (instant === null ? nothing : callAt(instant, tell)),
    [instant],
  )
  return useSyncExternalStore(
    subscribe,
    () => hasPassed(instant, Date.now()),
    () => hasPassed(instant, readAt),
  )
}

export function hasPassed(instant: number | null, now: number): boolean {
  return instant !== null && instant <= now
}

/** Calls `tell` at an instant (ms since 1970); returns what ends the waiting. */
export function callAt(instant: number, tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const look = () => {
    clearTimeout(timer)
    const left = instant - Date.now()
    if (left <= 0) tell()
    else timer = setTimeout(look, Math.min(left, maxTimerMs))
  }
  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

/** Timers count at most 24 days. */
const maxTimerMs = 24 * 60 * 60 * 1000

function nothing() {}
