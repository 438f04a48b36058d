import type {QueryClient, QueryKey} from '@tanstack/react-query'

import type {Content} from './read-content.ts'

/** What a prerendered page was made from: each content with its key in the page cache. */
export type PageState<Result = unknown> = [queryKey: QueryKey, content: Content<Result>][]

export function pageStateOf(client: QueryClient): PageState {
  return client
    .getQueriesData<Content<unknown>>({})
    .flatMap(([queryKey, content]) => (content ? [[queryKey, content]] : []))
}

export function fillFromState(client: QueryClient, state: PageState): void {
  for (const [queryKey, content] of state) client.setQueryData(queryKey, content)
}
