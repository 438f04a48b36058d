import {use, useEffect} from 'react'

type Dormant = {
  /** Loads what the sleeping parts need and lets them hydrate. Rejects when it cannot be had; may be called again. */
  wake: () => Promise<void>
  awake: Promise<void>
  /** What the sleeping parts stand for. */
  sleeping: ReadonlySet<unknown>
  /** What all parts stand for; each is taken out when it is hydrated. */
  parts: Set<unknown>
  /** Waits for the part after this one. */
  waitOn: () => void
  hydrated: Promise<void>
}

type Parts = {
  /** Parts that stay the HTML that they are until the visitor does something. */
  sleeping: Iterable<unknown>
  /** Sections that hydrate at once. */
  others: Iterable<unknown>
  /** Fetches the scripts of the sleeping parts. */
  load: () => Promise<unknown>
}

let dormant: Dormant | null = null

/**
 * Names what a prerendered page hydrates in: each part tells by `useAwake` that it is there. Call it before the
 * page is hydrated. Resolves when all parts are hydrated.
 */
export function hydrateInParts({sleeping, others, load}: Parts): Promise<void> {
  const awake = Promise.withResolvers<void>()
  const hydrated = Promise.withResolvers<void>()
  const asleep = new Set(sleeping)
  const parts = new Set<unknown>(['shell', 'page', 'announcement', ...asleep, ...others])
  const all = parts.size
  let loading: Promise<void> | null = null
  let isAwake = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const waitOn = () => {
    clearTimeout(timer)
    if (parts.size === 0) hydrated.resolve()
    else if (isAwake && parts.size < all) timer = setTimeout(giveUp, longestWait)
  }
  const giveUp = () => {
    parts.clear()
    hydrated.resolve()
  }
  const wake = () => {
    loading ??= load().then(
      () => {
        for (const type of signsOfUse) removeEventListener(type, wakeByUse, {capture: true})
        isAwake = true
        awake.resolve()
        waitOn()
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
    sleeping: asleep,
    parts,
    waitOn,
    hydrated: hydrated.promise,
  }
  // What was done before this script was there counts too: a form may be waiting for its answer.
  if (scrollY > 0 || document.activeElement !== document.body) wakeByUse()
  return hydrated.promise
}

/**
 * How long after a part nothing may hydrate, in ms, until the others are given up: one that fails, or that is
 * gone before it is hydrated, never says that it is there.
 */
const longestWait = 5000

/**
 * Resolves when the whole page is hydrated. Whatever is about to change what a part was prerendered from
 * waits for this: React can hydrate a part only with the very data of its HTML. Rejects when a script cannot
 * be had; then the part must stay as it is.
 */
export async function wholePageAwake(): Promise<void> {
  if (!dormant?.parts.size) return
  await dormant.wake()
  await dormant.hydrated
}

/** Whether a part is not hydrated yet: React keeps clicks in it from the document. */
export function isPartAsleep(): boolean {
  return Boolean(dormant?.parts.size)
}

/** Holds the hydration of a part back while it sleeps, and tells that it is hydrated. */
export function useAwake(part: unknown): void {
  if (dormant?.sleeping.has(part) && dormant.parts.has(part)) use(dormant.awake)
  useEffect(() => {
    if (dormant?.parts.delete(part)) dormant.waitOn()
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
