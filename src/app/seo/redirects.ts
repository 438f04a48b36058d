import {languageOf} from '#domain/language.ts'
import {pathProblem} from '#domain/routes.ts'
import {textsOf} from '#src/content/facts/items-of.ts'
import {type SiteSnapshot, pagesIn} from '#src/content/query/site-snapshot.ts'

/** An earlier path of a page, and the one that it has now. */
export type Redirect = {from: string; to: string}

/**
 * A redirect for each former path. Each leads to a page itself, so that there are no chains and no loops: a former
 * path that another page has today is that page's, and of two claims the first holds.
 */
export function redirectsOf(snapshot: SiteSnapshot): Redirect[] {
  const current = new Set(pagesIn(snapshot).map(({path}) => path))
  const redirects = new Map<string, string>()
  for (const {path, formerPaths} of snapshot.formerPaths.result) {
    if (!path || !current.has(path)) continue
    for (const from of textsOf(formerPaths)) {
      if (
        pathProblem(from, languageOf(from)) === null &&
        !current.has(from) &&
        !redirects.has(from)
      ) {
        redirects.set(from, path)
      }
    }
  }
  return [...redirects].map(([from, to]) => ({from, to}))
}
