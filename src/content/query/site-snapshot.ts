import type {QueryClient} from '@tanstack/react-query'

import {type Language, languageOf, languages, mainLanguage} from '#domain/language.ts'
import {contentPathOf, fixedPaths} from '#domain/routes.ts'

import type {FormerPathsQueryResult, PagesQueryResult} from '../sanity.types.ts'
import {isShowing} from '../time/schedule.ts'
import type {FetchQuery, QueryResponse} from './fetch-query.ts'
import {queriesOfSections} from './page-queries.ts'
import {publishedLanguages} from './published-languages.ts'
import {
  type QueryResults,
  formerPathsQuery,
  pageQueryFor,
  pagesQuery,
  queries,
  sharedQueries,
} from './queries.ts'
import {inLanguage} from './query-definition.ts'

type SharedResponses = {[Name in keyof QueryResults]: QueryResponse<QueryResults[Name]>}

/** Everything that is published: all pages, and in each language the shared queries by their names. */
export type SiteSnapshot = {
  pages: QueryResponse<PagesQueryResult>
  formerPaths: QueryResponse<FormerPathsQueryResult>
  shared: Record<Language, SharedResponses>
}

/** What a page of one language shows of the snapshot. */
export type LanguageSnapshot = SharedResponses & Pick<SiteSnapshot, 'pages' | 'formerPaths'>

/** What a snapshot holds for one language. */
export function snapshotIn(language: Language, {shared, ...rest}: SiteSnapshot): LanguageSnapshot {
  return {...shared[language], ...rest}
}

/** The languages that are published in a snapshot. */
export function languagesIn({shared}: SiteSnapshot): Language[] {
  return publishedLanguages(shared[mainLanguage].site.result)
}

/**
 * Reads the snapshot: each query once a language, however many pages there are. Throws what the reader throws.
 */
export async function readSiteSnapshot(read: FetchQuery): Promise<SiteSnapshot> {
  const [pages, formerPaths, shared] = await Promise.all([
    Promise.all(languages.map((language) => read<PagesQueryResult>(pagesQuery, {language}))),
    read<FormerPathsQueryResult>(formerPathsQuery, {}),
    readShared(read),
  ])
  return {
    shared,
    pages: {
      result: pages.flatMap(({result}) => result),
      syncTags: [...new Set(pages.flatMap(({syncTags}) => syncTags))],
    },
    formerPaths,
  }
}

function readShared(read: FetchQuery): Promise<Record<Language, SharedResponses>>
async function readShared(read: FetchQuery): Promise<object> {
  const responsesIn = async (language: Language) => {
    const responses = sharedQueries.map(async (shared) => {
      const {name, groq, params} = inLanguage<unknown>(shared, language)
      return [name, await read(groq, params)] as const
    })
    return Object.fromEntries(await Promise.all(responses))
  }
  const entries = languages.map(
    async (language) => [language, await responsesIn(language)] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}

/** Fills a cache with just what the page of a path shows; an unknown path gets what every page has. */
export function fillCache(client: QueryClient, pathname: string, snapshot: SiteSnapshot): void {
  const path = contentPathOf(pathname)
  const page = pageAt(path, snapshot)
  if (path !== null) {
    const {syncTags} = snapshot.pages
    client.setQueryData(pageQueryFor(path).queryKey, {result: page, syncTags})
  }
  const language = languageOf(pathname)
  const responses: Record<string, QueryResponse<unknown> | undefined> = snapshotIn(
    language,
    snapshot,
  )
  const site = inLanguage(queries.site, language)
  for (const {name, queryKey} of [site, ...queriesOfSections(page)]) {
    client.setQueryData(queryKey, responses[name])
  }
}

/** The page of a path, null when nothing is published there. */
export function pageAt(path: string | null, {pages}: Pick<SiteSnapshot, 'pages'>) {
  return pages.result.find((candidate) => candidate.path === path) ?? null
}

/**
 * Every page that shows by now in the languages that are published, with its path: the fixed ones in their order, then
 * the office's own.
 */
export function pagesIn(snapshot: SiteSnapshot) {
  const now = Date.now()
  const published = languagesIn(snapshot)
  const found = snapshot.pages.result.flatMap((page) => {
    const path = typeof page.path === 'string' ? contentPathOf(page.path) : null
    if (path === null || path !== page.path || !isShowing(page, now)) return []
    return published.includes(languageOf(path)) ? [{path, page}] : []
  })
  const place = (path: string) => {
    const index = fixedPaths.findIndex((fixed) => fixed === path)
    return index < 0 ? fixedPaths.length : index
  }
  return found.toSorted((a, b) => place(a.path) - place(b.path))
}
