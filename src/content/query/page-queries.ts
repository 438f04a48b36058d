import type {QueryClient} from '@tanstack/react-query'

import {itemsOf} from '../facts/items-of.ts'
import type {PageQueryResult} from '../sanity.types.ts'
import {pageQueryFor, queries, sharedQueries} from './queries.ts'
import type {QueryDefinition} from './query-definition.ts'
import {contentOptions} from './use-content.ts'

/** The shared queries that the sections of a page need. */
export function queriesOfSections(page: PageQueryResult): QueryDefinition<unknown>[] {
  const types = new Set(itemsOf(page?.sections).map((section) => section._type))
  return sharedQueries.filter(
    ({neededBy}) => neededBy !== 'everyPage' && neededBy.some((type) => types.has(type)),
  )
}

/** Loads all that a path shows into the cache; what is there already is not fetched again. */
export async function loadPage(client: QueryClient, path: string): Promise<PageQueryResult> {
  const [page] = await Promise.all([
    client.fetchQuery(contentOptions(pageQueryFor(path))),
    client.fetchQuery(contentOptions(queries.site)),
  ])
  await Promise.all(
    queriesOfSections(page.result).map((query) => client.fetchQuery(contentOptions(query, path))),
  )
  return page.result
}
