import {queryOptions} from '@tanstack/react-query'

import {type QueryResponse, fetchQuery} from './fetch-query.ts'
import {fetchWithFallback} from './fetch-with-fallback.ts'
import {hasEventSince, liveEventLog} from './live-event-log.ts'
import type {QueryDefinition} from './query-definition.ts'

/**
 * How react-query fetches and caches a query for its first use; later results come through content/live. `path` is
 * the page that will show it, where that is not the one that the visitor is on.
 */
export function contentOptions<Result>(query: QueryDefinition<Result>, path?: string) {
  return queryOptions({
    queryKey: query.queryKey,
    queryFn: ({client, signal}): Promise<QueryResponse<Result>> =>
      fetchWithFallback((inTime) => fetchLatest(query, inTime), {
        query,
        path: query.params['path'] ?? path ?? location.pathname,
        signal,
        known: () => client.getQueryData<QueryResponse<Result>>(query.queryKey),
      }),
    // What failed is asked again until the content lake answers.
    refetchInterval: ({state}) => state.status === 'error' && retryAfterMs,
  })
}

/** How long after a failure the content lake is asked again. */
export const retryAfterMs = 15_000

/** An answer that was under way while a live event named its query may be the one before the change. */
async function fetchLatest<Result>(
  {groq, params}: QueryDefinition<Result>,
  signal: AbortSignal,
): Promise<QueryResponse<Result>> {
  for (;;) {
    const {count, latestId} = liveEventLog()
    const response = await fetchQuery<Result>(groq, params, {signal, lastLiveEventId: latestId})
    if (!hasEventSince(response.syncTags, count)) return response
  }
}
