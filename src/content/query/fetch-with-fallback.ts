import {hashKey} from '@tanstack/react-query'

import type {PageState} from './dehydrated-state.ts'
import type {Content} from './fetch-query.ts'
import type {QueryDefinition} from './query-definition.ts'

/** ms that a page which shows nothing yet waits for the content lake. */
const longestWait = 4000

type FirstRead<Result> = {
  query: QueryDefinition<Result>
  /** The page that shows the result. */
  path: string
  signal: AbortSignal
}

/**
 * A read for a page that shows nothing yet. When the content lake fails or takes too long, the site's own copy
 * stands in: what the page was prerendered from. Rejects as the read did where there is no copy.
 */
export async function firstRead<Result>(
  read: (signal: AbortSignal) => Promise<Content<Result>>,
  {query, path, signal}: FirstRead<Result>,
): Promise<Content<Result>> {
  try {
    return await read(AbortSignal.any([signal, AbortSignal.timeout(longestWait)]))
  } catch (error) {
    const copy = signal.aborted ? null : await copyOf(query, path, signal).catch(() => null)
    if (copy) return copy
    throw error
  }
}

async function copyOf<Result>(
  {queryKey}: QueryDefinition<Result>,
  path: string,
  signal: AbortSignal,
): Promise<Content<Result> | null> {
  const html = await (await fetch(path, {signal})).text()
  const text = /<script type="application\/json" id="page-data">([^<]*)/.exec(html)?.[1] ?? ''
  const {state}: {state: string} = JSON.parse(text)
  const contents: PageState<Result> = await (await fetch(state, {signal})).json()
  const [, copy] = contents.find(([key]) => hashKey(key) === hashKey(queryKey)) ?? []
  return copy ? {...copy, isCopy: true} : null
}
