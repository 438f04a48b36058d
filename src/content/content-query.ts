import {queryOptions, useSuspenseQuery} from '@tanstack/react-query'

import {latestLiveEventId} from './live-event-id.ts'
import {
  cancellationPolicyQuery,
  coverageQuery,
  fleetQuery,
  jobsQuery,
  pageQuery,
  servicesQuery,
  siteQuery,
} from './queries.ts'
import {type Content, readContent} from './read-content.ts'
import type {
  CancellationPolicyQueryResult,
  CoverageQueryResult,
  FleetQueryResult,
  JobsQueryResult,
  PageQueryResult,
  ServicesQueryResult,
  SiteQueryResult,
} from './sanity.types.ts'

/** One query of the content lake with its place in the page cache. */
export type ContentQuery<Result> = {
  name: string
  groq: string
  params: Record<string, string>
  queryKey: readonly unknown[]
  /** Never set: it ties the type of the result to the query. */
  result?: Result
}

export const siteContent = contentQuery<SiteQueryResult>('site', siteQuery)
export const servicesContent = contentQuery<ServicesQueryResult>('services', servicesQuery)
export const fleetContent = contentQuery<FleetQueryResult>('fleet', fleetQuery)
export const jobsContent = contentQuery<JobsQueryResult>('jobs', jobsQuery)
export const coverageContent = contentQuery<CoverageQueryResult>('coverage', coverageQuery)
export const cancellationPolicyContent = contentQuery<CancellationPolicyQueryResult>(
  'cancellationPolicy',
  cancellationPolicyQuery,
)
export const pageContent = (path: string) =>
  contentQuery<PageQueryResult>('page', pageQuery, {path})

/** The result of a query. Suspends while it is being read; throws to the nearest boundary if it cannot be. */
export function useContent<Result>(query: ContentQuery<Result>): Result {
  return useSuspenseQuery(contentOptions(query)).data.result
}

/** How react-query reads and caches a query. */
export function contentOptions<Result>({groq, params, queryKey}: ContentQuery<Result>) {
  return queryOptions({
    queryKey,
    queryFn: ({signal}): Promise<Content<Result>> =>
      readContent<Result>(groq, params, {signal, lastLiveEventId: latestLiveEventId()}),
  })
}

function contentQuery<Result>(
  name: string,
  groq: string,
  params: Record<string, string> = {},
): ContentQuery<Result> {
  return {name, groq, params, queryKey: ['content', name, params]}
}
