import {storedText} from '#src/ui/storage.ts'

import {isHeight} from '../messages/height-message.ts'

/**
 * The height in px that the form took in this tab, on a page with this first height (px) and this width (px).
 * Null when it has not been seen. Nothing but the number is stored.
 */
export function readRememberedHeight(initialHeight: number, width: number): number | null {
  const height = Number(stored(initialHeight, width).read())
  return isHeight(height) ? height : null
}

/** Without storage the next page reserves its usual space. */
export function rememberHeight(initialHeight: number, width: number, height: number): void {
  stored(initialHeight, width).write(String(height))
}

function stored(initialHeight: number, width: number) {
  return storedText('sessionStorage', `booking-frame-height:${initialHeight}:${width}`)
}
