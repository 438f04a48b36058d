import {type Language, namedPageAt, languageOf, mainLanguage, pathTo} from './language.ts'

/**
 * Paths of the pages that every site has in its first language, in the order of the sitemap. Staff add pages at other
 * paths.
 */
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

/** Paths of the pages that are written in code, in one language. */
export function codePathsIn(language: Language): string[] {
  const paths = [pathTo('auth', language), pathTo('dashboard', language)]
  return language === mainLanguage ? [...paths, '/embed-test'] : paths
}

/** A page that is written in code. The embed test is for developers, in English alone. */
export type CodePage = 'auth' | 'dashboard' | 'embedTest'

/** The page in code at a path, or null. */
export function codePageAt(pathname: string): CodePage | null {
  const path = normalizePath(pathname)
  if (path === '/embed-test') return 'embedTest'
  const page = namedPageAt(path)
  return page === 'auth' || page === 'dashboard' ? page : null
}

/** The path of the document that hosts answer with, in a language, for every path without a file. */
export function notFoundPath(language: Language): string {
  return language === mainLanguage ? '/404' : `${pathTo('home', language)}/404`
}

/** The path as routes know it: without a trailing slash, and without the name of the page's file, at which some hosts answer too. */
export function normalizePath(pathname: string): string {
  return pathname.replace(/((\/index)?\.html)?\/*$/, '') || '/'
}

/**
 * A link that staff wrote, in another language: the path of a named page in the first language leads to that page there, with
 * query and anchor. Every other link stays as it is.
 */
export function hrefIn(language: Language, href: string): string {
  const [path = ''] = href.split(/[?#]/, 1)
  const page = path && languageOf(path) === mainLanguage && namedPageAt(normalizePath(path))
  return page ? pathTo(page, language) + href.slice(path.length) : href
}

/**
 * The path of a page that staff may have written, or null for a page in code and for what can be no page's path.
 * Whether there is one only the content lake knows.
 */
export function contentPathOf(pathname: string): string | null {
  const path = normalizePath(pathname)
  const language = languageOf(path)
  if (path === pathTo('home', language)) return path
  return pathProblem(path, language) === null ? path : null
}

/** Why a page in a language cannot stand at a path, or null if it can. */
export function pathProblem(
  path: string,
  language: Language = mainLanguage,
): 'shape' | 'length' | 'reserved' | null {
  const prefix = language === mainLanguage ? '' : pathTo('home', language)
  const own = path.slice(prefix.length)
  if (!path.startsWith(prefix) || !/^(\/[a-z0-9]+(-[a-z0-9]+)*){1,2}$/.test(own)) return 'shape'
  if (path.length > maxPathLength) return 'length'
  if (reserved.test(own)) return 'reserved'
  return codePageAt(path) || languageOf(path) !== language ? 'reserved' : null
}

/** In characters [PAGES-2]. */
export const maxPathLength = 80

/**
 * Paths that begin like files or pages in code, or are kept for what is to come, and names of files that hosts answer
 * with by themselves in any folder.
 */
const reserved = /(^\/(assets|auth|dashboard|data|embed-test)|\/(404|index))(\/|$)/

/** The path of the page that shows one job alone. */
export function jobPath(slug: string, language: Language = mainLanguage): string {
  return `${pathTo('careers', language)}?job=${encodeURIComponent(slug)}`
}

/** The slug of the job that the query of the careers page names, null for the list. */
export function jobSlugFrom(search: string): string | null {
  return new URLSearchParams(search).get('job') || null
}

/** Identifies a page: its path, and on the careers page the job that is shown alone. */
export function pageOf({pathname, search}: {pathname: string; search: string}): string {
  const path = normalizePath(pathname)
  const job = namedPageAt(path) === 'careers' && jobSlugFrom(search)
  return job ? `${path}?job=${job}` : path
}
