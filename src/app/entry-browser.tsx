import {startTransition} from 'react'
import {createRoot, hydrateRoot} from 'react-dom/client'
import {BrowserRouter} from 'react-router-dom'

import '#src/styles.css'
import {languageOf} from '#domain/language.ts'
import {contentPathOf} from '#domain/routes.ts'
import {studioOrigin} from '#src/content/environment.ts'
import {trackDirtyFields} from '#src/content/live/dirty-fields.ts'
import {followLiveEvents} from '#src/content/live/live-events.ts'
import {type DehydratedState, hydrateCache} from '#src/content/query/dehydrated-state.ts'
import type {QueryResponse} from '#src/content/query/fetch-query.ts'
import {pageQueryFor} from '#src/content/query/queries.ts'
import {createQueryClient} from '#src/content/query/query-client.ts'
import type {PageQueryResult} from '#src/content/sanity.types.ts'
import {readPageData} from '#src/hydration/page-data.ts'
import {renderOffscreenSections} from '#src/hydration/render-offscreen-sections.ts'
import {
  announcementBoundary,
  expectHydration,
  pageBoundary,
  whenHydrated,
} from '#src/hydration/when-hydrated.tsx'
import {wordsAreLoaded} from '#src/language/words.ts'
import {sectionKeysAt} from '#src/sections/use-sections.ts'
import {wait} from '#src/ui/wait.ts'

import {App} from './app.tsx'
import {reloadOnce, reloadedState} from './failures/reload-once.ts'
import {errorOptions, reportErrors} from './failures/report-error.ts'
import {tolerateBrowserTranslation} from './failures/tolerate-browser-translation.ts'
import {prepareAccount} from './layout/account.tsx'
import {loadPage, prepareChange} from './navigation/load-page.ts'
import {cameAsNotFound, noteNotFoundDocument} from './navigation/not-found-document.ts'
import {prefetchOnIntent} from './navigation/prefetch-on-intent.ts'
import {noteFields, restoreFields} from './navigation/restore-fields.ts'
import {markAsLoaded} from './navigation/use-loaded-page.ts'

const stateTimeoutMs = 4000
const startAgainMs = 10_000

const client = createQueryClient()
const documentPath = location.pathname
const root = document.getElementById('root')
/** Whether forms may have been answered without their script. */
let hasFallback = false

reportErrors()
tolerateBrowserTranslation()
trackDirtyFields()

// In a task of its own, so that the browser can answer the visitor before it. No part of the module waits for
// it: chunks import from this one, and would wait for it in turn.
if (root) setTimeout(() => void start(root))

async function start(page: HTMLElement) {
  const state = await restoreState()
  if (state === 'missing') {
    // A deployment has removed it, or the site is away.
    const outcome = await reloadOnce(readPageData()?.state ?? '', '', reloadedState)
    if (outcome !== 'outdated') return startAgainIfAway(page, outcome)
  }
  // Some hosts answer with the not-found page of the first language wherever they know no file.
  const isInLanguageOfPath = readPageData()?.language === languageOf(location.pathname)
  const path = contentPathOf(location.pathname)
  noteNotFoundDocument(path)
  if (path) markAsLoaded(path)
  // Hydrates as the not-found page. The first update finds out whether the page has been published since the build.
  if (path && cameAsNotFound(path) && isInLanguageOfPath) {
    client.setQueryData(pageQueryFor(path).queryKey, {result: null, syncTags: []})
  }
  const canHydrate = state === 'restored' && isInLanguageOfPath
  // A page that lacks a script becomes interactive around it.
  const failure = await Promise.all([prepareAccount(), loadPage(client, location.pathname)]).then(
    () => null,
    async () => {
      await loadFormFallback(canHydrate)
      // Without its state the page has been reloaded already.
      return state === 'missing' ? 'outdated' : reloadOnce(readPageData()?.bundle ?? '')
    },
  )
  // Without what header and footer show, the app would replace a page that can be read with an empty one.
  if (failure && !canHydrate) return startAgainIfAway(page, failure)
  if (failure === 'unreachable') loadMissingLater()
  // The boot script is reloading the page: the visitor has gone Back, and this HTML is another page's.
  if (self.__boot?.loadedPath !== location.pathname) return
  expectHydration(hydrationBoundaryIds(location.pathname))
  const site = (
    <BrowserRouter>
      <App client={client} />
    </BrowserRouter>
  )
  // False where the content is newer than the HTML or a form has been answered: the first render then differs.
  const isAsBuilt = state === 'restored' && !hasFallback
  // Where it differs, and where the browser has translated the page, React makes elements anew: what was typed is put back
  // into them. A field that appears after hydration is a new one.
  void whenHydrated().then(restoreFields(noteFields()))
  // As a transition React gives way to the visitor between its steps; otherwise it is one long task.
  startTransition(() => {
    if (!isInLanguageOfPath) replaceDocument(page).render(site)
    else hydrateRoot(page, site, isAsBuilt ? rootOptions : tolerantOptions)
  })
  renderOffscreenSections()
  prefetchOnIntent(client)
  void whenHydrated().then(() => followLiveEvents(client, prepareChange))
  startPreviewOnCall()
}

/** The Studio calls the page that it frames or opened; nobody else's call loads the preview. */
function startPreviewOnCall() {
  addEventListener('message', async function answer({origin}) {
    if (origin !== studioOrigin) return
    removeEventListener('message', answer)
    const [{startPreview}] = await Promise.all([
      import('#src/preview/start-preview.ts'),
      whenHydrated(),
    ])
    startPreview(client)
  })
}

/** Starts again later where the site was away; a page that reloads, or is outdated, stays as it is. */
function startAgainIfAway(page: HTMLElement, outcome: Awaited<ReturnType<typeof reloadOnce>>) {
  if (outcome === 'unreachable') setTimeout(() => void start(page), startAgainMs)
}

/** What did not come while the site was away hydrates as soon as it is there. */
function loadMissingLater() {
  setTimeout(() => void loadPage(client, location.pathname).catch(loadMissingLater), startAgainMs)
}

/** A root for a page in another language than the document, whose tags React would keep beside its own. */
function replaceDocument(page: HTMLElement) {
  const tags = 'title, meta[name="description"], meta[name="robots"]'
  for (const tag of document.head.querySelectorAll(tags)) tag.remove()
  return createRoot(page, rootOptions)
}

const rootOptions = {
  ...errorOptions,
  onUncaughtError: (error: unknown) => {
    globalThis.reportError(error)
    // Header and footer have no error boundary: if Back leads into another language and its words cannot be loaded,
    // load the page as a document.
    if (location.pathname !== documentPath) location.reload()
  },
}

/** Where the page differs from its HTML, React renders it again and calls it an error. */
const tolerantOptions = {...rootOptions, onRecoverableError: () => {}}

/**
 * Reads what the page was made from. React hydrates the page with it: anything newer would replace what the visitor
 * sees, and has typed.
 */
async function restoreState(): Promise<'restored' | 'late' | 'missing'> {
  const url = readPageData()?.state ?? ''
  const read = async (answer?: Promise<Response>) => (await answer)?.json()
  const answer = read(self.__boot?.state).catch(() => read(fetch(url, {cache: 'reload'})))
  try {
    const state: DehydratedState | undefined = await Promise.race([answer, wait(stateTimeoutMs)])
    if (!state) return 'late'
    hydrateCache(client, state)
    return 'restored'
  } catch {
    return 'missing'
  }
}

/** Forms whose script is missing say so; those of a footer that hydrates have theirs. */
async function loadFormFallback(canHydrate: boolean) {
  hasFallback = true
  const hasWords = wordsAreLoaded('site', languageOf(location.pathname))
  const forms = document.querySelectorAll<HTMLFormElement>(
    canHydrate && hasWords ? 'main form' : 'form',
  )
  const fallback = await import('./failures/form-fallback.tsx').catch(() => null)
  fallback?.answerForms(forms)
}

/** The boundaries in app.tsx, announcement.tsx and sections.tsx. */
function hydrationBoundaryIds(pathname: string): string[] {
  const path = contentPathOf(pathname)
  const state =
    path && client.getQueryState<QueryResponse<PageQueryResult>>(pageQueryFor(path).queryKey)
  const sections = state ? sectionKeysAt(state.data?.result ?? null, state.dataUpdatedAt) : []
  return [pageBoundary, announcementBoundary, ...sections]
}
