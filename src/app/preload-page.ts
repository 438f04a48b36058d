import type {QueryClient} from '@tanstack/react-query'

import {pageContent} from '#src/content/content-query.ts'
import {loadPage} from '#src/content/page-content.ts'
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
