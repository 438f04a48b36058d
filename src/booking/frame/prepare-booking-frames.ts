import {bookingFrameUrl} from '../frame-url.ts'

/**
 * Prepares the frames of a prerendered page in the boot script, before React is there: it listens at once, so
 * that no message is missed, and returns a function that sets the URLs of the frames. React adopts the frames
 * and takes the messages over.
 */
export function prepareBookingFrames(): () => void {
  const messages: MessageEvent<unknown>[] = (self.__frameMessages = [])
  addEventListener('message', (message) => {
    // Where React never comes, a frame that keeps sending messages must not fill the memory.
    if (messages.length < 99) messages.push(message)
  })
  return () => {
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('[data-base]')) {
      if (frame.src) continue
      frame.src = bookingFrameUrl(frame.dataset['base'] ?? '', location.search)
      frame.dataset['started'] = `${performance.now()}`
    }
  }
}
