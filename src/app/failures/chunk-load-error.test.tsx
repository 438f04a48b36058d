import {HttpResponse, http} from 'msw'
import {type ReactNode, Suspense} from 'react'
import {beforeEach, expect, test} from 'vitest'
import {page} from 'vitest/browser'

import {languageOf} from '#domain/language.ts'
import {lazyWithPreload} from '#src/hydration/lazy-with-preload.tsx'
import {loadWords, useWords} from '#src/language/words.ts'

import {network} from '../../../tests/support/components/mock-network.ts'
import {renderWithContent} from '../../../tests/support/components/render-with-content.tsx'
import {PageErrorBoundary} from './page-error-boundary.tsx'

let isOffline = true

beforeEach(() => {
  isOffline = true
  network.use(http.head('*', () => HttpResponse.error()))
})

test('a part whose script did not load is there once the visitor tries again', async () => {
  const Part = createPart()
  await recover(<Part />)
  await expect.element(page.getByText('The part')).toBeVisible()
})

test('where a gateway answers for the site, the page is not reloaded into its error', async () => {
  network.use(http.head('*', () => new HttpResponse(null, {status: 502})))
  const Part = createPart()
  await recover(<Part />)
  await expect.element(page.getByText('The part')).toBeVisible()
})

test('a part whose words did not load has them once the visitor tries again', async () => {
  network.use(
    http.get('*/src/language/es/seo.ts', () => (isOffline ? HttpResponse.error() : undefined)),
  )
  const Part = () => <p>{useWords('seo').otherLanguages}</p>
  await recover(<Part />, '/es')
  await expect.element(page.getByText('Otros idiomas')).toBeVisible()
})

test('the focus stays on the page while it is tried again, and the title that then comes is announced', async () => {
  const Part = createPart()
  await recover(<Part />)
  await expect.element(page.getByText('The part')).toBeVisible()
  await expect.element(page.getByRole('main')).toHaveFocus()
  await expect.element(page.getByRole('status')).toHaveTextContent('Title of the part')
})

function createPart() {
  return lazyWithPreload(async () => {
    if (isOffline) throw new TypeError('Failed to fetch')
    return () => (
      <>
        <title>Title of the part</title>
        <p>The part</p>
      </>
    )
  })
}

/** It fails twice before it succeeds, because each failure has to be forgotten. */
async function recover(part: ReactNode, path = '/') {
  await renderWithContent(
    <main id="main" tabIndex={-1}>
      <Suspense fallback="Loading">
        <PageErrorBoundary>{part}</PageErrorBoundary>
      </Suspense>
    </main>,
    {path},
  )
  const {failure} = await loadWords('site', languageOf(path))
  const retry = page.getByRole('button', {name: failure.notLoaded.retry})
  await retry.click()
  await expect.element(retry).toBeVisible()
  await expect.element(page.getByRole('alert')).toHaveTextContent(failure.notLoaded.lead)
  isOffline = false
  await retry.click()
}
