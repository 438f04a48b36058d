/** Paths of the pages whose content staff write, in the order of the sitemap. */
export const contentPaths = [
  '/',
  '/contact',
  '/reservation',
  '/services/airport-transfers',
  '/services/corporate-travel',
  '/services/special-events',
  '/services/hourly-service',
  '/privacy-policy',
  '/terms-of-service',
  '/careers',
] as const

/** Paths of the pages that are written in code. */
export const codePaths = ['/auth', '/dashboard', '/embed-test'] as const

export type ContentPath = (typeof contentPaths)[number]

/** The path as routes know it: without a trailing slash. */
export function normalizePath(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname
}

/** The content path of a URL's path, or null for a page in code and for an unknown path. */
export function contentPathOf(pathname: string): ContentPath | null {
  const path = normalizePath(pathname)
  return contentPaths.find((known) => known === path) ?? null
}

export function isKnownPath(pathname: string): boolean {
  const path = normalizePath(pathname)
  return contentPathOf(path) !== null || codePaths.some((known) => known === path)
}

/** The pages that staff may link to, in alphabetical order. The dashboard opens only after a sign-in. */
export function linkablePaths(): string[] {
  return [...contentPaths, ...codePaths].filter((path) => path !== '/dashboard').sort()
}

/** The anchors on a page that a link may lead to, without "#". */
export function anchorsOf(path: string): string[] {
  return Object.hasOwn(anchors, path) ? (anchors[path] ?? []) : []
}

const anchors: Record<string, string[]> = {
  '/': ['services', 'fleet', 'about', 'coverage'],
  '/careers': ['openings'],
}

/** The path of the page that shows one job opening alone. */
export function jobPath(slug: string): string {
  return `/careers?job=${encodeURIComponent(slug)}`
}

/** The slug of the opening that the query of the careers page names, null for the list. */
export function jobIn(search: string): string | null {
  return new URLSearchParams(search).get('job') || null
}

/** Identifies a page: its path, and on the careers page the opening that is shown alone. */
export function pageOf({pathname, search}: {pathname: string; search: string}): string {
  const path = normalizePath(pathname)
  const job = path === '/careers' && jobIn(search)
  return job ? `${path}?job=${job}` : path
}
