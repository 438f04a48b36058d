import {MemoryRouter, createPath, useLocation} from 'react-router-dom'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {render} from 'vitest-browser-react'
import {page} from 'vitest/browser'

import {PageLanguage} from '#src/language/language.tsx'
import {loadWords} from '#src/language/words.ts'

import {AuthProvider} from '../session/auth-provider.tsx'
import {SessionManager} from '../session/session-manager.ts'
import {AccountMenu} from './account-menu.tsx'

const service = {url: 'http://menu.test', key: 'public-key'}

afterEach(() => page.viewport(1280, 900))

beforeEach(() => {
  const session = {
    access_token: `e30.${btoa(JSON.stringify({sub: 'elena', aal: 'aal1'}))}.c2ln`,
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: {id: 'elena', email: 'elena.marsh@example.com', user_metadata: {}, aud: 'authenticated'},
  }
  localStorage.setItem(new SessionManager(service, null).stored.key, JSON.stringify(session))
})

test('in a narrow window the menu stays within it, wherever its button stands', async () => {
  await page.viewport(320, 700)
  await renderAt('/')
  await page.getByRole('button', {name: /account of/}).click()
  const menu = page.getByRole('link', {name: 'Dashboard'}).element().closest('[popover]')
  const {left, right} = menu?.getBoundingClientRect() ?? new DOMRect(-1)
  expect(left).toBe(16)
  expect(right).toBe(288)
})

test('the menu closes on Back and Forward', async () => {
  await renderAt('/')
  await page.getByRole('button', {name: /account of/}).click()
  await expect.element(page.getByRole('link', {name: 'Dashboard'})).toBeVisible()
  dispatchEvent(new PopStateEvent('popstate'))
  await expect.element(page.getByRole('link', {name: 'Dashboard'})).not.toBeInTheDocument()
})

test('on a Spanish page the menu is Spanish and leads to the Spanish dashboard', async () => {
  await loadWords('site', 'es')
  await renderAt('/es/contacto')
  await page.getByRole('button', {name: 'EM, cuenta de elena.marsh@example.com'}).click()
  await expect.element(page.getByText('Usuario', {exact: true})).toBeVisible()
  await expect.element(page.getByRole('link', {name: 'Panel'})).toHaveAttribute('href', '/es/panel')
  await expect.element(page.getByRole('button', {name: 'Cerrar sesión'})).toBeVisible()
})

test('at a part of the home page, who logs out comes to its top, with the focus [AUTH-10]', async () => {
  await renderAt('/#coverage')
  await expect.element(page.getByText('At /#coverage')).toBeVisible()
  await page.getByRole('button', {name: /account of/}).click()
  await page.getByRole('button', {name: 'Log out'}).click()
  await expect.element(page.getByRole('main')).toHaveFocus()
  await expect.element(page.getByText('At /', {exact: true})).toBeVisible()
})

function renderAt(path: string) {
  return render(
    <MemoryRouter initialEntries={[path]}>
      <PageLanguage>
        <AuthProvider session={new SessionManager(service, null)}>
          <div className="flex justify-end pr-17">
            <AccountMenu />
          </div>
          <main id="main" tabIndex={-1}>
            <Place />
          </main>
        </AuthProvider>
      </PageLanguage>
    </MemoryRouter>,
  )
}

function Place() {
  return <p>At {createPath(useLocation())}</p>
}
