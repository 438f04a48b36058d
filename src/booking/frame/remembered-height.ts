import {isHeight} from '../messages/height-message.ts'

/**
 * The height in px that the form took on a page with this first height and this width, null when it has not
 * been seen in this tab. Nothing but the number is stored.
 */
export function readRememberedHeight(initialHeight: number, width: number): number | null {
  try {
    const height = Number(sessionStorage.getItem(key(initialHeight, width)))
    return isHeight(height) ? height : null
  } catch {
    return null
  }
}

export function rememberHeight(initialHeight: number, width: number, height: number): void {
  try {
    sessionStorage.setItem(key(initialHeight, width), String(height))
  } catch {
    // Storage can be forbidden or full: the next page reserves its usual space.
  }
}

function key(initialHeight: number, width: number): string {
  return `booking-frame-height:${initialHeight}:${width}`
}
