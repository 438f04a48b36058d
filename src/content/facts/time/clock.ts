/**
 * The clock by which content starts and ends: prices, jobs, the announcement. It is the visitor's, unless the
 * Studio's preview sets it to another moment, from which it runs on.
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
 * Calls `onChange` at each of these instants that is ahead, also after the computer was asleep, and when the clock is
 * set; returns a function that stops it.
 */
export function watchInstants(instants: readonly number[], onChange: () => void): () => void {
  let cancels: (() => void)[] = []
  const start = () => {
    cancels = instants.filter((instant) => instant > now()).map((at) => callAt(at, onChange))
  }
  const stop = () => cancels.forEach((cancel) => cancel())
  const stopListening = onClockSet(() => {
    stop()
    start()
    onChange()
  })
  start()
  return () => {
    stop()
    stopListening()
  }
}

let aheadMs = 0
const listeners = new Set<() => void>()

function callAt(instant: number, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const check = () => {
    clearTimeout(timer)
    const leftMs = instant - now()
    if (leftMs <= 0) callback()
    else timer = setTimeout(check, Math.min(leftMs, lookAgainMs))
  }
  check()
  document.addEventListener('visibilitychange', check)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', check)
  }
}

/** A timer does not count while the computer is asleep, and at most 24 days, so a longer wait looks at the clock again. */
const lookAgainMs = 60_000
