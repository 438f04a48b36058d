import {type ReactNode, Suspense, useEffect} from 'react'

/**
 * React hydrates a prerendered page boundary by boundary and does not say when it is done. Until then the data
 * must be the data that the HTML was made from, so whatever changes it waits for `whenHydrated`. Measured in
 * docs/decisions/0015-the-whole-page-hydrates.md.
 */
const pending = new Set<string>()
const hydrated = Promise.withResolvers<void>()
let timer: ReturnType<typeof setTimeout> | undefined

/** A boundary that fails, or that is gone before its turn, never reports; after this time without news it is given up. */
const silenceTimeoutMs = 5000

/** The boundaries beside those of sections, which are named by their keys. */
export const pageBoundary = 'page'
export const announcementBoundary = 'announcement'

/** Names the boundaries of the prerendered page. Call it once, before `hydrateRoot`. */
export function expectHydration(ids: Iterable<string>): void {
  for (const id of ids) pending.add(id)
}

/** Resolves when all of the prerendered page is hydrated. */
export function whenHydrated(): Promise<void> {
  return hydrated.promise
}

/** A part of the page that hydrates on its own and reports it. `id` is what `expectHydration` was given. */
export function HydrationBoundary({id, children}: {id: string; children: ReactNode}) {
  return (
    <Suspense fallback={null}>
      <ReportHydrated id={id} />
      {children}
    </Suspense>
  )
}

/** Reports the boundary around it, for one that is no `HydrationBoundary`. */
export function ReportHydrated({id}: {id: string}) {
  useEffect(() => {
    if (pending.delete(id)) awaitNext()
  }, [id])
  return null
}

function awaitNext() {
  clearTimeout(timer)
  if (pending.size === 0) hydrated.resolve()
  else timer = setTimeout(hydrated.resolve, silenceTimeoutMs)
}
