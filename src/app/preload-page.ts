import type {QueryClient} from '@tanstack/react-query'

import {contentOptions, pageContent} from '#src/content/content-query.ts'
import {contentOfSections, loadPage} from '#src/content/page-content.ts'
import type {Content} from '#src/content/read-content.ts'
import type {PageQueryResult} from '#src/content/sanity.types.ts'
import {preloadSections} from '#src/sections/sections.tsx'

import {preloadCodePage} from './code-pages.tsx'
import {type ContentPath, contentPathOf} from './paths.ts'

/** Loads the chunks that a path shows, so that it renders without a fallback. */
export async function preloadPage(client: QueryClient, pathname: string): Promise<void> {
  const path = contentPathOf(pathname)
  if (!path) return preloadCodePage(pathname)
  const page = client.getQueryData<Content<PageQueryResult>>(pageContent(path).queryKey)
  await preloadSections(page?.result?.sections)
}

/** Reads all that a page shows and loads the chunks of its sections. */
export async function loadWholePage(client: QueryClient, path: ContentPath): Promise<void> {
  const page = await loadPage(client, path)
  await preloadSections(page?.sections)
}

/** Loads what sections need that a changed page shows for the first time, so that they appear whole. */
export async function prepareChange(client: QueryClient, result: unknown): Promise<void> {
  if (!isPage(result)) return
  const contents = contentOfSections(result).map((query) =>
    client.fetchQuery(contentOptions(query)),
  )
  await Promise.all([preloadSections(result?.sections), ...contents])
}

function isPage(result: unknown): result is PageQueryResult {
  return typeof result === 'object' && result !== null && 'sections' in result
}
