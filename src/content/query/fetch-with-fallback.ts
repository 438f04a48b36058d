import {hashKey} from '@tanstack/react-query'

import {readPageData} from '#src/hydration/page-data.ts'

import type {DehydratedState} from './dehydrated-state.ts'
import type {QueryResponse} from './fetch-query.ts'
import type {QueryDefinition} from './query-definition.ts'

/** How long a page that shows nothing yet waits for the content lake. */
const contentLakeTimeoutMs = 4000

/** How long it then waits for the copy, which comes in two files and is larger, before it says that nothing answers. */
const copyTimeoutMs = 10_000

type Fallback<Result> = {
  query: QueryDefinition<Result>
  /** The page that shows the result. */
  path: string
  signal: AbortSignal
  /** What the visitor's page has read before. */
  known: () => QueryResponse<Result> | undefined
}

/**
 * The first fetch of a query. When the content lake fails or takes too long, what is known stands in, else the site's
 * own copy: what the page was prerendered from. Rejects as `fetchResponse` did where there is no copy.
 */
export async function fetchWithFallback<Result>(
  fetchResponse: (signal: AbortSignal) => Promise<QueryResponse<Result>>,
  {query, path, signal, known}: Fallback<Result>,
): Promise<QueryResponse<Result>> {
  try {
    return await fetchResponse(AbortSignal.any([signal, AbortSignal.timeout(contentLakeTimeoutMs)]))
  } catch (error) {
    const read = known()
    if (read) return {...read, isCopy: true}
    const copyInTime = AbortSignal.any([signal, AbortSignal.timeout(copyTimeoutMs)])
    const copy = signal.aborted ? null : await fetchCopy(query, path, copyInTime).catch(() => null)
    if (copy) return copy
    throw error
  }
}

/** Fetches the HTML of the page first: it names the file of the page's state, whose name changes with its content. */
async function fetchCopy<Result>(
  {queryKey}: QueryDefinition<Result>,
  path: string,
  signal: AbortSignal,
): Promise<QueryResponse<Result> | null> {
  const html = await (await fetch(path, {signal})).text()
  const data = readPageData(new DOMParser().parseFromString(html, 'text/html'))
  if (!data) return null
  const responses: DehydratedState<Result> = await (await fetch(data.state, {signal})).json()
  const [, copy] = responses.find(([key]) => hashKey(key) === hashKey(queryKey)) ?? []
  return copy ? {...copy, isCopy: true} : null
}
