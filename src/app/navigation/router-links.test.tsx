import {http, HttpResponse} from 'msw'
import {useLocation, useNavigate} from 'react-router-dom'
import {expect, test} from 'vitest'
import {page} from 'vitest/browser'

import {queryUrl} from '#src/content/query/content-lake-url.ts'

import {network} from '../../../tests/support/components/mock-network.ts'
import {renderWithContent} from '../../../tests/support/components/render-with-content.tsx'

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
