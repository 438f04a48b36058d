import {type ComponentType, Suspense} from 'react'

import {useAwake} from '#src/hydration/deferred-hydration.ts'
import {preloadable} from '#src/hydration/lazy-with-preload.tsx'

export const SiteFooter = sleepingPart(async () => (await import('./footer.tsx')).Footer)

/** Its buttons open and close the dialog by themselves where the browser knows `command`. */
export const SiteMenu = sleepingPart(async () => (await import('./mobile-menu.tsx')).MobileMenu)

/** A part of every page in a chunk of its own, which may sleep under its own name. */
function sleepingPart(load: () => Promise<ComponentType>) {
  const Part = preloadable(load)
  const Waking = () => {
    useAwake(SleepingPart)
    return <Part />
  }
  // The same element for ever: React lets alone what does not change, however often the header does.
  const part = (
    <Suspense fallback={null}>
      <Waking />
    </Suspense>
  )
  const SleepingPart = Object.assign(() => part, {preload: Part.preload})
  return SleepingPart
}
