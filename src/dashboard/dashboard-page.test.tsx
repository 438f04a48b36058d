import {http, HttpResponse} from 'msw'
import {MemoryRouter} from 'react-router-dom'
import {expect, onTestFinished, test} from 'vitest'
import {render} from 'vitest-browser-react'
import {page} from 'vitest/browser'

import {AuthProvider} from '#src/auth/session/auth-provider.tsx'
import {SessionManager} from '#src/auth/session/session-manager.ts'

import {refusal} from '../../tests/support/components/auth-service.ts'
import {network} from '../../tests/support/components/mock-network.ts'
import {DashboardPage} from './dashboard-page.tsx'

const service = {url: 'http://dashboard.test', key: 'public-key'}

test('a business user sees who is signed in, four quick actions in words and a security notice [DASHBOARD-1]', async () => {
  const session = new SessionManager(service, null)
  localStorage.setItem(session.stored.key, JSON.stringify(signedIn))
  onTestFinished(() => localStorage.clear())
  await renderDashboard(session)
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

test('the first code of MFA signs out where the session has ended elsewhere', async () => {
  const session = new SessionManager({...service, url: 'http://ended.test'}, null)
  localStorage.setItem(session.stored.key, JSON.stringify(signedIn))
  onTestFinished(() => localStorage.clear())
  const endpoint = (path: string) => `http://ended.test/auth/v1/${path}`
  const totp = {qr_code: '<svg/>', secret: 'ABCD', uri: 'otpauth://totp/x'}
  network.use(
    http.get(endpoint('user'), () => HttpResponse.json(signedIn.user)),
    http.post(endpoint('factors'), () => HttpResponse.json({id: 'factor', type: 'totp', totp})),
  )
  await renderDashboard(session)
  await page.getByRole('button', {name: 'Set up two-step sign-in'}).click()
  await page.getByLabelText('Code from your app').fill('123456')
  const ended = () => refusal(403, 'session_not_found')
  network.use(
    http.get(endpoint('user'), ended),
    http.post(endpoint('factors/factor/challenge'), ended),
  )
  await page.getByRole('button', {name: 'Turn on two-step sign-in'}).click()
  await expect.poll(() => session.state().status).toBe('signed-out')
})

test('with a slow clock, the first code turns two-step sign-in on by a refreshed token [MFA-1]', async () => {
  const session = new SessionManager({...service, url: 'http://slow-clock.test'}, null)
  localStorage.setItem(session.stored.key, JSON.stringify(signedIn))
  onTestFinished(() => localStorage.clear())
  const endpoint = (path: string) => `http://slow-clock.test/auth/v1/${path}`
  const totp = {qr_code: '<svg/>', secret: 'ABCD', uri: 'otpauth://totp/x'}
  const calls: string[] = []
  network.use(
    http.get(endpoint('user'), () => HttpResponse.json(signedIn.user)),
    http.post(endpoint('factors'), () => HttpResponse.json({id: 'factor', type: 'totp', totp})),
    http.post(endpoint('token'), () => {
      calls.push('refresh')
      return HttpResponse.json(signedIn)
    }),
    http.post(endpoint('factors/factor/challenge'), () => {
      if (!calls.includes('refresh')) return refusal(403, 'bad_jwt')
      return HttpResponse.json({id: 'challenge', type: 'totp', expires_at: 0})
    }),
    http.post(endpoint('factors/factor/verify'), () => {
      calls.push('verify')
      return HttpResponse.json(signedIn)
    }),
  )
  await renderDashboard(session)
  await page.getByRole('button', {name: 'Set up two-step sign-in'}).click()
  await page.getByLabelText('Code from your app').fill('123456')
  await page.getByRole('button', {name: 'Turn on two-step sign-in'}).click()
  await expect.poll(() => calls).toEqual(['refresh', 'verify'])
})

test.for([
  ['set up', [], ['Set up two-step sign-in'], ['refresh', 'enroll']],
  [
    'removed',
    ['verified'],
    ['Remove two-step sign-in', 'Remove'],
    ['refresh', 'unenroll', 'refresh'],
  ],
] as const)(
  'with a slow clock, two-step sign-in is %s by a refreshed token [MFA-1]',
  async ([, statuses, buttons, expected]) => {
    const url = `http://slow-clock-${statuses.length}.test`
    const session = new SessionManager({...service, url}, null)
    const factors = statuses.map((status) => ({id: 'factor', factor_type: 'totp', status}))
    const accessToken = `e30.${btoa(JSON.stringify({sub: 'elena', aal: 'aal2'}))}.c2ln`
    const user = {...signedIn.user, factors}
    const stored = {...signedIn, access_token: accessToken, user}
    localStorage.setItem(session.stored.key, JSON.stringify(stored))
    onTestFinished(() => localStorage.clear())
    const endpoint = (path: string) => `${url}/auth/v1/${path}`
    const calls: string[] = []
    network.use(
      http.get(endpoint('user'), () =>
        calls.includes('refresh') ? HttpResponse.json(user) : refusal(403, 'bad_jwt'),
      ),
      http.post(endpoint('token'), () => {
        calls.push('refresh')
        return HttpResponse.json(stored)
      }),
      http.post(endpoint('factors'), () => {
        calls.push('enroll')
        const totp = {qr_code: '<svg/>', secret: 'ABCD', uri: 'otpauth://totp/x'}
        return HttpResponse.json({id: 'factor', type: 'totp', totp})
      }),
      http.delete(endpoint('factors/factor'), () => {
        calls.push('unenroll')
        return HttpResponse.json({id: 'factor'})
      }),
    )
    await renderDashboard(session)
    for (const name of buttons) await page.getByRole('button', {name, exact: true}).click()
    await expect.poll(() => calls).toEqual(expected)
  },
)

function renderDashboard(session: SessionManager) {
  return render(
    <MemoryRouter>
      <AuthProvider session={session}>
        <DashboardPage />
      </AuthProvider>
    </MemoryRouter>,
  )
}

const signedIn = {
  access_token: `e30.${btoa(JSON.stringify({sub: 'elena', aal: 'aal1'}))}.c2ln`,
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  user: {id: 'elena', email: 'elena.marsh@example.com', user_metadata: {}, aud: 'authenticated'},
}
