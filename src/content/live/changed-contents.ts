import type {QueryClient} from '@tanstack/react-query'

import type {Content} from '../query/fetch-query.ts'
import {createQueryClient} from '../query/query-client.ts'

/** What changed, by the name of the query: whether a component on the page shows it. */
export type ChangedContents = Map<string, {isShown: boolean}>

/** A cache with the contents that `client` holds now. */
export function contentsOf(client: QueryClient): QueryClient {
  const contents = createQueryClient()
  for (const {queryKey, state} of contentQueries(client)) {
    contents.setQueryData(queryKey, state.data)
  }
  return contents
}

/** The queries whose result in `client` is another one than in `shown`. */
export function changedContents(client: QueryClient, shown: QueryClient): ChangedContents {
  const changed: ChangedContents = new Map()
  for (const query of contentQueries(client)) {
    const before = shown.getQueryData<Content<unknown>>(query.queryKey)
    const now = client.getQueryData<Content<unknown>>(query.queryKey)
    if (before?.result === now?.result) continue
    const name = nameOf(query.queryKey)
    const isShown = before !== undefined && query.isActive()
    changed.set(name, {isShown: isShown || (changed.get(name)?.isShown ?? false)})
  }
  return changed
}

/** The results of all queries of a name, by the key of the query. */
export function resultsOf(client: QueryClient, name: string): Map<string, unknown> {
  return new Map(
    contentQueries(client)
      .filter(({queryKey}) => nameOf(queryKey) === name)
      .map(({queryHash, queryKey}) => [
        queryHash,
        client.getQueryData<Content<unknown>>(queryKey)?.result,
      ]),
  )
}

function contentQueries(client: QueryClient) {
  return client.getQueryCache().findAll({queryKey: ['content']})
}

function nameOf([, name]: readonly unknown[]): string {
  return String(name)
}
