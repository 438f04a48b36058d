import type {ReactNode} from 'react'
import {prerender} from 'react-dom/static'
import {StaticRouter} from 'react-router-dom'

import {type DehydratedState, dehydrateCache} from '#src/content/query/dehydrated-state.ts'
import {createQueryClient} from '#src/content/query/query-client.ts'
import {type SiteSnapshot, fillCache} from '#src/content/query/site-snapshot.ts'
import {scriptJson} from '#src/hydration/script-json.ts'

import {App} from './app.tsx'
import {loadPage} from './navigation/load-page.ts'
import {structuredData} from './seo/structured-data.ts'

export {pageAt, pagesIn, languagesIn, readSiteSnapshot} from '#src/content/query/site-snapshot.ts'
export {languageOf, mainLanguage} from '#domain/language.ts'
export {codePathsIn, notFoundPath} from '#domain/routes.ts'
export {redirectsOf} from './seo/redirects.ts'
export {siteFiles} from './seo/site-files.ts'

export type RenderedPage = {
  /** Tags for the document's head. */
  head: string
  /** Markup of the app's root. */
  app: string
  state: DehydratedState
}

/**
 * Renders the page of a path; an unknown path renders the not-found page. A part that cannot be rendered is
 * left out and reported to `onError`.
 */
export async function renderPage(
  path: string,
  snapshot: SiteSnapshot,
  onError: (error: unknown) => void = (error) => reportRenderError(path, error),
): Promise<RenderedPage> {
  const client = createQueryClient()
  fillCache(client, path, snapshot)
  await loadPage(client, path)
  const site = (
    <StaticRouter location={path}>
      <App client={client} />
    </StaticRouter>
  )
  const {head, app} = splitHead(await markupOf(site, onError))
  const facts = await structuredData(path, snapshot)
  const graph = facts && `<script type="application/ld+json">${scriptJson(facts)}</script>`
  return {
    head: [head, graph].filter(Boolean).join('\n    '),
    app,
    state: dehydrateCache(client),
  }
}

async function markupOf(site: ReactNode, onError: (error: unknown) => void) {
  const {prelude} = await prerender(site, {
    onError,
    // Otherwise React sends large sections at the end with inline scripts that move them into place.
    progressiveChunkSize: Infinity,
  })
  return new Response(prelude).text()
}

/** React writes head tags where it renders them; a document wants them in its head. */
function splitHead(html: string) {
  const tags: string[] = []
  const app = html.replace(
    /<title>.*?<\/title>|<meta [^>]*>|<link (?:[^>]* )?rel="(?:alternate|canonical|preload)"[^>]*>/g,
    (tag) => {
      tags.push(tag)
      return ''
    },
  )
  return {head: tags.join('\n    '), app}
}

function reportRenderError(path: string, error: unknown) {
  const reason = error instanceof Error ? error.message : String(error)
  process.emitWarning(`A part of ${path} could not be rendered and is left out: ${reason}`)
}
