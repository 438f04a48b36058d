import {type QueryClient, QueryObserver} from '@tanstack/react-query'

import {itemsOf} from '#src/content/facts/items-of.ts'
import type {Content} from '#src/content/query/fetch-query.ts'
import {queriesOfSections, loadPage} from '#src/content/query/page-queries.ts'
import {pageQueryFor} from '#src/content/query/queries.ts'
import {contentOptions} from '#src/content/query/use-content.ts'
import type {PageQueryResult} from '#src/content/sanity.types.ts'
import {hydrateInParts} from '#src/hydration/deferred-hydration.ts'
import {preloadSections, sleepingSections} from '#src/sections/sections.tsx'

import {mayHaveAccount} from '../layout/account.tsx'
import {SiteFooter, SiteMenu} from '../layout/deferred-layout.tsx'
import {preloadCodePage, preloadLayout} from '../pages/code-pages.tsx'
import {type ContentPath, contentPathOf} from './paths.ts'

/** Loads the chunks that a path shows, so that it renders without a fallback. */
export async function preloadPage(client: QueryClient, pathname: string): Promise<void> {
  const page = knownPage(client, pathname)
  await Promise.all([
    SiteFooter.preload(),
    SiteMenu.preload(),
    preloadCodePage(pathname),
    preloadLayout(page),
    preloadSections(page?.sections),
  ])
}

/**
 * Loads what must answer to the visitor's first touch on a prerendered page. All else sleeps: it is complete
 * as it stands, and its script would be most of what the page fetches.
 */
export async function preloadWakingParts(client: QueryClient, pathname: string): Promise<void> {
  const page = knownPage(client, pathname)
  const sections = itemsOf(page?.sections)
  // A page that leads on by itself cannot wait for the visitor to wake it.
  if (mayHaveAccount(pathname)) {
    const others = [...sections, SiteFooter, SiteMenu]
    void hydrateInParts({sleeping: [], others, load: async () => {}})
    return preloadPage(client, pathname)
  }
  const asleep = sleepingSections(sections)
  const others = sections.filter((section) => !asleep.includes(section))
  // Where a button cannot open the menu by itself, the first touch must.
  const parts =
    'commandForElement' in HTMLButtonElement.prototype ? [SiteFooter, SiteMenu] : [SiteFooter]
  const hydrated = hydrateInParts({
    sleeping: [...asleep, ...parts],
    others: [...others, SiteMenu],
    load: () => loadAlive([...parts.map(({preload}) => preload()), preloadSections(asleep)]),
  })
  // Live events ask again for what is observed, and a section that sleeps cannot do so itself.
  for (const query of page ? queriesOfSections(page) : []) {
    const observer = new QueryObserver(client, contentOptions<unknown>(query))
    void hydrated.then(observer.subscribe(() => {}))
  }
  await loadAlive([
    !parts.includes(SiteMenu) && SiteMenu.preload(),
    preloadCodePage(pathname),
    preloadLayout(page),
    preloadSections(others),
  ])
}

/** Where a script does not come, the forms that it would have answered say so. */
async function loadAlive(scripts: unknown[]): Promise<void> {
  try {
    await Promise.all(scripts)
  } catch (error) {
    void import('#src/hydration/form-fallback.tsx').then(
      ({answerForms}) => answerForms(),
      () => {},
    )
    throw error
  }
}

function knownPage(client: QueryClient, pathname: string): PageQueryResult | undefined {
  const path = contentPathOf(pathname)
  if (!path) return undefined
  return client.getQueryData<Content<PageQueryResult>>(pageQueryFor(path).queryKey)?.result
}

/** Reads all that a page shows and loads the chunks of its sections. */
export async function loadWholePage(client: QueryClient, path: ContentPath): Promise<void> {
  const page = await loadPage(client, path)
  await Promise.all([preloadLayout(page), preloadSections(page?.sections)])
}

/** Loads what sections need that a changed page shows for the first time, so that they appear whole. */
export async function prepareChange(client: QueryClient, result: unknown): Promise<void> {
  if (!isPage(result)) return
  const contents = queriesOfSections(result).map((query) =>
    client.fetchQuery(contentOptions(query)),
  )
  await Promise.all([preloadSections(result?.sections), ...contents])
}

function isPage(result: unknown): result is PageQueryResult {
  return typeof result === 'object' && result !== null && 'sections' in result
}
