import {
  type ContentQuery,
  cancellationPolicyContent,
  coverageContent,
  fleetContent,
  jobsContent,
  pageContent,
  servicesContent,
  siteContent,
} from '#src/content/query/query-definition.ts'

const contents: ContentQuery<unknown>[] = [
  siteContent,
  servicesContent,
  fleetContent,
  jobsContent,
  coverageContent,
  cancellationPolicyContent,
]

/** The content that a query of the page cache asks for, by its key or by its text; null for another query. */
export function contentOfKey([, name, params]: readonly unknown[]): ContentQuery<unknown> | null {
  if (name === 'page') return pageOf(params)
  return contents.find((content) => content.name === name) ?? null
}

export function contentOfQuery(groq: string, params: object): ContentQuery<unknown> | null {
  return groq === pageContent('').groq
    ? pageOf(params)
    : (contents.find((content) => content.groq === groq) ?? null)
}

function pageOf(params: unknown): ContentQuery<unknown> | null {
  const hasPath = typeof params === 'object' && params !== null && 'path' in params
  return hasPath && typeof params.path === 'string' ? pageContent(params.path) : null
}
