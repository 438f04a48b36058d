import {languageOf} from '#domain/language.ts'
import {pathProblem} from '#domain/routes.ts'
import {textsOf} from '#src/content/query/items-of.ts'
import {type SiteSnapshot, languagesIn, pagesIn} from '#src/content/query/site-snapshot.ts'
import {hasEnded} from '#src/content/time/schedule.ts'

/** An earlier path of a page, and the one that it has now. */
export type Redirect = {from: string; to: string}

/**
 * A redirect for each former path. Each leads to a page itself, so that there are no chains and no loops: a former
 * path that another page has, even if it is planned for later, is that page's, and of two claims the first holds.
 */
export function redirectsOf(snapshot: SiteSnapshot): Redirect[] {
  const current = new Set(pagesIn(snapshot).map(({path}) => path))
  const taken = takenPaths(snapshot)
  const redirects = new Map<string, string>()
  for (const {path, formerPaths} of snapshot.formerPaths.result) {
    if (!path || !current.has(path)) continue
    for (const from of textsOf(formerPaths)) {
      if (
        pathProblem(from, languageOf(from)) === null &&
        !taken.has(from) &&
        !redirects.has(from)
      ) {
        redirects.set(from, path)
      }
    }
  }
  return [...redirects].map(([from, to]) => ({from, to}))
}

/** The paths of the pages that show now or later: nothing is built again when a planned one begins. */
function takenPaths(snapshot: SiteSnapshot): Set<string> {
  const now = Date.now()
  const published = languagesIn(snapshot)
  const paths = snapshot.pages.result.flatMap((page) =>
    page.path && published.includes(languageOf(page.path)) && !hasEnded(page, now)
      ? [page.path]
      : [],
  )
  return new Set(paths)
}
