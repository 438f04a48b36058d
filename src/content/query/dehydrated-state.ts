import type {QueryClient, QueryKey} from '@tanstack/react-query'

import type {QueryResponse} from './fetch-query.ts'

/**
 * What a prerendered page was made from: each response with its key in the page cache and when it was read (ms since
 * 1970), by which a page that hydrates shows the hours and days of its HTML first.
 */
export type DehydratedState<Result = unknown> = [
  queryKey: QueryKey,
  response: QueryResponse<Result>,
  readAt: number,
][]

/** Everything that has been read into a cache, for the browser to fill its own with. */
export function dehydrateCache(client: QueryClient): DehydratedState {
  const responses = client.getQueriesData<QueryResponse<unknown>>({})
  return responses.flatMap(([queryKey, response]) => {
    const readAt = client.getQueryState(queryKey)?.dataUpdatedAt
    return response && readAt !== undefined ? [[queryKey, response, readAt]] : []
  })
}

/** Fills a cache with a dehydrated state. Each response is marked as a copy and keeps the time when it was read. */
export function hydrateCache(client: QueryClient, state: DehydratedState): void {
  for (const [queryKey, response, updatedAt] of state) {
    client.setQueryData(queryKey, {...response, isCopy: true}, {updatedAt})
  }
}
