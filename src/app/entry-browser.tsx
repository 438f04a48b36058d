import {hydrate} from '@tanstack/react-query'
import {hydrateRoot} from 'react-dom/client'
import {BrowserRouter} from 'react-router-dom'

import '#src/styles.css'
import {prepareChangesBy} from '#src/content/before-change.ts'
import {studioOrigin} from '#src/content/environment.ts'
import {followLiveEvents} from '#src/content/live-updates.ts'
import {createQueryClient} from '#src/content/query-client.ts'

import {App} from './app.tsx'
import {readPageData} from './page-data.ts'
import {prefetchOnIntent} from './prefetch-on-intent.ts'
import {preloadPage, prepareChange} from './preload-page.ts'
import {reloadOnce} from './reload-once.ts'
import {errorOptions, reportErrors} from './report-error.ts'

const client = createQueryClient()
const root = document.getElementById('root')

reportErrors()

// No part of the module waits for it: chunks import from this one, and would wait for it in turn.
if (root) void start(root)

async function start(page: HTMLElement) {
  hydrate(client, readPageData()?.state ?? {})
  // Without a part's script the page becomes alive around it.
  await preloadPage(client, location.pathname).catch(() =>
    reloadOnce(readPageData()?.bundle ?? ''),
  )
  hydrateRoot(
    page,
    <BrowserRouter>
      <App client={client} />
    </BrowserRouter>,
    errorOptions,
  )
  prefetchOnIntent(client)
  prepareChangesBy(prepareChange)
  requestAnimationFrame(() => followLiveEvents(client))
  // The Studio calls the page that it frames or opened; nobody else's call loads the preview.
  addEventListener('message', async function answer({origin}) {
    if (origin !== studioOrigin) return
    removeEventListener('message', answer)
    const {startPreview} = await import('#src/preview/start-preview.ts')
    startPreview(client)
  })
}
