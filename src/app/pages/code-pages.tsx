import type {PageQueryResult} from '#src/content/sanity.types.ts'
import {preloadable} from '#src/hydration/lazy-with-preload.tsx'

import {isKnownPath, normalizePath} from '../navigation/paths.ts'

/** Pages that stand in code, and layouts that only some pages have: each is a chunk of its own. */
export const AuthRoute = preloadable(async () => (await import('./auth-route.tsx')).AuthRoute)
export const DashboardRoute = preloadable(
  async () => (await import('./dashboard-route.tsx')).DashboardRoute,
)
export const EmbedTestRoute = preloadable(
  async () => (await import('./embed-test-route.tsx')).EmbedTestRoute,
)
export const NotFoundPage = preloadable(
  async () => (await import('./not-found-page.tsx')).NotFoundPage,
)
export const CareersPage = preloadable(async () => (await import('./careers-page.tsx')).CareersPage)
export const LegalPage = preloadable(async () => (await import('./legal-page.tsx')).LegalPage)

const pages = {'/auth': AuthRoute, '/dashboard': DashboardRoute, '/embed-test': EmbedTestRoute}

/** Loads the chunk of a page that stands in code, so that it renders without a fallback. */
export async function preloadCodePage(pathname: string): Promise<void> {
  const path = normalizePath(pathname)
  if (path === '/auth' || path === '/dashboard' || path === '/embed-test') {
    await pages[path].preload()
  } else if (!isKnownPath(path)) {
    await NotFoundPage.preload()
  }
}

/** Loads the chunk of a page's layout, if it has one of its own. */
export async function preloadLayout(page: PageQueryResult | undefined): Promise<void> {
  if (page === null) await NotFoundPage.preload()
  else if (page?.path === '/careers') await CareersPage.preload()
  else if (page?._type === 'legalDocument') await LegalPage.preload()
}
