import {http, HttpResponse} from 'msw'
import {MemoryRouter, useLocation, useNavigate} from 'react-router-dom'
import {beforeEach, expect, test} from 'vitest'
import {render} from 'vitest-browser-react'
import {page} from 'vitest/browser'

import {
  endpoint,
  inAnHour,
  newService,
  service,
  sessionOf,
  userOf,
} from '../../../tests/support/components/auth-service.ts'
import {network} from '../../../tests/support/components/mock-network.ts'
import {AuthProvider} from '../session/auth-provider.tsx'
import {takeReturnTo} from '../session/return-to.ts'
import {SessionManager} from '../session/session-manager.ts'
import {AuthPage} from './auth-page.tsx'

const elena = () => sessionOf('elena', inAnHour())

beforeEach(() => {
  newService()
  network.use(
    http.post(endpoint('recover'), () => HttpResponse.json({})),
    http.post(endpoint('token'), () => HttpResponse.json(elena())),
    http.post(endpoint('logout'), () => new HttpResponse(null, {status: 204})),
    http.get(endpoint('user'), () => HttpResponse.json(userOf('elena'))),
  )
})

test('a visitor who asked for a recovery mail and then signed in goes home at the next sign-in [AUTH-8]', async () => {
  const session = new SessionManager(service(), null)
  await comeFromDashboard(session)
  await askForRecoveryMail()
  await page.getByRole('button', {name: 'Back to sign in'}).click()
  await signIn()
  await expect.element(page.getByText('at /dashboard?view=week')).toBeVisible()

  session.signOut()
  await page.getByRole('button', {name: 'Go to sign-in'}).click()
  await signIn()
  await expect.element(page.getByText('at /', {exact: true})).toBeVisible()
})

test('a page that waits while the mail is opened in another tab leaves the stored path to that tab [AUTH-8]', async () => {
  const session = new SessionManager(service(), null)
  await comeFromDashboard(session)
  await askForRecoveryMail()
  await (await session.client()).setSession(elena())
  await expect.element(page.getByText('at /dashboard?view=week')).toBeVisible()
  expect(takeReturnTo()).toBe('/dashboard?view=week')
})

async function askForRecoveryMail() {
  await page.getByRole('button', {name: 'Forgot password?'}).click()
  await page.getByLabelText('Email', {exact: true}).fill('elena@example.com')
  await page.getByRole('button', {name: 'Send the link'}).click()
  await expect.element(page.getByRole('status').filter({hasText: 'email'})).toBeVisible()
}

async function signIn() {
  await page.getByLabelText('Email', {exact: true}).fill('elena@example.com')
  await page.getByLabelText('Password', {exact: true}).fill('my password')
  await page.getByRole('button', {name: 'Sign In', exact: true}).click()
}

function comeFromDashboard(session: SessionManager) {
  const from = {pathname: '/dashboard', search: '?view=week'}
  return render(
    <MemoryRouter initialEntries={[{pathname: '/auth', state: {from}}]}>
      <AuthProvider session={session}>
        <PageOfPath />
      </AuthProvider>
    </MemoryRouter>,
  )
}

function PageOfPath() {
  const {pathname, search} = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <p>{`at ${pathname}${search}`}</p>
      <button type="button" onClick={() => void navigate('/auth')}>
        Go to sign-in
      </button>
      {pathname === '/auth' && <AuthPage customerSignInUrl={null} />}
    </>
  )
}
