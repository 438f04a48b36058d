import {type Language, mainLanguage} from '#domain/language.ts'

import type {PageQueryResult} from '../sanity.types.ts'

/** One query of the content lake with its place in the page cache. */
export type QueryDefinition<Result> = {
  name: string
  groq: string
  params: Record<string, string>
  queryKey: readonly unknown[]
  /** Never set: it ties the type of the result to the query. */
  result?: Result
}

/** The result that typegen found for the text of a query. */
export type ResultOf<Groq extends keyof SanityQueries> = SanityQueries[Groq]

type SectionType = NonNullable<NonNullable<PageQueryResult>['sections']>[number]['_type']

type Declaration = {
  /** "Not assignable to keyof SanityQueries" means that `npm run typegen` has not seen this text yet. */
  groq: keyof SanityQueries
  /** The section types that show its documents. */
  neededBy: 'everyPage' | readonly SectionType[]
}

type SharedQuery<Result> = QueryDefinition<Result> & Pick<Declaration, 'neededBy'>

/** Turns declarations into definitions in the site's first language, each named by its property. */
export function defineQueries<const Declarations extends Record<string, Declaration>>(
  declarations: Declarations,
): {[Name in keyof Declarations]: SharedQuery<ResultOf<Declarations[Name]['groq']>>}
export function defineQueries(
  declarations: Record<string, Declaration>,
): Record<string, SharedQuery<unknown>> {
  return Object.fromEntries(
    Object.entries(declarations).map(([name, {groq, neededBy}]) => [
      name,
      {
        ...queryDefinition(name, groq, groq.includes('$language') ? {language: mainLanguage} : {}),
        neededBy,
      },
    ]),
  )
}

/** The same query for the texts of a language. A page's query has its language by the path. */
export function inLanguage<Result>(
  query: QueryDefinition<Result>,
  language: Language,
): QueryDefinition<Result> {
  if (query.params['language'] === undefined || query.params['language'] === language) return query
  const {name, groq, params} = query
  return queryDefinition(name, groq, {...params, language})
}

/** A query by its name, text and parameters, with its key in the page cache. */
export function queryDefinition(
  name: string,
  groq: string,
  params: Record<string, string> = {},
): QueryDefinition<never> {
  return {name, groq, params, queryKey: ['content', name, params]}
}
