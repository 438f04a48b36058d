import {bookingFrameUrl} from '../frame-url.ts'
import {type FrameController, startFrameController} from './frame-controller.ts'

let parked: FrameController | null = null
/** Whether the visitor was in it: it loses the focus if the browser paints while it is parked. */
let hadFocus = false

/**
 * Parks the frame of a page that the visitor leaves, so that a half-filled booking is still there on the next
 * page with a booking frame. Where the browser cannot move a frame without reloading it
 * (docs/decisions/0004-booking-frame.md), it stays in its place and is lost with the page.
 */
export function parkFrame(frame: FrameController): void {
  if (parked !== frame) drop(parked)
  if (isDead(frame)) {
    parked = null
    drop(frame)
    return
  }
  parked = frame
  hadFocus = document.activeElement === frame.element
  if (canMove(document.body) && frame.element.isConnected) {
    const place = parkingPlace()
    // At its old width, so that the form does not change its layout while nobody sees it.
    place.style.width = `${frame.element.clientWidth}px`
    place.moveBefore(frame.element, null)
  }
}

/**
 * Parks the frame that the boot script has started, if no controller has it: where the content is newer than the
 * document, React is about to remove what was prerendered.
 */
export function parkStartedFrame(): void {
  const element = document.querySelector<HTMLIFrameElement>('[data-started]:not([data-adopted])')
  const base = element?.dataset['base']
  if (base) parkFrame(startFrameController(element, {base, search: location.search}))
}

/**
 * Moves the parked frame into `host` if it suits this page: always when the visitor has worked in it, else when
 * it shows the same widget and the page asks for no other prefill [FRAME-7]. Null when a new frame must be started.
 */
export function takeParkedFrame(
  host: HTMLElement,
  {base, search}: {base: string; search: string},
): FrameController | null {
  const frame = parked
  parked = null
  // It may have failed while it was parked.
  if (!frame?.element.isConnected || isDead(frame) || !suits(frame, base, search)) {
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
  if (hadFocus && document.activeElement === document.body) {
    frame.element.focus({preventScroll: true})
  }
  return frame
}

/** Whether it has not answered in time: the next page tries again. */
function isDead(frame: FrameController): boolean {
  const {status} = frame.getState()
  return (status === 'late' || status === 'retrying') && !frame.touched()
}

function suits(frame: FrameController, base: string, search: string): boolean {
  if (frame.touched()) return true
  const wanted = bookingFrameUrl(base, search)
  return frame.base === base && (wanted === frame.url || wanted === bookingFrameUrl(base, ''))
}

function drop(frame: FrameController | null): void {
  frame?.stop()
  frame?.element.remove()
}

/** A part of the document outside every page, where a frame can be neither seen nor reached. */
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

/** The types promise `moveBefore`, but Safari does not have it yet. */
function canMove(element: object): boolean {
  return 'moveBefore' in element
}
