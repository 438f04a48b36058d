import {http, HttpResponse} from 'msw'
import {MemoryRouter} from 'react-router-dom'
import {beforeEach, expect, test} from 'vitest'
import {render} from 'vitest-browser-react'
import {page} from 'vitest/browser'

import {
  endpoint,
  inAnHour,
  newService,
  refusal,
  service,
  sessionOf,
  store,
  stored,
  userOf,
} from '../../../tests/support/components/auth-service.ts'
import {network} from '../../../tests/support/components/mock-network.ts'
import {AuthProvider} from '../session/auth-provider.tsx'
import {setRecoveryFlag} from '../session/recovery-flag.ts'
import {SessionManager} from '../session/session-manager.ts'
import {AuthPage} from './auth-page.tsx'

beforeEach(() => {
  newService()
  store('elena', inAnHour())
  setRecoveryFlag('id of elena')
})

test('a new password for a session that has ended elsewhere leads to the sign-in form', async () => {
  const ended = () => refusal(403, 'session_not_found')
  network.use(http.put(endpoint('user'), ended), http.get(endpoint('user'), ended))
  await choosePassword()
  await expect.element(page.getByRole('heading', {name: 'Welcome'})).toBeVisible()
  expect(stored()).toBe('')
})

test('a new password a day after the button of its link leads to the sign-in form, which says how to get a new link [LINKS-1]', async () => {
  let logouts = 0
  network.use(
    http.put(endpoint('user'), () => refusal(400, 'reauthentication_needed')),
    http.get(endpoint('user'), () => HttpResponse.json(userOf('elena'))),
    http.post(endpoint('logout'), () => {
      logouts++
      return new HttpResponse(null, {status: 204})
    }),
  )
  await choosePassword()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'This link has expired or was already used. Press “Forgot password?” below to get a new link.',
    )
  await expect.element(page.getByRole('button', {name: 'Forgot password?'})).toBeVisible()
  expect(stored()).toBe('')
  await expect.poll(() => logouts).toBe(1)
})

test('with a slow clock, a new password is saved by a refreshed token [AUTH-12]', async () => {
  const calls: string[] = []
  network.use(
    http.put(endpoint('user'), () => {
      calls.push('save')
      return calls.includes('refresh')
        ? HttpResponse.json(userOf('elena'))
        : refusal(403, 'bad_jwt')
    }),
    http.post(endpoint('token'), () => {
      calls.push('refresh')
      return HttpResponse.json(sessionOf('elena', inAnHour()))
    }),
  )
  await choosePassword()
  await expect.poll(() => calls).toEqual(['save', 'refresh', 'save'])
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

/** Chooses a password in the form that a recovery link has led to. */
async function choosePassword() {
  await render(
    <MemoryRouter>
      <AuthProvider session={new SessionManager(service(), null)}>
        <AuthPage customerSignInUrl={null} />
      </AuthProvider>
    </MemoryRouter>,
  )
  await page.getByLabelText('New Password', {exact: true}).fill('my new password')
  await page.getByLabelText('Confirm Password', {exact: true}).fill('my new password')
  await page.getByRole('button', {name: 'Save the password'}).click()
}
