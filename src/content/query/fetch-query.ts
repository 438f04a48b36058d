import {queryUrl} from './content-lake-url.ts'

/** What the content lake answers to a query, as the page cache holds it. */
export type QueryResponse<Result> = {
  result: Result
  /** Live events that carry one of these tags mean that the result may have changed. */
  syncTags: string[]
  /** From the page's HTML or from earlier in this visit, and not confirmed by the content lake: shown until it answers. */
  isCopy?: boolean
}

type FetchOptions = {
  signal?: AbortSignal
  /** Id of the live event that asks for this fetch, so that no cache answers with the state before it. */
  lastLiveEventId?: string | undefined
}

/** Fetches the result of a query. Prerendering and the preview have functions of their own. */
export type FetchQuery = <Result>(
  query: string,
  params: Record<string, string>,
  options?: FetchOptions,
) => Promise<QueryResponse<Result>>

/** Fetches what the page shows: what is published, and in the Studio's preview what the Studio sends. */
export const fetchQuery: FetchQuery = (...query) => fetchCurrent(...query)

/** From now on queries are fetched by this function instead of `fetchPublished`. */
export function fetchQueriesWith(fetcher: FetchQuery): void {
  fetchCurrent = fetcher
}

/**
 * What visitors see, by plain `fetch`, since @sanity/client would be 38 kB of script for every visitor.
 * Throws ContentLakeError for an answer that is an error or has no result, and what `fetch` and `json()` throw.
 */
export const fetchPublished: FetchQuery = async <Result>(
  query: string,
  params: Record<string, string>,
  options: FetchOptions = {},
) => {
  const response = await fetch(urlOf(query, params, options.lastLiveEventId), {
    signal: options.signal ?? null,
  })
  if (!response.ok) throw new ContentLakeError(`The content lake answered ${response.status}.`)
  const body: {result?: Result; syncTags?: string[]} = await response.json()
  if (body.result === undefined) throw new ContentLakeError('The content lake sent no result.')
  return {result: body.result, syncTags: body.syncTags ?? []}
}

let fetchCurrent = fetchPublished

class ContentLakeError extends Error {
  override name = 'ContentLakeError'
}

function urlOf(query: string, params: Record<string, string>, lastLiveEventId?: string) {
  const search = new URLSearchParams({query, returnQuery: 'false', perspective: 'published'})
  // Sanity's CDN would otherwise answer with what it has while it looks for something newer.
  search.set('cacheMode', 'noStale')
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value))
  if (lastLiveEventId) search.set('lastLiveEventId', lastLiveEventId)
  return `${queryUrl}?${search}`
}
