import {MemoryRouter} from 'react-router-dom'
import {beforeEach, expect, test} from 'vitest'
import {render} from 'vitest-browser-react'
import {page} from 'vitest/browser'

import {AuthProvider} from '../session/auth-provider.tsx'
import {AuthSession} from '../session/auth-session.ts'
import {AuthPage} from './auth-page.tsx'

const service = {url: 'http://auth-page.test', key: 'public-key'}

beforeEach(() => localStorage.clear())

test('the card says Welcome and has two tabs, Sign In first, each with its fields [AUTH-1]', async () => {
  await renderAuthPage()
  await expect.element(page.getByRole('heading', {name: 'Welcome', level: 1})).toBeVisible()
  const tabs = page.getByRole('tab')
  expect(tabs.elements().map(({textContent}) => textContent)).toEqual(['Sign In', 'Sign Up'])
  await expect.element(tabs.first()).toHaveAttribute('aria-selected', 'true')
  expect(fieldsShown()).toEqual(['Email', 'Password'])
  await tabs.last().click()
  expect(fieldsShown()).toEqual(['Full Name (optional)', 'Email', 'Password', 'Confirm Password'])
})

test('the email goes along to "Forgot password?" and back [AUTH-1]', async () => {
  await renderAuthPage()
  const email = page.getByLabelText('Email', {exact: true})
  await email.fill('elena@example.com')
  await page.getByRole('button', {name: 'Forgot password?'}).click()
  await expect.element(page.getByRole('button', {name: 'Send the link'})).toBeVisible()
  await expect.element(email).toHaveValue('elena@example.com')
  await email.fill('elena.ruiz@example.com')
  await page.getByRole('button', {name: 'Back to sign in'}).click()
  await expect.element(page.getByRole('tab', {name: 'Sign In'})).toBeVisible()
  await expect.element(email).toHaveValue('elena.ruiz@example.com')
})

async function renderAuthPage() {
  await render(
    <MemoryRouter initialEntries={['/auth']}>
      <AuthProvider session={new AuthSession(service, null)}>
        <AuthPage customerSignInUrl={null} />
      </AuthProvider>
    </MemoryRouter>,
  )
}

/** The labels of the fields in the tab that is open. */
function fieldsShown(): (string | null | undefined)[] {
  const fields = document.querySelectorAll<HTMLInputElement>('[role=tabpanel]:not([hidden]) input')
  return [...fields]
    .filter((field) => field.checkVisibility())
    .map(({labels}) => labels?.[0]?.textContent)
}
