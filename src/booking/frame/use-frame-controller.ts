import {type RefObject, useLayoutEffect, useState, useSyncExternalStore} from 'react'

import {type FrameController, startFrameController} from './frame-controller.ts'
import {type FrameState, initialFrameState} from './frame-state.ts'
import {parkFrame, takeParkedFrame} from './parked-frame.ts'

type Shown = {frame: FrameController | null; state: FrameState}

/**
 * The frame inside `host`: the one that another page left, the one that the boot script started, or a new
 * one. Its address is made once, from the page's query at that time; later changes of the query, the hash or
 * the properties never reload a form that the visitor has worked in.
 */
export function useFrameController(
  host: RefObject<HTMLElement | null>,
  {base, markup}: {base: string; markup: string},
): Shown {
  const [holder] = useState(frameHolder)
  useLayoutEffect(
    () => (host.current ? holder.hold(host.current, {base, markup}) : undefined),
    [holder, host, base, markup],
  )
  return useSyncExternalStore(holder.subscribe, holder.getShown, () => nothing)
}

/** Which frame stands in a place and what became of it, as a store. */
function frameHolder() {
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
    /** Puts a frame into `host`; the function that comes back takes it out again. */
    hold: (host: HTMLElement, {base, markup}: {base: string; markup: string}) => {
      const page = {base, search: location.search}
      const frame = takeParkedFrame(host, page) ?? startFrameController(frameIn(host, markup), page)
      const follow = () => show({frame, state: frame.getState()})
      const unfollow = frame.subscribe(follow)
      follow()
      return () => {
        unfollow()
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
  if (!made) throw new Error('The markup of the booking frame holds no frame.')
  return made
}

const nothing: Shown = {frame: null, state: initialFrameState}
