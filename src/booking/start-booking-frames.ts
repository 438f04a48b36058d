import {bookingAddress} from './booking-address.ts'

/**
 * Gets the frames of a prerendered page ready before React is there (boot script): listens at once, so that
 * no message is missed. The function that it returns puts the frames that wait in templates into the page. React
 * adopts the frames and takes the messages over.
 */
export function bookingFramesStarter(): () => void {
  const messages: MessageEvent<unknown>[] = (self.__frameMessages = [])
  addEventListener('message', (message) => {
    // The limit keeps a frame that talks without end from filling the memory of a page without React.
    if (messages.length < 99) messages.push(message)
  })
  return () => {
    for (const template of document.querySelectorAll('template')) {
      // Found once: it leaves the template. ("*" is shorter in the boot script than its name.)
      const frame = template.content.querySelector<HTMLIFrameElement>('*')
      if (!frame) continue
      frame.src = bookingAddress(template.dataset['base'] ?? '', location.search)
      frame.dataset['started'] = performance.now() + ''
      template.after(frame)
    }
  }
}
