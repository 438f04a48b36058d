import {http} from 'msw'
import {MemoryRouter} from 'react-router-dom'
import {beforeEach, expect, test, vi} from 'vitest'
import {render} from 'vitest-browser-react'
import {page, userEvent} from 'vitest/browser'

import {refusal} from '../../../tests/support/components/auth-service.ts'
import {network} from '../../../tests/support/components/mock-network.ts'
import {AuthProvider} from '../session/auth-provider.tsx'
import {SessionManager} from '../session/session-manager.ts'
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

test('Home and End choose a tab and do not scroll the page [AUTH-1]', async () => {
  await renderAuthPage()
  const prevented: boolean[] = []
  const note = (event: KeyboardEvent) => prevented.push(event.defaultPrevented)
  addEventListener('keydown', note)
  await page.getByRole('tab', {name: 'Sign In'}).click()
  await userEvent.keyboard('{End}')
  await expect.element(page.getByRole('tab', {name: 'Sign Up'})).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(page.getByRole('tab', {name: 'Sign In'})).toHaveFocus()
  removeEventListener('keydown', note)
  expect(prevented).toEqual([true, true])
})

test('a sign-up checks the passwords before any call, after the email, and first that they match [AUTH-2]', async () => {
  const called = answerAllCalls()
  await renderAuthPage()
  await page.getByRole('tab', {name: 'Sign Up'}).click()
  await field('Email').fill('elena')
  await expect.element(field('Password')).toHaveAccessibleDescription('At least 6 characters.')
  await field('Password').fill('abc')
  await field('Confirm Password').fill('abd')
  const button = page.getByRole('button', {name: 'Sign Up', exact: true})
  await button.click()
  await expect.element(field('Email')).toHaveFocus()
  await expect.element(page.getByText('Passwords do not match')).not.toBeInTheDocument()
  await field('Email').fill('elena@example.com')
  await button.click()
  await expect.element(field('Confirm Password')).toHaveFocus()
  await expect
    .element(field('Confirm Password'))
    .toHaveAccessibleDescription('Passwords do not match')
  for (const name of ['Password', 'Confirm Password']) await field(name).fill('abcde')
  await button.click()
  await expect.element(field('Password')).toHaveFocus()
  await expect
    .element(field('Password'))
    .toHaveAccessibleDescription(
      'Password must be at least 6 characters long At least 6 characters.',
    )
  expect(called).not.toHaveBeenCalled()
  for (const name of ['Password', 'Confirm Password']) await field(name).fill('abcdef')
  await button.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(called).toHaveBeenCalledOnce()
})

test('empty and malformed fields are marked before any call, and the first one gets the focus [AUTH-2]', async () => {
  const called = answerAllCalls()
  await renderAuthPage()
  const button = page.getByRole('button', {name: 'Sign In', exact: true})
  await button.click()
  await expect.element(field('Email')).toHaveFocus()
  await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText('Enter your email address.')).toBeVisible()
  await expect.element(page.getByText('Enter your password.')).toBeVisible()
  await field('Email').fill('elena')
  await field('Password').fill('my password')
  await button.click()
  await expect
    .element(page.getByText('Enter an email address such as name@example.com.'))
    .toBeVisible()
  expect(called).not.toHaveBeenCalled()
  await field('Email').fill('elena@example.com')
  await button.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(called).toHaveBeenCalledOnce()
})

/** The service refuses every call. */
function answerAllCalls() {
  const called = vi.fn<() => void>()
  network.use(
    http.all(`${service.url}/*`, () => {
      called()
      return refusal(500, 'unexpected_failure')
    }),
  )
  return called
}

async function renderAuthPage() {
  await render(
    <MemoryRouter initialEntries={['/auth']}>
      <AuthProvider session={new SessionManager(service, null)}>
        <AuthPage customerSignInUrl={null} />
      </AuthProvider>
    </MemoryRouter>,
  )
}

function field(name: string) {
  return page.getByRole('tabpanel').getByLabelText(name, {exact: true})
}

/** The labels of the fields in the tab that is open. */
function fieldsShown(): (string | null | undefined)[] {
  const fields = document.querySelectorAll<HTMLInputElement>('[role=tabpanel]:not([hidden]) input')
  return [...fields]
    .filter((field) => field.checkVisibility())
    .map(({labels}) => labels?.[0]?.textContent)
}
