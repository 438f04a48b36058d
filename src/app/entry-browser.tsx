import type {QueryClient} from '@tanstack/react-query'
import {startTransition} from 'react'
import {hydrateRoot} from 'react-dom/client'
import {BrowserRouter} from 'react-router-dom'

import '#src/styles.css'
import {studioOrigin} from '#src/content/environment.ts'
import {prepareChangesBy} from '#src/content/live/before-change.ts'
import {followLiveEvents} from '#src/content/live/live-events.ts'
import {type PageState, fillFromState} from '#src/content/query/dehydrated-state.ts'
import {createQueryClient} from '#src/content/query/query-client.ts'
import {wholePageAwake} from '#src/hydration/deferred-hydration.ts'
import {readPageData} from '#src/hydration/page-data.ts'
import {drawWholePage} from '#src/hydration/render-offscreen-sections.ts'
import {wait} from '#src/ui/wait.ts'

import {App} from './app.tsx'
import {reloadOnce} from './failures/reload-once.ts'
import {errorOptions, reportErrors} from './failures/report-error.ts'
import {wakeForNextRates} from './hydrate-at-rate-change.ts'
import {prepareAccount} from './layout/account.tsx'
import {preloadWakingParts, prepareChange} from './navigation/load-page.ts'
import {contentPathOf} from './navigation/paths.ts'
import {prefetchOnIntent} from './navigation/prefetch-on-intent.ts'
import {neverWaitFor} from './navigation/use-whole-page.ts'

/** ms that a page whose script is there waits for its state. */
const longestWait = 4000

const client = createQueryClient()
const root = document.getElementById('root')

reportErrors()

// In a task of its own, so that the browser can answer the visitor before it. No part of the module waits for
// it: chunks import from this one, and would wait for it in turn.
if (root) setTimeout(() => void start(root))

async function start(page: HTMLElement) {
  await restoreState(client)
  const path = contentPathOf(location.pathname)
  if (path) neverWaitFor(path)
  const isWhole = Promise.all([prepareAccount(), preloadWakingParts(client, location.pathname)])
  // Without a part's script the page becomes alive around it.
  await isWhole.catch(() => reloadOnce(readPageData()?.bundle ?? ''))
  // As a transition React gives way to the visitor between its steps; otherwise it is one long task.
  startTransition(() => {
    hydrateRoot(
      page,
      <BrowserRouter>
        <App client={client} />
      </BrowserRouter>,
      errorOptions,
    )
  })
  drawWholePage()
  prefetchOnIntent(client)
  wakeForNextRates(client)
  prepareChangesBy(prepareChange)
  requestAnimationFrame(() => followLiveEvents(client))
  // The Studio calls the page that it frames or opened; nobody else's call loads the preview.
  addEventListener('message', async function answer({origin}) {
    if (origin !== studioOrigin) return
    removeEventListener('message', answer)
    const [{startPreview}] = await Promise.all([
      import('#src/preview/start-preview.ts'),
      wholePageAwake(),
    ])
    startPreview(client)
  })
}

/** Where the page's state does not come in time, or is damaged, the app reads all it needs. */
async function restoreState(cache: QueryClient) {
  const answer = self.__boot?.state?.then((response) => response.json())
  try {
    const state: PageState | undefined = await Promise.race([answer, wait(longestWait)])
    if (state) fillFromState(cache, state)
  } catch {}
}
