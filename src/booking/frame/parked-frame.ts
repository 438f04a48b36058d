import {bookingFrameUrl} from '../frame-url.ts'
import type {FrameController} from './frame-controller.ts'

let kept: FrameController | null = null

/**
 * Keeps the frame of a page that the visitor leaves for another one, so that a half-filled booking is still
 * there on the next page with a booking frame. Where the browser cannot move a frame without reloading it
 * (docs/decisions/0004-booking-frame.md), it stays in its place and goes with the page.
 */
export function parkFrame(frame: FrameController): void {
  if (kept !== frame) drop(kept)
  const {status} = frame.getState()
  const failed = status === 'late' || status === 'retrying'
  if (failed && !frame.touched()) {
    kept = null
    frame.stop()
    return
  }
  kept = frame
  if (canMove(document.body) && frame.element.isConnected) {
    const place = parkingPlace()
    // The same width as before: the form must not lay itself out anew while nobody sees it.
    place.style.width = `${frame.element.clientWidth}px`
    place.moveBefore(frame.element, null)
  }
}

/**
 * Moves the kept frame into `host` when it serves this page: always when the visitor has worked in it, else
 * when it shows the same widget and the page asks for no other prefill. Null when a new one must be started.
 */
export function takeParkedFrame(
  host: HTMLElement,
  {base, search}: {base: string; search: string},
): FrameController | null {
  const frame = kept
  kept = null
  if (!frame?.element.isConnected || !serves(frame, base, search)) {
    drop(frame)
    return null
  }
  if (host.contains(frame.element)) return frame
  if (!canMove(host)) {
    drop(frame)
    return null
  }
  host.replaceChildren()
  host.moveBefore(frame.element, null)
  return frame
}

function serves(frame: FrameController, base: string, search: string): boolean {
  if (frame.touched()) return true
  const wanted = bookingFrameUrl(base, search)
  return frame.base === base && (wanted === frame.address || wanted === bookingFrameUrl(base, ''))
}

function drop(frame: FrameController | null): void {
  frame?.stop()
  frame?.element.remove()
}

/** A corner of the document outside every page; what stands there can be neither seen nor reached. */
function parkingPlace(): HTMLElement {
  const present = document.querySelector<HTMLElement>('[data-parked-frame]')
  if (present) return present
  const place = document.createElement('div')
  place.dataset['parkedFrame'] = ''
  place.inert = true
  place.className = 'pointer-events-none invisible fixed top-0 left-0 -z-10'
  document.body.append(place)
  return place
}

/** Not in Safari yet, whatever the types say. */
function canMove(element: object): boolean {
  return 'moveBefore' in element
}
