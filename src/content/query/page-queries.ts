import {languageOf} from '#domain/language.ts'

import type {PageQueryResult} from '../sanity.types.ts'
import {itemsOf} from './items-of.ts'
import {sharedQueries} from './queries.ts'
import {type QueryDefinition, inLanguage} from './query-definition.ts'

/** The shared queries that the sections of a page need, in its language. */
export function queriesOfSections(page: PageQueryResult): QueryDefinition<unknown>[] {
  const types = new Set(itemsOf(page?.sections).map((section) => section._type))
  const language = languageOf(page?.path ?? '')
  return sharedQueries
    .filter(({neededBy}) => neededBy !== 'everyPage' && neededBy.some((type) => types.has(type)))
    .map((query) => inLanguage<unknown>(query, language))
}
