import type {QueryClient} from '@tanstack/react-query'

import type {PagesQueryResult} from '../sanity.types.ts'
import type {Content, ReadContent} from './fetch-query.ts'
import {contentOfSections} from './page-queries.ts'
import {pagesQuery} from './queries.ts'
import {
  type ContentQuery,
  cancellationPolicyContent,
  coverageContent,
  fleetContent,
  jobsContent,
  pageContent,
  servicesContent,
  siteContent,
} from './query-definition.ts'

/** Everything that is published, by the name of its query. */
export type SiteSnapshot = Awaited<ReturnType<typeof readSiteSnapshot>>

/**
 * Reads the snapshot: one query of the lake per query, however many pages there are. Throws what the reader
 * throws.
 */
export async function readSiteSnapshot(read: ReadContent) {
  const ask = <Result>({groq, params}: ContentQuery<Result>) => read<Result>(groq, params)
  const [pages, site, services, fleet, jobs, coverage, cancellationPolicy] = await Promise.all([
    read<PagesQueryResult>(pagesQuery, {}),
    ask(siteContent),
    ask(servicesContent),
    ask(fleetContent),
    ask(jobsContent),
    ask(coverageContent),
    ask(cancellationPolicyContent),
  ])
  return {pages, site, services, fleet, jobs, coverage, cancellationPolicy}
}

/** Fills a cache with just what the page of a path shows; an unknown path gets what every page has. */
export function fillCache(client: QueryClient, path: string | null, snapshot: SiteSnapshot): void {
  const page = pageAt(path, snapshot)
  if (path !== null) {
    const {syncTags} = snapshot.pages
    client.setQueryData(pageContent(path).queryKey, {result: page, syncTags})
  }
  const contents: Record<string, Content<unknown> | undefined> = snapshot
  for (const {name, queryKey} of [siteContent, ...contentOfSections(page)]) {
    client.setQueryData(queryKey, contents[name])
  }
}

/** The page of a path, null when nothing is published there. */
export function pageAt(path: string | null, {pages}: SiteSnapshot) {
  return pages.result.find((candidate) => candidate.path === path) ?? null
}
