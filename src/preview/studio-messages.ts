import {studioOrigin} from '#src/content/environment.ts'

/**
 * Drops every message that another window than the Studio's sends in its name: what the channel to the Studio
 * listens for says nothing of origins. It must be called before that channel listens.
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
