import {queryOptions, replaceEqualDeep, useSuspenseQuery} from '@tanstack/react-query'
import {use} from 'react'

import {beforeChange} from '../live/before-change.ts'
import {hasBeenNamed, heardEvents} from '../live/heard-events.ts'
import {LivePartContext} from '../live/live-part-context.ts'
import {type Content, readContent} from './fetch-query.ts'
import {firstRead} from './fetch-with-fallback.ts'
import type {QueryDefinition} from './query-definition.ts'

/**
 * The result of a query. Suspends while it is being read; throws to the nearest boundary if it cannot be.
 * In a live part that is held back it is the result that the part showed before.
 */
export function useContent<Result>(query: QueryDefinition<Result>): Result {
  const options = contentOptions(query)
  const {data} = useSuspenseQuery(options)
  const part = use(LivePartContext)
  part?.reads.add(query.name)
  return (part?.held?.getQueryData(options.queryKey) ?? data).result
}

/**
 * How react-query reads and caches a query. `path` is the page that will show it, where that is not the one
 * that the visitor is on.
 */
export function contentOptions<Result>(query: QueryDefinition<Result>, path?: string) {
  const {queryKey} = query
  return queryOptions({
    queryKey,
    queryFn: async ({client, signal}): Promise<Content<Result>> => {
      const isFirst = client.getQueryData(queryKey) === undefined
      const content = !isFirst
        ? await readLatest(query, signal)
        : await firstRead((inTime) => readLatest(query, inTime), {
            query,
            path: query.params['path'] ?? path ?? location.pathname,
            signal,
          })
      const shown = client.getQueryData<Content<Result>>(queryKey)
      if (shown && replaceEqualDeep(shown.result, content.result) !== shown.result) {
        await beforeChange(client, content.result)
      }
      return content
    },
    // What failed, or is an old copy, is asked again until the content lake answers.
    refetchInterval: ({state}) =>
      state.status === 'error' || state.data?.isCopy ? askedAgainAfter : false,
  })
}

const askedAgainAfter = 15_000

/** An answer that was under way while a live event named its query may be the one before the change. */
async function readLatest<Result>(
  {groq, params}: QueryDefinition<Result>,
  signal: AbortSignal,
): Promise<Content<Result>> {
  for (;;) {
    const {count, latestId} = heardEvents()
    const content = await readContent<Result>(groq, params, {signal, lastLiveEventId: latestId})
    if (!hasBeenNamed(content.syncTags, count)) return content
  }
}
