import {QueryClientProvider} from '@tanstack/react-query'
import {http, HttpResponse} from 'msw'
import {use} from 'react'
import {BrowserRouter, useLocation, useNavigate} from 'react-router-dom'
import {expect, onTestFinished, test} from 'vitest'
import {render} from 'vitest-browser-react'
import {page} from 'vitest/browser'

import {queryUrl} from '#src/content/query/content-lake-url.ts'
import {createQueryClient} from '#src/content/query/query-client.ts'

import {network} from '../../../tests/support/components/mock-network.ts'
import {renderWithContent} from '../../../tests/support/components/render-with-content.tsx'
import {RouterLinks} from './router-links.ts'

test('a click that still waits for another language is overtaken by the next one', async () => {
  const words = Promise.withResolvers<void>()
  network.use(
    http.get(queryUrl, async () => {
      await words.promise
      return HttpResponse.json({result: {}, syncTags: []})
    }),
  )
  await renderWithContent(<Links />)
  const spanish = page.getByRole('link', {name: 'Español'})
  await spanish.click()
  await page.getByRole('link', {name: 'Contact'}).click()
  await expect.element(page.getByText('You are at /contact')).toBeVisible()
  await spanish.click()
  words.resolve()
  await expect.element(page.getByText('You are at /es')).toBeVisible()
  await page.getByRole('button', {name: 'Back'}).click()
  await expect.element(page.getByText('You are at /contact')).toBeVisible()
})

test('a second click on a link to a page that is still on its way adds no entry to the history [ROUTES-7]', async () => {
  const slowPage = Promise.withResolvers<void>()
  const {href} = location
  onTestFinished(() => history.replaceState(null, '', href))
  history.replaceState(null, '', '/fleet')
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <BrowserRouter>
        <RouterLinks />
        <LinksOnceThere contactPage={slowPage.promise} />
      </BrowserRouter>
    </QueryClientProvider>,
  )
  const contact = page.getByRole('link', {name: 'Contact'})
  await contact.click()
  await expect.poll(() => location.pathname).toBe('/contact')
  await expect.element(page.getByText('You are at /fleet')).toBeVisible()
  await contact.click()
  slowPage.resolve()
  await expect.element(page.getByText('You are at /contact')).toBeVisible()
  await page.getByRole('button', {name: 'Back'}).click()
  await expect.element(page.getByText('You are at /fleet')).toBeVisible()
})

function LinksOnceThere({contactPage}: {contactPage: Promise<void>}) {
  if (useLocation().pathname === '/contact') use(contactPage)
  return <Links />
}

function Links() {
  const {pathname} = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <p>You are at {pathname}</p>
      <a href="/es">Español</a>
      <a href="/contact">Contact</a>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  )
}
