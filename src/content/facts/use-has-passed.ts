import {useCallback, useSyncExternalStore} from 'react'

/**
 * Whether an instant (ms since 1970) has passed. It changes by itself at that instant, also after the computer was
 * asleep. Prerendering and hydration use `readAt`, when the page's content was fetched, so that they agree; the
 * visitor's clock decides right after.
 */
export function useHasPassed(instant: number | null, readAt: number): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => (instant === null ? noop : callAt(instant, onChange)),
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

/** Calls `callback` at an instant (ms since 1970), at once if it has passed; returns a function that cancels it. */
export function callAt(instant: number, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const check = () => {
    clearTimeout(timer)
    const leftMs = instant - Date.now()
    if (leftMs <= 0) callback()
    else timer = setTimeout(check, Math.min(leftMs, maxTimerMs))
  }
  check()
  document.addEventListener('visibilitychange', check)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', check)
  }
}

/** A browser's timer counts at most 24 days, so a longer wait starts over each day. */
const maxTimerMs = 24 * 60 * 60 * 1000

function noop() {}
