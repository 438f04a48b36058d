import type {QueryClient, QueryKey} from '@tanstack/react-query'

import type {Content} from './fetch-query.ts'

/**
 * What a prerendered page was made from: each content with its key in the page cache and when it was read (ms since
 * 1970), by which a page that hydrates shows the hours and days of its HTML first.
 */
export type DehydratedState<Result = unknown> = [
  queryKey: QueryKey,
  content: Content<Result>,
  readAt: number,
][]

/** Everything that has been read into a cache, for the browser to fill its own with. */
export function dehydrateCache(client: QueryClient): DehydratedState {
  const contents = client.getQueriesData<Content<unknown>>({})
  return contents.flatMap(([queryKey, content]) => {
    const readAt = client.getQueryState(queryKey)?.dataUpdatedAt
    return content && readAt !== undefined ? [[queryKey, content, readAt]] : []
  })
}

/** Fills a cache with a dehydrated state. Each content is marked as a copy and keeps the time when it was read. */
export function hydrateCache(client: QueryClient, state: DehydratedState): void {
  for (const [queryKey, content, updatedAt] of state) {
    client.setQueryData(queryKey, {...content, isCopy: true}, {updatedAt})
  }
}
