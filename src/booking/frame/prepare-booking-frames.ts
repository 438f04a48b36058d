import {bookingFrameUrl} from '../frame-url.ts'

/**
 * Gets the frames of a prerendered page ready before React is there (boot script): listens at once, so that
 * no message is missed. The function that it returns sets the addresses of frames that have none yet. React
 * adopts the frames and takes the messages over.
 */
export function prepareBookingFrames(): () => void {
  const messages: MessageEvent<unknown>[] = (self.__frameMessages = [])
  addEventListener('message', (message) => {
    // The limit keeps a frame that talks without end from filling the memory of a page without React.
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
