/** Paths of the pages that every site has, in the order of the sitemap. Staff add pages at other addresses. */
export const fixedPaths = [
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

/** The path as routes know it: without a trailing slash. */
export function normalizePath(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname
}

/**
 * The path of a page that staff may have written, or null for a page in code and for what can be no page's address.
 * Whether there is one only the content lake knows.
 */
export function contentPathOf(pathname: string): string | null {
  const path = normalizePath(pathname)
  return path === '/' || addressProblem(path) === null ? path : null
}

/** Why a page of the office's own cannot stand at a path, or null if it can. */
export function addressProblem(path: string): 'shape' | 'length' | 'reserved' | null {
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*){1,2}$/.test(path)) return 'shape'
  if (path.length > maxAddressLength) return 'length'
  const [, first] = path.split('/')
  return first !== undefined && reserved.has(first) ? 'reserved' : null
}

export const maxAddressLength = 80

/** First parts of addresses that are files, pages in code, or kept for what is to come. */
const reserved = new Set([
  '404',
  'assets',
  'auth',
  'dashboard',
  'data',
  'embed-test',
  'es',
  'index',
])

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
