import type {
  CancellationPolicyQueryResult,
  CoverageQueryResult,
  FleetQueryResult,
  JobsQueryResult,
  PageQueryResult,
  ServicesQueryResult,
  SiteQueryResult,
} from '../sanity.types.ts'
import {
  cancellationPolicyQuery,
  coverageQuery,
  fleetQuery,
  jobsQuery,
  pageQuery,
  servicesQuery,
  siteQuery,
} from './queries.ts'

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

function contentQuery<Result>(
  name: string,
  groq: string,
  params: Record<string, string> = {},
): ContentQuery<Result> {
  return {name, groq, params, queryKey: ['content', name, params]}
}
