import {bookingAddress} from './booking-address.ts'
import type {EarlyMessage} from './early-messages.ts'

/**
 * Starts the frames of a prerendered page before React is there (boot script): listens first, so that no
 * message is missed, then sets the addresses. React adopts the frames and takes the messages over. The
 * frames wait for the page's load event, which a form that hangs would otherwise hold back for ever, but
 * not longer than 3 s.
 */
export function startBookingFrames(): void {
  const frames = [...document.querySelectorAll<HTMLIFrameElement>('[data-booking-frame]')]
  if (!frames.length) return
  const messages: EarlyMessage[] = (globalThis.__bookingMessages = [])
  addEventListener('message', ({source, origin, data}) => {
    // The limit keeps a frame that talks without end from filling the memory of a page without React.
    if (messages.length < 99) messages.push({source, origin, data, at: performance.now()})
  })
  const start = () => {
    for (const frame of frames) {
      if (frame.src) continue
      frame.src = bookingAddress(frame.dataset['base'] ?? '', location.search)
      frame.dataset['started'] = `${performance.now()}`
    }
  }
  // After the load event, not in it: the browser would still count the frame as part of the page.
  addEventListener('load', () => setTimeout(start))
  setTimeout(start, 3000)
}
