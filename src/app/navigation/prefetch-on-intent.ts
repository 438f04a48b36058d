import type {QueryClient} from '@tanstack/react-query'

import {preloadCodePage} from '../pages/code-pages.tsx'
import {loadWholePage} from './load-page.ts'
import {contentPathOf} from './paths.ts'

/**
 * Loads content and script of a page as soon as a visitor points at, touches or focuses a link to it, so
 * that it is there at the click. A failure is left to the page itself, which says so.
 */
export function prefetchOnIntent(client: QueryClient): void {
  const prefetch = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return
    void loadPath(client, link.pathname).catch(() => {})
  }
  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(intent, prefetch, {passive: true})
  }
}

/** Loads content and script of a page. Rejects when a part of them cannot be had. */
export async function loadPath(client: QueryClient, pathname: string) {
  const path = contentPathOf(pathname)
  return path ? loadWholePage(client, path) : preloadCodePage(pathname)
}
