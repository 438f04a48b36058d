import {MemoryRouter} from 'react-router-dom'
import {expect, onTestFinished, test} from 'vitest'
import {render} from 'vitest-browser-react'
import {page} from 'vitest/browser'

import {AuthProvider} from '#src/auth/session/auth-provider.tsx'
import {AuthSession} from '#src/auth/session/auth-session.ts'

import {DashboardPage} from './dashboard-page.tsx'

const service = {url: 'http://dashboard.test', key: 'public-key'}

test('a business user sees who is signed in, four quick actions in words and a security notice [DASHBOARD-1]', async () => {
  const session = new AuthSession(service, null)
  localStorage.setItem(session.stored.key, JSON.stringify(signedIn))
  onTestFinished(() => localStorage.clear())
  await render(
    <MemoryRouter>
      <AuthProvider session={session}>
        <DashboardPage />
      </AuthProvider>
    </MemoryRouter>,
  )
  await expect.element(page.getByRole('heading', {name: 'Dashboard', level: 1})).toBeVisible()
  await expect.element(page.getByText('Signed in as elena.marsh@example.com')).toBeVisible()
  const actions = page.getByRole('listitem')
  expect(actions.elements().map(({textContent}) => textContent)).toEqual([
    'View bookings',
    'Manage fleet',
    'Update pricing',
    'Company settings',
  ])
  expect(actions.getByRole('link').or(actions.getByRole('button')).elements()).toEqual([])
  const notice = page.getByRole('region', {name: 'Security notice'})
  await expect.element(notice.getByText(/We never ask for your password/)).toBeVisible()
})

const signedIn = {
  access_token: `e30.${btoa(JSON.stringify({sub: 'elena', aal: 'aal1'}))}.c2ln`,
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  user: {id: 'elena', email: 'elena.marsh@example.com', user_metadata: {}, aud: 'authenticated'},
}
