import {type QueryClient, useQueryClient} from '@tanstack/react-query'
import {use} from 'react'

import {languageOf} from '#domain/language.ts'
import {contentOptions} from '#src/content/query/content-options.ts'
import {queriesOfSections} from '#src/content/query/page-queries.ts'
import {pageQueryFor} from '#src/content/query/queries.ts'
import {sectionsAreLoaded} from '#src/sections/sections.tsx'
import {wait} from '#src/ui/wait.ts'

import {loadPage} from './load-page.ts'

/**
 * Holds a navigation back until script and content of all sections of the new page are there: sections that
 * arrive one by one would push each other down, and a link to one of them would miss it. What fails or
 * takes longer than 3 s is left to its own section. A page that was shown before never waits again.
 */
export function useLoadedPage(path: string): void {
  const client = useQueryClient()
  const loading = navigations.get(path) ?? startNavigation(client, path)
  if (loading !== 'loaded') use(loading)
}

/** The page of the first load is there as HTML and never waits. */
export function markAsLoaded(path: string): void {
  navigations.set(path, 'loaded')
}

const navigations = new Map<string, Promise<void> | 'loaded'>()
const navigationTimeoutMs = 3000

function startNavigation(client: QueryClient, path: string) {
  const loading = isLoaded(client, path)
    ? 'loaded'
    : Promise.race([loadPage(client, path).catch(() => {}), wait(navigationTimeoutMs)])
  navigations.set(path, loading)
  return loading
}

function isLoaded(client: QueryClient, path: string): boolean {
  const page = client.getQueryData(contentOptions(pageQueryFor(path)).queryKey)?.result ?? null
  return (
    sectionsAreLoaded(page?.sections, languageOf(path)) &&
    queriesOfSections(page).every(
      ({queryKey}) => client.getQueryState(queryKey)?.data !== undefined,
    )
  )
}
