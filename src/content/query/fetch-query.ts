import {queryAddress} from './content-lake-url.ts'

export type Content<Result> = {
  result: Result
  /** Live events that carry one of these tags mean that the result may have changed. */
  syncTags: string[]
  /** The site's own copy, shown while the content lake does not answer. */
  isCopy?: boolean
}

type ReadOptions = {
  signal?: AbortSignal
  /** Id of the live event that asks for this read, so that no cache answers with the state before it. */
  lastLiveEventId?: string | undefined
}

/** Reads a published query. The prerenderer hands in another one of the same shape. */
export type ReadContent = <Result>(
  query: string,
  params: Record<string, string>,
  options?: ReadOptions,
) => Promise<Content<Result>>

/** Reads what the page shows: what is published, and in the Studio's preview what the Studio sends. */
export const readContent: ReadContent = (...query) => read(...query)

/** Names another reader than that of visitors, for as long as the page lives. */
export function readContentFrom(reader: ReadContent): void {
  read = reader
}

/**
 * A visitor's read: plain `fetch`, since @sanity/client would be 38 kB of script for every visitor.
 * Throws ContentLakeError when the lake answers with an error or with something that is not JSON.
 */
export const readPublished: ReadContent = async <Result>(
  query: string,
  params: Record<string, string>,
  options: ReadOptions = {},
) => {
  const response = await fetch(address(query, params, options.lastLiveEventId), {
    ...(options.signal && {signal: options.signal}),
  })
  if (!response.ok) throw new ContentLakeError(`The content lake answered ${response.status}.`)
  const body: {result?: Result; syncTags?: string[]} = await response.json()
  if (body.result === undefined) throw new ContentLakeError('The content lake sent no result.')
  return {result: body.result, syncTags: body.syncTags ?? []}
}

let read = readPublished

class ContentLakeError extends Error {
  override name = 'ContentLakeError'
}

function address(query: string, params: Record<string, string>, lastLiveEventId?: string) {
  const search = new URLSearchParams({query, returnQuery: 'false', perspective: 'published'})
  // Sanity's CDN would otherwise answer with what it has while it looks for something newer.
  search.set('cacheMode', 'noStale')
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value))
  if (lastLiveEventId) search.set('lastLiveEventId', lastLiveEventId)
  return `${queryAddress}?${search}`
}
