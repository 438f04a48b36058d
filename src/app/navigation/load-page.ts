import type {QueryClient} from '@tanstack/react-query'

import {isRecord} from '#domain/is-record.ts'
import {type Language, languageOf} from '#domain/language.ts'
import {contentPathOf} from '#domain/routes.ts'
import {contentOptions} from '#src/content/query/content-options.ts'
import {queriesOfSections} from '#src/content/query/page-queries.ts'
import {pageQueryFor, queries} from '#src/content/query/queries.ts'
import {inLanguage} from '#src/content/query/query-definition.ts'
import type {PageQueryResult} from '#src/content/sanity.types.ts'
import {loadWords} from '#src/language/words.ts'
import {preloadSections} from '#src/sections/sections.tsx'

import {preloadPageComponent} from '../pages/page-components.ts'

/**
 * Loads the script and the content of the page at a path, so that it renders at once. What is there already is
 * not loaded again. Rejects when a part of it cannot be loaded.
 */
export async function loadPage(client: QueryClient, pathname: string): Promise<void> {
  const path = contentPathOf(pathname)
  const language = languageOf(pathname)
  const site = loadSite(client, pathname)
  if (!path) {
    await Promise.all([site, preloadPageComponent(pathname)])
    return
  }
  const [page] = await Promise.all([client.fetchQuery(contentOptions(pageQueryFor(path))), site])
  await Promise.all([
    preloadPageComponent(pathname, page.result),
    loadSections(client, page.result, {path, language}),
  ])
}

/** Loads what every page shows, in the language of a path. */
export async function loadSite(client: QueryClient, pathname: string): Promise<void> {
  const language = languageOf(pathname)
  await Promise.all([
    loadWords('site', language),
    client.fetchQuery(contentOptions(inLanguage(queries.site, language), pathname)),
  ])
}

/** Loads the scripts of a page's sections and the content that they show besides the page's own. */
async function loadSections(
  client: QueryClient,
  page: PageQueryResult,
  {path, language}: {path?: string; language: Language},
): Promise<void> {
  const contents = queriesOfSections(page).map((query) =>
    client.fetchQuery(contentOptions(query, path)),
  )
  await Promise.all([preloadSections(page?.sections, language), ...contents])
}

/** Loads what a changed page shows for the first time, so that it appears whole. Other results need nothing. */
export async function prepareChange(client: QueryClient, result: unknown): Promise<void> {
  if (!isPage(result)) return
  const language = languageOf(result?.path ?? '')
  // First, and again with the rest: content that cannot be read must not hide that a script is missing.
  await preloadSections(result?.sections, language)
  await loadSections(client, result, {language})
}

function isPage(result: unknown): result is PageQueryResult {
  return isRecord(result) && 'sections' in result
}
