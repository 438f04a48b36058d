import {type QueryClient, useQueryClient} from '@tanstack/react-query'
import {use} from 'react'

import {queriesOfSections} from '#src/content/query/page-queries.ts'
import type {PageQueryResult} from '#src/content/sanity.types.ts'
import {sectionsAreLoaded} from '#src/sections/sections.tsx'
import {wait} from '#src/ui/wait.ts'

import {loadWholePage} from './load-page.ts'
import type {ContentPath} from './paths.ts'

/**
 * Holds a navigation back until script and content of all sections of the new page are there: sections that
 * arrive one by one would push each other down, and a link to one of them would miss it. What fails or
 * takes longer than 3 s is left to its own section. A page that was shown before never waits again.
 */
export function useWholePage(path: ContentPath, page: PageQueryResult): void {
  const client = useQueryClient()
  const held = waits.get(path) ?? startWait(client, path, page)
  if (held !== 'none') use(held)
}

/** The page of the first load stands there already, though parts of it sleep. */
export function neverWaitFor(path: ContentPath): void {
  waits.set(path, 'none')
}

const waits = new Map<ContentPath, Promise<void> | 'none'>()

function startWait(client: QueryClient, path: ContentPath, page: PageQueryResult) {
  const held = isWhole(client, page)
    ? 'none'
    : Promise.race([loadWholePage(client, path).catch(() => {}), wait(3000)])
  waits.set(path, held)
  return held
}

function isWhole(client: QueryClient, page: PageQueryResult): boolean {
  return (
    sectionsAreLoaded(page?.sections) &&
    queriesOfSections(page).every(
      ({queryKey}) => client.getQueryState(queryKey)?.data !== undefined,
    )
  )
}
