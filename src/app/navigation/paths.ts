/** Paths whose pages come from the content lake. */
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

/** Paths whose pages stand in code. */
export const codePaths = ['/auth', '/dashboard', '/embed-test'] as const

export type ContentPath = (typeof contentPaths)[number]

/** The path as routes know it: no trailing slash. */
export function normalizePath(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname
}

/** The content path that a pathname shows, or null for a page in code and for an unknown path. */
export function contentPathOf(pathname: string): ContentPath | null {
  const path = normalizePath(pathname)
  return contentPaths.find((known) => known === path) ?? null
}

export function isKnownPath(pathname: string): boolean {
  const path = normalizePath(pathname)
  return contentPathOf(path) !== null || codePaths.some((known) => known === path)
}

/** The opening that the query of the careers page names, null for the list. */
export function jobIn(search: string): string | null {
  return new URLSearchParams(search).get('job') || null
}

/** Identifies a page: its path, and on the careers page the opening that is shown alone. */
export function pageOf({pathname, search}: {pathname: string; search: string}): string {
  const path = normalizePath(pathname)
  const job = path === '/careers' && jobIn(search)
  return job ? `${path}?job=${job}` : path
}
