import {studioOrigin} from '#src/content/environment.ts'

/**
 * Drops messages to the preview that do not come from the Studio, since the channel's own listener does not check
 * the origin. Call it before that listener is added.
 */
export function trustOnlyStudio(): void {
  addEventListener('message', (event) => {
    if (event.origin !== studioOrigin && isForPreview(event.data)) event.stopImmediatePropagation()
  })
}

function isForPreview(message: unknown): boolean {
  if (typeof message !== 'object' || message === null || !('domain' in message)) return false
  return message.domain === 'sanity/comlink' || message.domain === 'sanity/channels'
}
