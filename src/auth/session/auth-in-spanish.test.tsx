import {http, HttpResponse} from 'msw'
import {MemoryRouter, Route, Routes, useLocation} from 'react-router-dom'
import {beforeAll, beforeEach, expect, test} from 'vitest'
import {render} from 'vitest-browser-react'
import {page} from 'vitest/browser'

import {PageLanguage} from '#src/language/language.tsx'
import {loadWords} from '#src/language/words.ts'

import {network} from '../../../tests/support/components/mock-network.ts'
import type {AuthCallback} from '../mail-link/auth-callback.ts'
import {AuthPage} from '../page/auth-page.tsx'
import {AuthProvider} from './auth-provider.tsx'
import {RequireSession} from './require-session.tsx'
import {SessionManager} from './session-manager.ts'

/** A project of its own for every test, so that no client of an earlier test reacts. */
let service = {url: '', key: ''}
let tests = 0

beforeAll(() => Promise.all([loadWords('site', 'es'), loadWords('account', 'es')]))
beforeEach(() => {
  localStorage.clear()
  service = {url: `http://spanish${++tests}.test`, key: 'public-key'}
})

test('the Spanish dashboard leads to the Spanish sign-in page and comes back with its query', async () => {
  network.use(http.post(endpoint('token'), () => HttpResponse.json(signedIn())))
  await renderAt('/es/panel?view=month')
  await expect.element(page.getByText('at /es/acceso')).toBeVisible()
  await expect
    .element(page.getByRole('heading', {name: 'Le damos la bienvenida', level: 1}))
    .toBeVisible()
  await page.getByLabelText('Correo electrónico', {exact: true}).fill('elena@example.com')
  await page.getByLabelText('Contraseña', {exact: true}).fill('my password')
  await page.getByRole('button', {name: 'Iniciar sesión', exact: true}).click()
  await expect.element(page.getByText('at /es/panel?view=month')).toBeVisible()
  await expect.element(page.getByText('guarded')).toBeVisible()
})

test('a visitor who came straight to the Spanish sign-in page comes to the Spanish home page', async () => {
  network.use(http.post(endpoint('token'), () => HttpResponse.json(signedIn())))
  await renderAt('/es/acceso')
  await page.getByLabelText('Correo electrónico', {exact: true}).fill('elena@example.com')
  await page.getByLabelText('Contraseña', {exact: true}).fill('my password')
  await page.getByRole('button', {name: 'Iniciar sesión', exact: true}).click()
  await expect.element(page.getByText('at /es', {exact: true})).toBeVisible()
})

test('a Spanish sign-up asks for Spanish mails and a Spanish captcha, and answers in Spanish [AUTH-7]', async () => {
  const sent: {url: URL; body: unknown}[] = []
  network.use(
    http.get('https://challenges.cloudflare.com/turnstile/v0/api.js', () =>
      HttpResponse.text(turnstileScript, {headers: {'Content-Type': 'text/javascript'}}),
    ),
    http.post(endpoint('signup'), async ({request}) => {
      sent.push({url: new URL(request.url), body: await request.json()})
      return HttpResponse.json({id: 'new', email: 'elena@example.com', aud: 'authenticated'})
    }),
  )
  await renderAt('/es/acceso', null, {captchaSiteKey: 'site-key'})
  await page.getByRole('tab', {name: 'Registrarse'}).click()
  // The other tab's form stays in the page.
  const form = page.getByRole('tabpanel')
  const send = form.getByRole('button', {name: 'Registrarse', exact: true})
  await send.click()
  await expect.element(page.getByText('Escriba su correo electrónico.')).toBeVisible()
  await expect.element(page.getByText('Escriba su contraseña.')).toBeVisible()

  await form.getByLabelText(/^Nombre completo/).fill('Elena Marsh')
  await form.getByLabelText('Correo electrónico', {exact: true}).fill('elena@example.com')
  await form.getByLabelText('Contraseña', {exact: true}).fill('short')
  await form.getByLabelText('Confirmar la contraseña', {exact: true}).fill('short')
  await send.click()
  await expect
    .element(form.getByText('La contraseña debe tener al menos 6 caracteres'))
    .toBeVisible()
  await form.getByLabelText('Contraseña', {exact: true}).fill('my password')
  await form.getByLabelText('Confirmar la contraseña', {exact: true}).fill('my password')
  await send.click()
  await expect.element(page.getByRole('status').filter({hasText: 'Revise su correo'})).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(sent[0]?.url.searchParams.get('redirect_to')).toBe(`${location.origin}/es`)
  expect(sent[0]?.body).toMatchObject({
    data: {full_name: 'Elena Marsh', language: 'es'},
    gotrue_meta_security: {captcha_token: 'site-key in es'},
  })
})

test('a link that did not work leads to the sign-in page in the language of the page that it opened', async () => {
  await renderAt('/es', {kind: 'error', isExpired: false})
  await expect.element(page.getByText('at /es/acceso')).toBeVisible()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Este enlace no funcionó. Inicie sesión o pida un enlace nuevo.')
})

/** Turnstile, as far as the site calls it. */
const turnstileScript = `
  window.turnstile = {
    render(container, {sitekey, language, callback}) {
      setTimeout(() => callback(sitekey + ' in ' + language))
      return 'widget'
    },
    remove() {},
  }`

function Place() {
  const {pathname, search} = useLocation()
  return (
    <p>
      at {pathname}
      {search}
    </p>
  )
}

function renderAt(
  path: string,
  callback: AuthCallback | null = null,
  options: {captchaSiteKey?: string} = {},
) {
  return render(
    <MemoryRouter initialEntries={[path]}>
      <PageLanguage>
        <AuthProvider session={new SessionManager({...service, ...options}, callback)}>
          <Place />
          <Routes>
            <Route path="/es" element={<p>home</p>} />
            <Route path="/es/acceso" element={<AuthPage customerSignInUrl={null} />} />
            <Route
              path="/es/panel"
              element={
                <RequireSession>
                  <p>guarded</p>
                </RequireSession>
              }
            />
          </Routes>
        </AuthProvider>
      </PageLanguage>
    </MemoryRouter>,
  )
}

function endpoint(path: string): string {
  return `${service.url}/auth/v1/${path}`
}

function signedIn() {
  const expiresAt = Math.floor(Date.now() / 1000) + 3600
  const encode = (part: object) => btoa(JSON.stringify(part)).replaceAll('=', '')
  const claims = {sub: 'elena', aal: 'aal1', exp: expiresAt}
  return {
    access_token: `${encode({alg: 'ES256'})}.${encode(claims)}.c2ln`,
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: expiresAt,
    user: {
      id: 'elena',
      email: 'elena@example.com',
      user_metadata: {},
      app_metadata: {},
      aud: 'authenticated',
      created_at: '2026-01-01T00:00:00Z',
    },
  }
}
