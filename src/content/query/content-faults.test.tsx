import {QueryClientProvider} from '@tanstack/react-query'
import {HttpResponse, delay, http} from 'msw'
import {Suspense} from 'react'
import {MemoryRouter} from 'react-router-dom'
import {expect, test} from 'vitest'
import {render} from 'vitest-browser-react'
import {page} from 'vitest/browser'

import {PageErrorBoundary} from '#src/app/failures/page-error-boundary.tsx'

import {network} from '../../../tests/support/components/mock-network.ts'
import {useSite} from '../facts/use-site.ts'
import type {SiteQueryResult} from '../sanity.types.ts'
import {queryUrl} from './content-lake-url.ts'
import {createQueryClient} from './query-client.ts'

const answer = {
  result: {
    settings: null,
    menus: null,
    bookingRules: null,
    fullRefundHours: null,
    announcement: null,
    services: [],
    legal: [],
    scheduledPages: [],
    coverageAreas: [{_id: 'coverage-broward', county: 'Broward'}],
    languages: null,
    order: null,
  } satisfies SiteQueryResult,
  syncTags: ['s1:abc'],
}

const faults: [string, () => Response | Promise<Response>][] = [
  ['answers 500', () => new HttpResponse(null, {status: 500})],
  ['answers 429', () => new HttpResponse(null, {status: 429})],
  ['answers with a page of HTML', () => HttpResponse.html('<h1>Sign in to the hotel Wi-Fi</h1>')],
  ['sends half a body', () => new HttpResponse('{"result": {"settings"', {status: 200})],
  ['sends JSON without a result', () => HttpResponse.json({message: 'hello'})],
  ['is offline', () => HttpResponse.error()],
]

for (const [fault, response] of faults) {
  test(`when the content lake ${fault}, the visitor can try again and reads the page`, async () => {
    let broken = true
    network.use(http.get(queryUrl, () => (broken ? response() : HttpResponse.json(answer))))
    await openPage()

    await expect.element(page.getByText('This page did not load')).toBeVisible()
    // Not before the click: the page also tries by itself.
    addEventListener('click', () => (broken = false), {capture: true, once: true})
    await page.getByRole('button', {name: 'Try again'}).click()
    await expect.element(page.getByText('Broward')).toBeVisible()
  })
}

test('while the content lake is slow, the page says that it is loading and then appears', async () => {
  network.use(
    http.get(queryUrl, async () => {
      await delay(300)
      return HttpResponse.json(answer)
    }),
  )
  await openPage()
  await expect.element(page.getByText('Loading')).toBeVisible()
  await expect.element(page.getByText('Broward')).toBeVisible()
})

function openPage() {
  const client = createQueryClient()
  client.setDefaultOptions({queries: {...client.getDefaultOptions().queries, retry: false}})
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <PageErrorBoundary>
          <Suspense fallback="Loading">
            <Counties />
          </Suspense>
        </PageErrorBoundary>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

function Counties() {
  return useSite(({counties}) => counties.join(', '))
}
