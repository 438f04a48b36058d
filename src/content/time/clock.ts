/**
 * The clock by which content starts and ends: prices, jobs, the announcement. It is the visitor's, unless the
 * Studio's preview sets it to another instant, from which it runs on.
 */
export function now(): number {
  return Date.now() + aheadMs
}

/** Sets the clock to an instant (ms since 1970), or back to the visitor's with null. */
export function setClock(instant: number | null): void {
  aheadMs = instant === null ? 0 : instant - Date.now()
  // A listener may stop and begin to listen again, which would keep a loop over the set itself going.
  const current = [...listeners]
  for (const onSet of current) onSet()
}

/** Calls `onSet` whenever the clock is set; returns a function that stops it. */
export function onClockSet(onSet: () => void): () => void {
  listeners.add(onSet)
  return () => void listeners.delete(onSet)
}

/**
 * Calls `onChange` when `next`, the next instant (ms since 1970) at which something changes, has become another one: at
 * that instant, and within a minute where the computer was asleep or its clock was set, also back. Returns a function that
 * stops it.
 */
export function watchTime(next: () => number, onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  let known = next()
  const check = () => {
    clearTimeout(timer)
    const current = next()
    timer = setTimeout(check, Math.min(current - now(), checkAgainMs))
    if (current === known) return
    known = current
    onChange()
  }
  check()
  document.addEventListener('visibilitychange', check)
  const stopListening = onClockSet(check)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', check)
    stopListening()
  }
}

let aheadMs = 0
const listeners = new Set<() => void>()

/** A timer does not count while the computer is asleep, and at most 24 days, so a longer wait looks at the clock again. */
const checkAgainMs = 60_000
