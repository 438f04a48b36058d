import type {QueryClient} from '@tanstack/react-query'

import {contentPathOf, fixedPaths} from '#domain/routes.ts'

import {isShowing} from '../facts/schedule.ts'
import type {FormerPathsQueryResult, PagesQueryResult} from '../sanity.types.ts'
import type {Content, FetchQuery} from './fetch-query.ts'
import {queriesOfSections} from './page-queries.ts'
import {
  type QueryResults,
  formerPathsQuery,
  pageQueryFor,
  pagesQuery,
  queries,
  sharedQueries,
} from './queries.ts'

type SharedContents = {[Name in keyof QueryResults]: Content<QueryResults[Name]>}

/** Everything that is published: all pages, and each shared query by its name. */
export type SiteSnapshot = SharedContents & {
  pages: Content<PagesQueryResult>
  formerPaths: Content<FormerPathsQueryResult>
}

/**
 * Reads the snapshot: each query once, however many pages there are. Throws what the reader throws.
 */
export async function readSiteSnapshot(read: FetchQuery): Promise<SiteSnapshot> {
  const [pages, formerPaths, shared] = await Promise.all([
    read<PagesQueryResult>(pagesQuery, {}),
    read<FormerPathsQueryResult>(formerPathsQuery, {}),
    readShared(read),
  ])
  return {...shared, pages, formerPaths}
}

function readShared(read: FetchQuery): Promise<SharedContents>
async function readShared(read: FetchQuery): Promise<Record<string, Content<unknown>>> {
  const contents = sharedQueries.map(
    async ({name, groq, params}) => [name, await read(groq, params)] as const,
  )
  return Object.fromEntries(await Promise.all(contents))
}

/** Fills a cache with just what the page of a path shows; an unknown path gets what every page has. */
export function fillCache(client: QueryClient, path: string | null, snapshot: SiteSnapshot): void {
  const page = pageAt(path, snapshot)
  if (path !== null) {
    const {syncTags} = snapshot.pages
    client.setQueryData(pageQueryFor(path).queryKey, {result: page, syncTags})
  }
  const contents: Record<string, Content<unknown> | undefined> = snapshot
  for (const {name, queryKey} of [queries.site, ...queriesOfSections(page)]) {
    client.setQueryData(queryKey, contents[name])
  }
}

/** The page of a path, null when nothing is published there. */
export function pageAt(path: string | null, {pages}: SiteSnapshot) {
  return pages.result.find((candidate) => candidate.path === path) ?? null
}

/**
 * Every page that shows at an instant (ms since 1970), with its address: the fixed ones in their order, then the
 * office's own.
 */
export function pagesIn({pages}: SiteSnapshot, now = Date.now()) {
  const found = pages.result.flatMap((page) => {
    const path = typeof page.path === 'string' ? contentPathOf(page.path) : null
    return path !== null && path === page.path && isShowing(page, now) ? [{path, page}] : []
  })
  const place = (path: string) => {
    const index = fixedPaths.findIndex((fixed) => fixed === path)
    return index < 0 ? fixedPaths.length : index
  }
  return found.toSorted((a, b) => place(a.path) - place(b.path))
}
