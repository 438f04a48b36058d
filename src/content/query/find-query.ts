import {pageQueryFor, sharedQueries} from './queries.ts'
import type {QueryDefinition} from './query-definition.ts'

/** The definition of a query in the page cache, by its key; null for a query of something else. */
export function findQueryByKey([, name, params]: readonly unknown[]) {
  return candidates(params).find((query) => query.name === name) ?? null
}

/** The same by the query's text, which is how the Studio names it. */
export function findQueryByText(groq: string, params: object) {
  return candidates(params).find((query) => query.groq === groq) ?? null
}

function candidates(params: unknown): QueryDefinition<unknown>[] {
  const hasPath = typeof params === 'object' && params !== null && 'path' in params
  return hasPath && typeof params.path === 'string'
    ? [pageQueryFor(params.path), ...sharedQueries]
    : sharedQueries
}
