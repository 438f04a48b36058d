import {isLanguage} from '#domain/language.ts'

import {pageQueryFor, sharedQueries} from './queries.ts'
import {type QueryDefinition, inLanguage} from './query-definition.ts'

/** The definition of a query in the page cache, by its key; null for a query of something else. */
export function findQueryByKey([, name, params]: readonly unknown[]) {
  return candidates(params).find((query) => query.name === name) ?? null
}

/** The same by the query's text, which is how the Studio names it. */
export function findQueryByText(groq: string, params: object) {
  return candidates(params).find((query) => query.groq === groq) ?? null
}

function candidates(params: unknown): QueryDefinition<unknown>[] {
  if (typeof params !== 'object' || params === null) return sharedQueries
  if ('path' in params && typeof params.path === 'string') return [pageQueryFor(params.path)]
  const language = 'language' in params && isLanguage(params.language) ? params.language : null
  return language
    ? sharedQueries.map((query) => inLanguage<unknown>(query, language))
    : sharedQueries
}
