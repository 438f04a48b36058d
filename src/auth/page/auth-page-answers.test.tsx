import {http, HttpResponse} from 'msw'
import {MemoryRouter, useLocation, useNavigate} from 'react-router-dom'
import {beforeEach, expect, test} from 'vitest'
import {render} from 'vitest-browser-react'
import {page} from 'vitest/browser'

import {PageLanguage} from '#src/language/language.tsx'
import {loadWords} from '#src/language/words.ts'

import {
  endpoint,
  newService,
  refusal,
  service,
} from '../../../tests/support/components/auth-service.ts'
import {network} from '../../../tests/support/components/mock-network.ts'
import {AuthProvider} from '../session/auth-provider.tsx'
import {storeReturnTo, takeReturnTo} from '../session/return-to.ts'
import {SessionManager} from '../session/session-manager.ts'
import {AuthPage} from './auth-page.tsx'

beforeEach(newService)

test('what was typed, and an error that comes late, survive a change of tab [AUTH-1]', async () => {
  const slow = Promise.withResolvers<void>()
  network.use(
    http.post(endpoint('token'), async () => {
      await slow.promise
      return refusal(400, 'invalid_credentials')
    }),
  )
  await renderAuthPage(new SessionManager(service(), null))
  const email = field('Email')
  const password = field('Password')
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

test('the chosen form stays chosen in another language, and is sign-in again after a visit to another page [LANG-2]', async () => {
  await Promise.all([loadWords('site', 'es'), loadWords('account', 'es')])
  await renderAuthPage(new SessionManager(service(), null))
  await page.getByRole('tab', {name: 'Sign Up'}).click()
  await page.getByRole('button', {name: 'Go to /es/acceso'}).click()
  const signUp = page.getByRole('tab', {name: 'Registrarse'})
  await expect.element(signUp).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', {name: 'Iniciar sesión'}).click()
  await page.getByRole('button', {name: '¿Olvidó su contraseña?'}).click()
  await page.getByRole('button', {name: 'Go to /auth'}).click()
  await expect.element(page.getByRole('button', {name: 'Send the link'})).toBeVisible()
  await page.getByRole('button', {name: 'Go to /contact'}).click()
  await page.getByRole('button', {name: 'Go to /auth'}).click()
  const signIn = page.getByRole('tab', {name: 'Sign In'})
  await expect.element(signIn).toHaveAttribute('aria-selected', 'true')
})

test('an answer that comes after a change of language is shown, in that language and the next [LANG-2] [LANG-3]', async () => {
  await Promise.all([loadWords('site', 'es'), loadWords('account', 'es')])
  const slow = Promise.withResolvers<void>()
  network.use(
    http.post(endpoint('token'), async () => {
      await slow.promise
      return refusal(400, 'invalid_credentials')
    }),
    http.post(endpoint('signup'), () =>
      HttpResponse.json({id: 'new', email: 'marta@example.com', aud: 'authenticated'}),
    ),
  )
  await renderAuthPage(new SessionManager(service(), null))
  await field('Email').fill('elena@example.com')
  await field('Password').fill('my password')
  await page.getByRole('button', {name: 'Sign In', exact: true}).click()
  await page.getByRole('button', {name: 'Go to /es/acceso'}).click()
  const button = page.getByRole('button', {name: 'Iniciar sesión', exact: true})
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await expect.element(field('Correo electrónico')).toHaveValue('elena@example.com')
  await expect.element(field('Contraseña')).toHaveValue('')
  slow.resolve()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('El correo o la contraseña no son válidos. Revíselos e inténtelo de nuevo.')
  await expect.element(button).not.toHaveAttribute('aria-busy')

  await page.getByRole('tab', {name: 'Registrarse'}).click()
  await field('Correo electrónico').fill('marta@example.com')
  await field('Contraseña').fill('my password')
  await field('Confirmar la contraseña').fill('my password')
  await page.getByRole('button', {name: 'Registrarse', exact: true}).click()
  const status = page.getByRole('status')
  await expect.element(status.filter({hasText: 'Revise su correo'})).toBeVisible()
  await page.getByRole('button', {name: 'Go to /auth'}).click()
  await expect.element(status.filter({hasText: 'Check your email'})).toBeVisible()
})

test('a sign-up that was not made on the way to a page keeps the stored return path [AUTH-8]', async () => {
  network.use(
    http.post(endpoint('signup'), () =>
      HttpResponse.json({id: 'new', email: 'elena@example.com', aud: 'authenticated'}),
    ),
  )
  storeReturnTo('/dashboard?view=week')
  await renderAuthPage(new SessionManager(service(), null))
  await page.getByRole('tab', {name: 'Sign Up'}).click()
  await field('Email').fill('elena@example.com')
  for (const name of ['Password', 'Confirm Password']) await field(name).fill('my password')
  await page.getByRole('button', {name: 'Sign Up', exact: true}).click()
  await expect.element(page.getByRole('status').filter({hasText: 'Check your email'})).toBeVisible()
  expect(takeReturnTo()).toBe('/dashboard?view=week')
})

test('an error about a password that a change of language has emptied goes with it [LANG-2]', async () => {
  await Promise.all([loadWords('site', 'es'), loadWords('account', 'es')])
  await renderAuthPage(new SessionManager(service(), null))
  await page.getByRole('tab', {name: 'Sign Up'}).click()
  await field('Email').fill('elena@example.com')
  for (const name of ['Password', 'Confirm Password']) await field(name).fill('abc')
  await page.getByRole('button', {name: 'Sign Up', exact: true}).click()
  const isInvalid = ['aria-invalid', 'true'] as const
  await expect.element(field('Password')).toHaveAttribute(...isInvalid)
  for (const [path, label] of [
    ['/es/acceso', 'Contraseña'],
    ['/auth', 'Password'],
  ] as const) {
    await page.getByRole('button', {name: `Go to ${path}`}).click()
    await expect.element(field(label)).not.toHaveAttribute(...isInvalid)
  }
  await expect.element(field('Password')).toHaveValue('')
})

test('a change of language leaves the focus where it is, although the heading changes [LANG-2]', async () => {
  await Promise.all([loadWords('site', 'es'), loadWords('account', 'es')])
  await renderAuthPage(new SessionManager(service(), null))
  await page.getByRole('button', {name: 'Go to /es/acceso'}).click()
  await expect.element(page.getByRole('heading', {name: 'Le damos la bienvenida'})).toBeVisible()
  await expect.element(page.getByRole('button', {name: 'Go to /es/acceso'})).toHaveFocus()
})

test.for([
  [
    'an address is known',
    422,
    'user_already_exists',
    'User already registered',
    'An account with this email already exists. Please sign in instead.',
  ],
  [
    'it fails in the service',
    500,
    'unexpected_failure',
    'Error sending confirmation email',
    'Error sending confirmation email',
  ],
] as const)(
  'a sign-up says so where %s [AUTH-4] [AUTH-5]',
  async ([, status, code, message, shown]) => {
    const headers = {'X-Supabase-Api-Version': '2024-01-01'}
    network.use(
      http.post(endpoint('signup'), () => HttpResponse.json({code, message}, {status, headers})),
    )
    await renderAuthPage(new SessionManager(service(), null))
    await page.getByRole('tab', {name: 'Sign Up'}).click()
    const form = page.getByRole('tabpanel')
    await form.getByLabelText('Email', {exact: true}).fill('elena@example.com')
    await form.getByLabelText('Password', {exact: true}).fill('my password')
    await form.getByLabelText('Confirm Password', {exact: true}).fill('my password')
    await form.getByRole('button', {name: 'Sign Up', exact: true}).click()
    await expect.element(page.getByRole('alert')).toHaveTextContent(shown)
  },
)

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
    await renderAuthPage(new SessionManager({...service(), captchaSiteKey: 'site-key'}, null))
    if (form === 'sign-up') await page.getByRole('tab', {name: 'Sign Up'}).click()
    if (form === 'forgotten password') {
      await page.getByRole('button', {name: 'Forgot password?'}).click()
    } else {
      const names = form === 'sign-up' ? ['Password', 'Confirm Password'] : ['Password']
      for (const name of names) await field(name).fill('my password')
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
  await renderAuthPage(new SessionManager(service(), {kind: 'token', tokenHash: 'x', type}))
  await page.getByRole('button', {name: button}).click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(`This link has expired or was already used. ${advice}`)
  await expect.element(page.getByRole('heading', {name: 'Welcome'})).toHaveFocus()
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

function field(name: string) {
  return page.getByRole('tabpanel').getByLabelText(name, {exact: true})
}

function renderAuthPage(session: SessionManager) {
  return render(
    <MemoryRouter initialEntries={['/auth']}>
      <PageLanguage>
        <AuthProvider session={session}>
          <PageOfPath />
        </AuthProvider>
      </PageLanguage>
    </MemoryRouter>,
  )
}

/** As on the site, where a page in code is the same in each language. */
function PageOfPath() {
  const {pathname} = useLocation()
  const navigate = useNavigate()
  return (
    <>
      {['/auth', '/es/acceso', '/contact'].map((path) => (
        <button key={path} type="button" onClick={() => void navigate(path)}>
          Go to {path}
        </button>
      ))}
      {pathname !== '/contact' && <AuthPage customerSignInUrl={null} />}
    </>
  )
}
