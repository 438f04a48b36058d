import {http, HttpResponse} from 'msw'
import {MemoryRouter, Route, Routes, useLocation} from 'react-router-dom'
import {afterEach, beforeEach, expect, onTestFinished, test, vi} from 'vitest'
import {render} from 'vitest-browser-react'
import {page} from 'vitest/browser'

import {network} from '../../../tests/support/components/mock-network.ts'
import {AccountMenu} from '../header/account-menu.tsx'
import {AuthPage} from '../page/auth-page.tsx'
import {AuthProvider, useAuth} from './auth-provider.tsx'
import {RequireSession} from './require-session.tsx'
import {SessionManager} from './session-manager.ts'

/** A project of its own for every test, so that no client of an earlier test reacts. */
let service = {url: '', key: ''}
let tests = 0
const user = {
  id: '6f2b6f1e-8f0e-4a35-9c57-0b0d8f3d5c11',
  email: 'elena.marsh@example.com',
  user_metadata: {full_name: 'Elena Marsh'},
  app_metadata: {},
  aud: 'authenticated',
  created_at: '2026-01-01T00:00:00Z',
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  service = {url: `http://auth${++tests}.test`, key: 'public-key'}
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('outside its provider useAuth says what is wrong [AUTH-15]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(render(<Status />)).rejects.toThrow('useAuth must be used within an AuthProvider')
})

test('without a stored session the visitor is signed out at once', async () => {
  await renderAt('/', new SessionManager(service, null))
  await expect.element(page.getByText('status: signed-out')).toBeVisible()
  await expect.element(page.getByRole('button', {name: /account of/})).not.toBeInTheDocument()
})

test('a stored session signs in and shows who it is', async () => {
  store({})
  await renderAt('/dashboard', new SessionManager(service, null))
  await expect.element(page.getByText('guarded')).toBeVisible()
  await page.getByRole('button', {name: 'EM, account of Elena Marsh'}).click()
  await expect.element(page.getByText('elena.marsh@example.com')).toBeVisible()
})

test('without a key the public pages work, sign-in says so and the reason is logged [AUTH-14]', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const session = new SessionManager({...service, key: ''}, null)
  const screen = await renderAt('/', session)
  await expect.element(page.getByText('status: signed-out')).toBeVisible()
  expect(logged).not.toHaveBeenCalled()
  await screen.unmount()

  await renderAt('/auth', session)
  await expect.element(page.getByText('Sign-in is not available at the moment.')).toBeVisible()
  expect(logged).toHaveBeenCalledWith(
    expect.objectContaining({message: 'supabaseKey is required.'}),
  )
})

test('a site without accounts says so on the sign-in page, and nothing went wrong [AUTH-14]', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  await renderAt('/auth', new SessionManager({url: '', key: ''}, null))
  await expect.element(page.getByText('Sign-in is not available at the moment.')).toBeVisible()
  expect(logged).not.toHaveBeenCalled()
})

test('a session that has to pass multi-factor authentication does not count as signed in', async () => {
  store({user: {...user, factors: [{id: 'f', status: 'verified', factor_type: 'totp'}]}})
  await renderAt('/dashboard', new SessionManager(service, null))
  await expect.element(page.getByRole('heading', {name: 'Enter your code'})).toBeVisible()
  await expect.element(page.getByText('at /auth')).toBeVisible()
})

test('a factor that was never verified asks for nothing [MFA-1]', async () => {
  store({user: {...user, factors: [{id: 'f', status: 'unverified', factor_type: 'totp'}]}})
  await renderAt('/dashboard', new SessionManager(service, null))
  await expect.element(page.getByText('guarded')).toBeVisible()
})

test('a session of level aal2 has passed multi-factor authentication', async () => {
  store({
    access_token: token({aal: 'aal2'}),
    user: {...user, factors: [{id: 'f', status: 'verified', factor_type: 'totp'}]},
  })
  await renderAt('/dashboard', new SessionManager(service, null))
  await expect.element(page.getByText('guarded')).toBeVisible()
})

test.for([
  ['aal1', 0],
  ['aal2', 1],
] as const)(
  'while the service is away, of sign-ins with a second step only a whole one is shown (%s) [MFA-2]',
  async ([aal, avatars]) => {
    network.use(http.post(`${service.url}/auth/v1/token`, () => HttpResponse.error()))
    const factors = [{id: 'f', status: 'verified', factor_type: 'totp'}]
    store({access_token: token({aal}), expires_at: 1, user: {...user, factors}})
    const {dataset} = document.documentElement
    dataset['session'] = 'stored'
    onTestFinished(() => void delete dataset['session'])
    const session = new SessionManager(service, null)
    vi.useFakeTimers({toFake: ['setTimeout']})
    session.start()
    await vi.advanceTimersByTimeAsync(10_000)
    vi.useRealTimers()

    await renderAt('/dashboard', session)
    await expect.element(page.getByRole('button', {name: 'Retry'})).toBeVisible()
    expect(page.getByRole('button', {name: /account of/}).elements()).toHaveLength(avatars)
    // Without it the link to sign in stands in the place of the avatar.
    expect('session' in dataset).toBe(avatars > 0)
    // While it is tried again, the forms of the sign-in page stay hidden.
    vi.useFakeTimers({toFake: ['setTimeout']})
    session.retry()
    expect('session' in dataset).toBe(true)
    await vi.advanceTimersByTimeAsync(10_000)
    vi.useRealTimers()
    expect(session.state().status).toBe('unavailable')
  },
)

test('coming back to the tab renders nothing again while the user is the same', async () => {
  store({})
  const session = new SessionManager(service, null)
  await renderAt('/dashboard', session)
  await expect.element(page.getByText('guarded')).toBeVisible()
  const changes: string[] = []
  session.subscribe(() => changes.push(session.state().status))
  const events: string[] = []
  ;(await session.client()).onAuthStateChange((event) => void events.push(event))
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => events).toContain('SIGNED_IN')
  expect(changes).toEqual([])
})

test('another tab’s sign-in and sign-out are followed without the client [AUTH-9]', async () => {
  await renderAt('/', new SessionManager(service, null))
  await expect.element(page.getByText('status: signed-out')).toBeVisible()
  store({})
  window.dispatchEvent(new StorageEvent('storage', {key: storageKey(), newValue: 'x'}))
  await expect.element(page.getByText('status: signed-in')).toBeVisible()
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', {key: storageKey(), newValue: null}))
  await expect.element(page.getByText('status: signed-out')).toBeVisible()
})

function Status() {
  return <p>status: {useAuth().status}</p>
}

function Place() {
  return <p>at {useLocation().pathname}</p>
}

async function renderAt(path: string, session: SessionManager) {
  return render(
    <MemoryRouter initialEntries={[path]}>
      <AuthProvider session={session}>
        <AccountMenu />
        <Place />
        <Routes>
          <Route path="/" element={<Status />} />
          <Route path="/auth" element={<AuthPage customerSignInUrl={null} />} />
          <Route
            path="/dashboard"
            element={
              <RequireSession>
                <p>guarded</p>
              </RequireSession>
            }
          />
        </Routes>
      </AuthProvider>
    </MemoryRouter>,
  )
}

function store(parts: object) {
  const expiresAt = Math.floor(Date.now() / 1000) + 3600
  const session = {
    access_token: token({aal: 'aal1'}),
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: expiresAt,
    user,
  }
  localStorage.setItem(storageKey(), JSON.stringify({...session, ...parts}))
}

function storageKey(): string {
  return new SessionManager(service, null).stored.key
}

function token(claims: object): string {
  const encode = (part: object) => btoa(JSON.stringify(part)).replaceAll('=', '')
  const exp = Math.floor(Date.now() / 1000) + 3600
  return `${encode({alg: 'ES256'})}.${encode({sub: user.id, exp, ...claims})}.c2ln`
}
