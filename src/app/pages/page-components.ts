import {namedPageAt, languageOf} from '#domain/language.ts'
import {codePageAt, normalizePath} from '#domain/routes.ts'
import type {PageQueryResult} from '#src/content/sanity.types.ts'
import {lazyWithPreload} from '#src/hydration/lazy-with-preload.tsx'
import {loadWords} from '#src/language/words.ts'

/** Pages written in code, and layouts that only some pages have: each is a chunk of its own. */
export const AuthRoute = lazyWithPreload(async () => (await import('./auth-route.tsx')).AuthRoute)
export const DashboardRoute = lazyWithPreload(
  async () => (await import('./dashboard-route.tsx')).DashboardRoute,
)
export const EmbedTestRoute = lazyWithPreload(
  async () => (await import('./embed-test-route.tsx')).EmbedTestRoute,
)
export const NotFoundPage = lazyWithPreload(
  async () => (await import('./not-found-page.tsx')).NotFoundPage,
)
export const CareersPage = lazyWithPreload(
  async () => (await import('./careers-page.tsx')).CareersPage,
)
export const LegalPage = lazyWithPreload(async () => (await import('./legal-page.tsx')).LegalPage)

const pages = {auth: AuthRoute, dashboard: DashboardRoute, embedTest: EmbedTestRoute}

/** Loads the component of a page, if it is a chunk of its own, and its words. `page` is what the lake holds at that path. */
export async function preloadPageComponent(
  pathname: string,
  page?: PageQueryResult,
): Promise<void> {
  const codePage = codePageAt(pathname)
  if (codePage) {
    await Promise.all([
      pages[codePage].preload(),
      codePage !== 'embedTest' && loadWords('account', languageOf(pathname)),
    ])
  } else if (!page) {
    await NotFoundPage.preload()
  } else if (namedPageAt(normalizePath(pathname)) === 'careers') {
    await CareersPage.preload()
  } else if (page._type === 'legalDocument') {
    await LegalPage.preload()
  }
}
