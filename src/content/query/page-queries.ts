import type {QueryClient} from '@tanstack/react-query'

import {itemsOf} from '../facts/items-of.ts'
import type {PageQueryResult} from '../sanity.types.ts'
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
import {contentOptions} from './use-content.ts'

/** The queries of sections that show documents; the other sections carry all that they show. */
const sectionContent: Record<string, ContentQuery<unknown>[]> = {
  servicesSection: [servicesContent],
  fleetSection: [fleetContent],
  ratesSection: [fleetContent],
  coverageSection: [coverageContent],
  airportsSection: [coverageContent],
  jobsSection: [jobsContent],
  cancellationSection: [cancellationPolicyContent],
}

/** Every query that a page asks besides its own. */
export function contentOfSections(page: PageQueryResult): ContentQuery<unknown>[] {
  const types = new Set(itemsOf(page?.sections).map((section) => section._type))
  const queries = [...types].flatMap((type) => (type && sectionContent[type]) || [])
  return [...new Set(queries)]
}

/** Reads all that a path shows into the cache; what is there already is not asked again. */
export async function loadPage(client: QueryClient, path: string): Promise<PageQueryResult> {
  const [page] = await Promise.all([
    client.fetchQuery(contentOptions(pageContent(path))),
    client.fetchQuery(contentOptions(siteContent)),
  ])
  await Promise.all(
    contentOfSections(page.result).map((query) => client.fetchQuery(contentOptions(query, path))),
  )
  return page.result
}
