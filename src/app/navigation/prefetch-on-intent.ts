import type {QueryClient} from '@tanstack/react-query'

import {loadPage} from './load-page.ts'

/**
 * Loads content and script of a page as soon as a visitor points at, touches or focuses a link to it, so
 * that it is there at the click. A failure is left to the page itself, which says so.
 */
export function prefetchOnIntent(client: QueryClient): void {
  const prefetch = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return
    void loadPage(client, link.pathname).catch(() => {})
  }
  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(intent, prefetch, {passive: true})
  }
}
