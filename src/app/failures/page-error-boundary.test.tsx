import {MemoryRouter, useLocation, useNavigate} from 'react-router-dom'
import {expect, test} from 'vitest'
import {render} from 'vitest-browser-react'
import {page} from 'vitest/browser'

import {PageErrorBoundary} from './page-error-boundary.tsx'

test('a page that was opened with a slash at its end keeps what was typed when a link leads to it without', async () => {
  await render(
    <MemoryRouter initialEntries={['/contact/']}>
      <LinkToContact />
      <PageErrorBoundary>
        <input aria-label="Message" />
      </PageErrorBoundary>
    </MemoryRouter>,
  )
  const message = page.getByRole('textbox', {name: 'Message'})
  await message.fill('Two cars')
  await page.getByRole('button', {name: 'Contact'}).click()
  await expect.element(page.getByText('You are at /contact', {exact: true})).toBeVisible()
  await expect.element(message).toHaveValue('Two cars')
})

function LinkToContact() {
  const navigate = useNavigate()
  const {pathname} = useLocation()
  return (
    <>
      <p>You are at {pathname}</p>
      <button type="button" onClick={() => void navigate('/contact')}>
        Contact
      </button>
    </>
  )
}
