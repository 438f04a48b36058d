import {type RefObject, useLayoutEffect, useState, useSyncExternalStore} from 'react'
import {useLocation} from 'react-router-dom'

import {useHydrated} from '#src/hydration/use-hydrated.ts'

import {type FrameController, startFrameController} from './frame-controller.ts'
import {type FrameState, initialFrameState} from './frame-state.ts'
import {parkFrame, parkStartedFrame, takeParkedFrame} from './parked-frame.ts'

type FrameOfPage = {base: string; markup: string; search: string}
type Shown = {frame: FrameController | null; state: FrameState}

/**
 * The frame inside `host`: the parked one, the one that the boot script started, or a new one. Its URL is made from the
 * page's query. A link to the same page that asks for another prefill, such as "Book this ride", starts it again, but
 * never a form that the visitor has worked in.
 */
export function useFrameController(
  host: RefObject<HTMLElement | null>,
  {base, markup, title}: Omit<FrameOfPage, 'search'> & {title: string},
): Shown {
  const isHydrated = useHydrated()
  const {search} = useLocation()
  const [store] = useState(() => {
    // While rendering, because React removes the prerendered page before it calls any effect.
    if (isHydrated) parkStartedFrame()
    return frameStore()
  })
  useLayoutEffect(
    () => (host.current ? store.mount(host.current, {base, markup, search}) : undefined),
    [store, host, base, markup, search],
  )
  // After that: a frame that was parked has the title of the page before, which may be in another language.
  useLayoutEffect(() => store.setTitle(title))
  return useSyncExternalStore(store.subscribe, store.getShown, () => nothing)
}

/** Which frame is in `host` and its state, as a store. */
function frameStore() {
  const subscribers = new Set<() => void>()
  let shown = nothing
  const show = (next: Shown) => {
    shown = next
    subscribers.forEach((notify) => notify())
  }
  return {
    getShown: () => shown,
    subscribe: (listener: () => void) => {
      subscribers.add(listener)
      return () => subscribers.delete(listener)
    },
    setTitle: (title: string) => {
      if (shown.frame) shown.frame.element.title = title
    },
    /** Puts a frame into `host`; returns the function that parks it again. */
    mount: (host: HTMLElement, {markup, ...page}: FrameOfPage) => {
      const frame = takeParkedFrame(host, page) ?? startFrameController(frameIn(host, markup), page)
      const update = () => show({frame, state: frame.getState()})
      const unsubscribe = frame.subscribe(update)
      update()
      return () => {
        unsubscribe()
        parkFrame(frame)
      }
    },
  }
}

function frameIn(host: HTMLElement, markup: string): HTMLIFrameElement {
  const present = host.querySelector('iframe')
  if (present) return present
  host.innerHTML = markup
  const made = host.querySelector('iframe')
  if (!made) throw new Error('The markup has no iframe.')
  return made
}

const nothing: Shown = {frame: null, state: initialFrameState}
