import {http, HttpResponse} from 'msw'
import {MemoryRouter, Route, Routes} from 'react-router-dom'
import {beforeEach, expect, test, vi} from 'vitest'
import {render} from 'vitest-browser-react'
import {page} from 'vitest/browser'

import {network} from '../../../tests/support/components/mock-network.ts'
import {AuthPage} from '../page/auth-page.tsx'
import {AuthProvider} from './auth-provider.tsx'
import {AuthSession} from './auth-session.ts'
import {setRecoveryFlag} from './recovery-flag.ts'

/** A project of its own for every test, so that no client of an earlier test reacts. */
let service = {url: '', key: ''}
let tests = 0

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  service = {url: `http://session${++tests}.test`, key: 'public-key'}
})

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600
const inAMinute = () => Math.floor(Date.now() / 1000) + 60

test('a session whose refresh is refused for good is removed while its token is still valid [AUTH-12]', async () => {
  store('elena', inAMinute())
  network.use(http.post(endpoint('token'), () => refusal(400, 'refresh_token_not_found')))
  const session = await start()
  await expect.poll(() => session.state().status).toBe('signed-out')
  expect(stored()).toBe('')
})

test('a refresh that is refused for now keeps the session [AUTH-12]', async () => {
  store('elena', inAMinute())
  network.use(http.post(endpoint('token'), () => refusal(429, 'over_request_rate_limit')))
  const session = await start()
  await expect.poll(() => session.state().status).toBe('signed-in')
  expect(stored()).toContain('elena')
})

test.for([
  ['too many requests', () => refusal(429, 'over_request_rate_limit')],
  ['another refresh at the same time', () => refusal(409, 'conflict')],
  ['a gateway that does not know the key', () => refusal(401, 'invalid_api_key')],
  ['the page of a proxy', () => HttpResponse.html('<p>Log in</p>', {status: 403})],
] as const)('a session whose token has run out stays after %s [AUTH-12]', async ([, answer]) => {
  store('elena', 1)
  let refreshes = 0
  network.use(
    http.post(endpoint('token'), () => {
      refreshes++
      return answer()
    }),
  )
  const session = await start()
  await expect.poll(() => refreshes).toBeGreaterThan(2)
  expect(session.state().status).not.toBe('signed-out')
  expect(stored()).toContain('elena')
})

test('a refused refresh leaves the session alone that another tab has stored since', async () => {
  store('elena', inAMinute())
  network.use(
    http.post(endpoint('token'), () => {
      store('elena', inAnHour(), 'newer refresh token')
      return refusal(400, 'refresh_token_already_used')
    }),
  )
  const session = await start()
  await expect.poll(() => session.state().status).toBe('signed-in')
  expect(stored()).toContain('newer refresh token')
})

test('who logs out while the service is slow and signs in again at once stays signed in', async () => {
  store('elena', 1)
  const slow = Promise.withResolvers<void>()
  const ended: string[] = []
  network.use(
    http.post(endpoint('token'), async ({request}) => {
      const grant = new URL(request.url).searchParams.get('grant_type')
      if (grant === 'password') return HttpResponse.json(sessionOf('marta', inAnHour()))
      await slow.promise
      return HttpResponse.json(sessionOf('elena', inAnHour()))
    }),
    http.post(endpoint('logout'), ({request}) => {
      const [, claims = ''] = (request.headers.get('authorization') ?? '').split('.')
      ended.push(atob(claims))
      return new HttpResponse(null, {status: 204})
    }),
  )
  const session = await start()
  session.signOut()
  expect(session.state().status).toBe('signed-out')
  expect(stored()).toBe('')

  const client = await session.client()
  const {error} = await client.signInWithPassword({email: 'marta@example.com', password: 'x'})
  expect(error).toBeNull()
  slow.resolve()
  await expect.poll(() => ended).toHaveLength(1)
  expect(ended[0]).toContain('elena')
  expect(stored()).toContain('marta')
  expect(session.state().user?.email).toBe('marta@example.com')
})

test('an answer that comes after another tab has logged out signs nobody in again', async () => {
  store('elena', inAnHour())
  const asked = Promise.withResolvers<void>()
  const slow = Promise.withResolvers<void>()
  network.use(
    http.put(endpoint('user'), async () => {
      asked.resolve()
      await slow.promise
      return HttpResponse.json(sessionOf('elena', inAnHour()).user)
    }),
  )
  const session = await start()
  await expect.poll(() => session.state().status).toBe('signed-in')
  const client = await session.client()
  const update = client.updateUser({password: 'a new password'})
  await asked.promise
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', {key: session.stored.key, newValue: null}))
  expect(session.state().status).toBe('signed-out')

  slow.resolve()
  await update
  expect(session.state().status).toBe('signed-out')
  expect(stored()).toBe('')
})

test('a page from the back/forward cache follows a log-out that it did not hear of [AUTH-10]', async () => {
  const session = await start()
  const client = await session.client()
  network.use(http.get(endpoint('user'), () => HttpResponse.json(userOf('elena'))))
  await client.setSession(sessionOf('elena', inAnHour()))
  expect(session.state().status).toBe('signed-in')
  dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}))
  localStorage.clear()
  dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))
  expect(session.state().status).toBe('signed-out')
})

test('where nothing can be stored, a page from the back/forward cache stays signed in', async () => {
  const session = new AuthSession(service, null)
  vi.spyOn(session.stored, 'exists').mockReturnValue(false)
  session.start()
  const client = await session.client()
  network.use(http.get(endpoint('user'), () => HttpResponse.json(userOf('elena'))))
  await client.setSession(sessionOf('elena', inAnHour()))
  dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}))
  dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))
  expect(session.state().status).toBe('signed-in')
})

test('what was typed, and an error that comes late, survive a change of tab [AUTH-1]', async () => {
  const slow = Promise.withResolvers<void>()
  network.use(
    http.post(endpoint('token'), async () => {
      await slow.promise
      return refusal(400, 'invalid_credentials')
    }),
  )
  await renderAuthPage(new AuthSession(service, null))
  const email = page.getByRole('tabpanel').getByLabelText('Email', {exact: true})
  const password = page.getByRole('tabpanel').getByLabelText('Password', {exact: true})
  await email.fill('elena@example.com')
  await password.fill('my password')
  await page.getByRole('button', {name: 'Sign In', exact: true}).click()
  await page.getByRole('tab', {name: 'Sign Up'}).click()
  await email.fill('marta@example.com')
  slow.resolve()
  await page.getByRole('tab', {name: 'Sign In'}).click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Invalid email or password. Please check your credentials and try again.')
  await expect.element(email).toHaveValue('elena@example.com')
  await expect.element(password).toHaveValue('my password')
  await page.getByRole('tab', {name: 'Sign Up'}).click()
  await expect.element(email).toHaveValue('marta@example.com')
})

test.for([
  ['sign-in', 'token', 'Sign In'],
  ['sign-up', 'signup', 'Sign Up'],
  ['forgotten password', 'recover', 'Send the link'],
] as const)(
  'with a site key every %s sends a captcha token of its own [AUTH-17]',
  async ([form, path, label]) => {
    const tokens: (string | undefined)[] = []
    network.use(
      http.get('https://challenges.cloudflare.com/turnstile/v0/api.js', () =>
        HttpResponse.text(turnstileScript, {headers: {'Content-Type': 'text/javascript'}}),
      ),
      http.post(endpoint(path), async ({request}) => {
        const body = await request.text()
        tokens.push(/"gotrue_meta_security":\{"captcha_token":"([^"]+)"\}/.exec(body)?.[1])
        return refusal(429, 'over_request_rate_limit')
      }),
    )
    await renderAuthPage(new AuthSession({...service, captchaSiteKey: 'site-key'}, null))
    if (form === 'sign-up') await page.getByRole('tab', {name: 'Sign Up'}).click()
    if (form === 'forgotten password') {
      await page.getByRole('button', {name: 'Forgot password?'}).click()
    } else {
      const names = form === 'sign-up' ? ['Password', 'Confirm Password'] : ['Password']
      for (const name of names) {
        const field = page.getByRole('tabpanel').getByLabelText(name, {exact: true})
        await field.fill('my password')
      }
    }
    await page.getByRole('textbox', {name: 'Email', exact: true}).fill('elena@example.com')
    const button = page.getByRole('button', {name: label, exact: true})
    for (const count of [1, 2]) {
      await button.click()
      await expect.poll(() => tokens).toHaveLength(count)
      await expect.element(button).not.toHaveAttribute('aria-busy')
    }
    const aToken = expect.stringMatching(/^site-key \d+$/)
    expect(tokens).toEqual([aToken, aToken])
    expect(tokens[0]).not.toBe(tokens[1])
  },
)

test.for([
  [
    'signup',
    'Confirm email',
    'If you have confirmed your email before, sign in. Otherwise press “Forgot password?” below to get a new link.',
  ],
  ['recovery', 'Continue', 'Press “Forgot password?” below to get a new link.'],
  ['invite', 'Accept invitation', 'Sign in, or ask for a new link.'],
] as const)('an expired %s link says what to do next [LINKS-1]', async ([type, button, advice]) => {
  network.use(http.post(endpoint('verify'), () => refusal(403, 'otp_expired')))
  await renderAuthPage(new AuthSession(service, {kind: 'token', tokenHash: 'x', type}))
  await page.getByRole('button', {name: button}).click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(`This link has expired or was already used. ${advice}`)
  await expect.element(page.getByRole('heading', {name: 'Welcome'})).toHaveFocus()
})

test('a new password for a session that has ended elsewhere leads to the sign-in form', async () => {
  store('elena', inAnHour())
  setRecoveryFlag('id of elena')
  const ended = () => refusal(403, 'session_not_found')
  network.use(http.put(endpoint('user'), ended), http.get(endpoint('user'), ended))
  await renderAuthPage(new AuthSession(service, null))
  await page.getByLabelText('New Password', {exact: true}).fill('my new password')
  await page.getByLabelText('Confirm Password', {exact: true}).fill('my new password')
  await page.getByRole('button', {name: 'Save the password'}).click()
  await expect.element(page.getByRole('heading', {name: 'Welcome'})).toBeVisible()
  expect(stored()).toBe('')
})

test('whoever logged out in another tab instead of choosing a new password is not asked for one at the next sign-in', async () => {
  store('elena', inAnHour())
  setRecoveryFlag('id of elena')
  network.use(http.get(endpoint('user'), () => HttpResponse.json(userOf('elena'))))
  const session = await start()
  await expect.poll(() => session.state().step).toBe('new-password')
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', {key: session.stored.key, newValue: null}))
  const client = await session.client()
  await client.setSession(sessionOf('elena', inAnHour()))
  expect(session.state()).toMatchObject({status: 'signed-in', step: null})
})

test('a link of the same account signs in without a question', async () => {
  store('elena', inAnHour())
  network.use(http.get(endpoint('user'), () => HttpResponse.json(userOf('elena'))))
  const session = await start({
    kind: 'session',
    accessToken: tokenOf('elena', inAnHour()),
    refreshToken: 'of the link',
    choosesPassword: false,
  })
  await expect.poll(() => session.state().link).toBe('confirmed')
  expect(session.state().accountChoice).toBeNull()
  expect(stored()).toContain('of the link')
})

test('a link of another account ends at the service when the visitor stays', async () => {
  store('elena', inAnHour())
  let logouts = 0
  network.use(
    http.get(endpoint('user'), () => HttpResponse.json(userOf('marta'))),
    http.post(endpoint('logout'), () => {
      logouts++
      return new HttpResponse(null, {status: 204})
    }),
  )
  const session = await start({
    kind: 'session',
    // Only the service knows whose token it is.
    accessToken: tokenOf('elena', inAnHour()),
    refreshToken: 'of the link',
    choosesPassword: false,
  })
  await expect
    .poll(() => session.state().accountChoice)
    .toEqual({current: 'elena@example.com', offered: 'marta@example.com'})
  expect(stored()).toContain('elena')
  session.keepAccount()
  await expect.poll(() => logouts).toBe(1)
  expect(session.state().user?.email).toBe('elena@example.com')
  expect(stored()).not.toContain('marta')
})

/** Turnstile, as far as the site calls it. */
const turnstileScript = `
  let widgets = 0
  window.turnstile = {
    render(container, {sitekey, callback}) {
      setTimeout(() => callback(sitekey + ' ' + ++widgets))
      return 'widget'
    },
    remove() {},
  }`

async function start(callback: ConstructorParameters<typeof AuthSession>[1] = null) {
  const session = new AuthSession(service, callback)
  session.start()
  await session.client()
  return session
}

function renderAuthPage(session: AuthSession) {
  return render(
    <MemoryRouter initialEntries={['/auth']}>
      <AuthProvider session={session}>
        <Routes>
          <Route path="/auth" element={<AuthPage customerSignInUrl={null} />} />
        </Routes>
      </AuthProvider>
    </MemoryRouter>,
  )
}

function endpoint(path: string): string {
  return `${service.url}/auth/v1/${path}`
}

function refusal(status: number, code: string) {
  const headers = {'X-Supabase-Api-Version': '2024-01-01'}
  return HttpResponse.json({code, message: 'Refused'}, {status, headers})
}

function store(name: string, expiresAt: number, refreshToken = `refresh of ${name}`) {
  const session = {...sessionOf(name, expiresAt), refresh_token: refreshToken}
  localStorage.setItem(storageKey(), JSON.stringify(session))
}

function stored(): string {
  return localStorage.getItem(storageKey()) ?? ''
}

function storageKey(): string {
  return new AuthSession(service, null).stored.key
}

function userOf(name: string) {
  return {
    id: `id of ${name}`,
    email: `${name}@example.com`,
    user_metadata: {},
    app_metadata: {},
    aud: 'authenticated',
    created_at: '2026-01-01T00:00:00Z',
  }
}

function sessionOf(name: string, expiresAt: number) {
  return {
    access_token: tokenOf(name, expiresAt),
    refresh_token: `refresh of ${name}`,
    token_type: 'bearer',
    expires_in: expiresAt - Math.floor(Date.now() / 1000),
    expires_at: expiresAt,
    user: userOf(name),
  }
}

function tokenOf(name: string, exp: number): string {
  const encode = (part: object) => btoa(JSON.stringify(part)).replaceAll('=', '')
  return `${encode({alg: 'ES256'})}.${encode({sub: `id of ${name}`, aal: 'aal1', exp})}.c2ln`
}
