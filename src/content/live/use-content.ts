import {hashKey, useSuspenseQuery} from '@tanstack/react-query'
import {use, useEffect} from 'react'

import {useLanguage} from '#src/language/language.tsx'

import {contentOptions} from '../query/content-options.ts'
import {type QueryDefinition, inLanguage} from '../query/query-definition.ts'
import {LiveBoundaryContext} from './live-boundary-context.ts'

/**
 * What a component shows of a query's result, in the language of the page: `select` picks it, so that a change of
 * anything else neither renders the component again nor makes its live boundary wait. Suspends while the result is
 * fetched; throws to the nearest error boundary if it cannot be.
 */
export function useContent<Result, Selected>(
  query: QueryDefinition<Result>,
  select: (result: Result) => Selected,
): Selected {
  const {queryKey, ...options} = contentOptions(inLanguage(query, useLanguage()))
  const {data} = useSuspenseQuery({...options, queryKey, select: ({result}) => select(result)})
  const boundary = use(LiveBoundaryContext)

  useEffect(() =>
    boundary?.addRead({
      queryHash: hashKey(queryKey),
      selectFrom: (cache) => {
        const response = cache.getQueryData(queryKey)
        return response && select(response.result)
      },
    }),
  )

  const held = boundary?.held?.getQueryData(queryKey)
  return held ? select(held.result) : data
}

/** The whole response to a query, with when it was read: `dataUpdatedAt`, in ms since 1970. */
export function useQueryResponse<Result>(query: QueryDefinition<Result>) {
  return useSuspenseQuery(contentOptions(inLanguage(query, useLanguage())))
}

/** When the result of a query was read, in ms since 1970. */
export function useReadAt(query: QueryDefinition<unknown>): number {
  return useQueryResponse(query).dataUpdatedAt
}
