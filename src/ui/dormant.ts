import {use, useEffect} from 'react'

type Dormant = {
  /** Loads what the parts need and lets them hydrate. Rejects when it cannot be had; may be called again. */
  wake: () => Promise<void>
  awake: Promise<void>
  /** What the parts stand for; each is taken out when it is hydrated. */
  parts: Set<unknown>
  hydrated: PromiseWithResolvers<void>
}

let dormant: Dormant | null = null

/**
 * Leaves parts of a prerendered page as the HTML that they are until the visitor does something: only then
 * `load` fetches their scripts and they hydrate. Call it before the page is hydrated; each part names itself
 * by `useAwake`. Resolves when all of them are hydrated.
 */
export function letSleep(parts: Iterable<unknown>, load: () => Promise<unknown>): Promise<void> {
  const sleeping = new Set(parts)
  const awake = Promise.withResolvers<void>()
  const hydrated = Promise.withResolvers<void>()
  let loading: Promise<void> | null = null
  const wake = () => {
    loading ??= load().then(
      () => {
        for (const type of signsOfUse) removeEventListener(type, wakeByUse, {capture: true})
        awake.resolve()
        // A part that fails, or that is gone before it is hydrated, never says that it is there.
        setTimeout(() => {
          sleeping.clear()
          hydrated.resolve()
        }, 1000)
      },
      (error: unknown) => {
        loading = null
        throw error
      },
    )
    return loading
  }
  // What could not be loaded stays what it was, and is tried again at the next sign.
  const wakeByUse = () => void wake().catch(() => {})
  for (const type of signsOfUse) {
    addEventListener(type, wakeByUse, {capture: true, passive: true})
  }
  dormant = {
    wake,
    awake: awake.promise,
    parts: sleeping,
    hydrated,
  }
  // What was done before this script was there counts too: a form may be waiting for its answer.
  if (scrollY > 0 || document.activeElement !== document.body) wakeByUse()
  return hydrated.promise
}

/**
 * Resolves when the whole page is hydrated. Whatever is about to change what a part was prerendered from
 * waits for this: React can hydrate a part only with the very data of its HTML. Rejects when a script cannot
 * be had; then the part must stay as it is.
 */
export async function wholePageAwake(): Promise<void> {
  if (!dormant?.parts.size) return
  await dormant.wake()
  await dormant.hydrated.promise
}

/** Whether a part sleeps, or has woken and is not hydrated yet: React keeps clicks in it from the document. */
export function isPartAsleep(): boolean {
  return Boolean(dormant?.parts.size)
}

/** Holds the hydration of a part back while it sleeps. */
export function useAwake(part: unknown): void {
  const isAsleep = dormant?.parts.has(part)
  if (dormant && isAsleep) use(dormant.awake)
  useEffect(() => {
    if (!dormant?.parts.delete(part)) return
    if (dormant.parts.size === 0) dormant.hydrated.resolve()
  }, [part])
}

/** A pointer that merely moves is none: it says nothing of what the visitor will look at. */
const signsOfUse = [
  'scroll',
  'wheel',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'popstate',
]
