import {type ReactNode, useState} from 'react'
import {Route, Routes} from 'react-router-dom'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {page, userEvent} from 'vitest/browser'

import {AccountMenu} from '#src/auth/header/account-menu.tsx'
import {AuthProvider} from '#src/auth/session/auth-provider.tsx'
import {SessionManager} from '#src/auth/session/session-manager.ts'

import {
  inAnHour,
  newService,
  service,
  store,
  stored,
} from '../../../tests/support/components/auth-service.ts'
import {readAloud} from '../../../tests/support/components/read-aloud.ts'
import {renderWithContent} from '../../../tests/support/components/render-with-content.tsx'
import {exampleSite} from '../../../tests/support/content/example-site.ts'
import {Header} from './header.tsx'

beforeEach(() => page.viewport(390, 844))
afterEach(() => page.viewport(1280, 900))

test('the menu opens by keyboard, keeps the focus and gives it back on Escape [HEADER-7]', async () => {
  const screen = await renderSite()
  const opener = screen.getByRole('button', {name: 'Open menu'})
  await expect.element(opener).toBeVisible()
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  const menu = screen.getByRole('dialog', {name: 'Menu'})
  await expect.element(menu).toBeVisible()
  await expect.element(menu.getByRole('button', {name: 'Close menu'})).toHaveFocus()

  let stops = 0
  for (let step = 0; step < 15; step += 1) {
    await userEvent.tab()
    const isInMenu = menu.element().contains(document.activeElement)
    expect(isInMenu || isNowhere()).toBe(true)
    if (isInMenu) stops += 1
  }
  expect(stops).toBeGreaterThan(10)
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('a screen reader finds in the menu its close button, where links lead and which page this is', async () => {
  const screen = await renderSite()
  await screen.getByRole('button', {name: 'Open menu'}).click()
  const spoken = await readAloud(screen.getByRole('dialog').element())
  const withRole = spoken.filter((phrase) => /^(?:dialog|button|navigation|link), /.test(phrase))
  expect(withRole).toEqual([
    'dialog, Menu',
    'link, Example Cars',
    'button, Close menu',
    'navigation, Main',
    'link, Home, current page',
    'link, Services',
    'link, Fleet',
    'link, Contact',
    'link, Book Now',
    'link, Call (305) 555-0100',
    'link, Sign In / Sign Up (opens in a new tab)',
  ])
})

test('the menu shows which page this is by more than a color [ACCESS-1]', async () => {
  const screen = await renderSite()
  await screen.getByRole('button', {name: 'Open menu'}).click()
  const menu = screen.getByRole('dialog')
  const lineBelow = (name: string) =>
    getComputedStyle(menu.getByText(name, {exact: true}).element()).textDecorationLine
  await expect.element(menu.getByText('Home', {exact: true})).toBeVisible()
  expect(lineBelow('Home')).toBe('underline')
  expect(lineBelow('Contact')).toBe('none')
})

test('what lies behind an open menu neither scrolls nor answers', async () => {
  const screen = await renderSite()
  await screen.getByRole('button', {name: 'Open menu'}).click()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
  document.querySelector<HTMLElement>('#behind')?.focus()
  expect(document.activeElement?.id).not.toBe('behind')
})

test('a link of the menu leads to its page and closes the menu', async () => {
  const screen = await renderSite()
  await screen.getByRole('button', {name: 'Open menu'}).click()
  await screen.getByRole('dialog').getByRole('link', {name: 'Contact'}).click()
  await expect.element(screen.getByRole('heading', {name: 'Contact page'})).toBeVisible()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('a touch beside the menu closes it, also where the browser does not know "closedby"', async () => {
  await page.viewport(800, 844)
  const known = Object.getOwnPropertyDescriptor(HTMLDialogElement.prototype, 'closedBy')
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy')
  const screen = await renderSite()
  await screen.getByRole('button', {name: 'Open menu'}).click()
  const menu = screen.getByRole('dialog', {name: 'Menu'})
  await expect.element(menu).toBeVisible()
  menu.element().removeAttribute('closedby')
  const touch = (clientX: number) =>
    menu.element().dispatchEvent(new MouseEvent('click', {bubbles: true, clientX}))
  touch(700)
  await expect.element(menu).toBeVisible()
  touch(20)
  await expect.element(menu).not.toBeInTheDocument()
  if (known) Object.defineProperty(HTMLDialogElement.prototype, 'closedBy', known)
})

test('the menu holds every header link, booking, phone and sign-in [HEADER-7]', async () => {
  const screen = await renderSite()
  await screen.getByRole('button', {name: 'Open menu'}).click()
  const menu = screen.getByRole('dialog')
  const names = menu
    .getByRole('link')
    .elements()
    .map((link) => link.textContent)
  expect(names).toEqual([
    'Example Cars',
    'Home',
    'Services',
    'Fleet',
    'Contact',
    'Book Now',
    'Call (305) 555-0100',
    'Sign In / Sign Up (opens in a new tab)',
  ])
})

test('a signed-in visitor finds the account in the menu, and can log out there [HEADER-5]', async () => {
  newService()
  store('elena', inAnHour())
  const screen = await renderSite('/contact', <SignedIn />)
  const avatar = screen.getByRole('button', {name: /account of/})
  await expect.element(avatar).toBeVisible()
  await screen.getByRole('button', {name: 'Open menu'}).click()
  const menu = screen.getByRole('dialog')
  await expect.element(menu.getByText(/elena@example\.com$/)).toBeVisible()
  await expect.element(menu.getByText('User', {exact: true})).toBeVisible()
  await expect
    .element(menu.getByRole('link', {name: 'Dashboard'}))
    .toHaveAttribute('href', '/dashboard')
  await expect.element(menu.getByRole('link', {name: /^Sign In/})).not.toBeInTheDocument()
  await menu.getByRole('button', {name: 'Log out'}).click()
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(avatar).not.toBeInTheDocument()
  expect(stored()).toBe('')
})

test('a window that grows wide closes the menu [HEADER-7]', async () => {
  const screen = await renderSite()
  await screen.getByRole('button', {name: 'Open menu'}).click()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await page.viewport(1280, 900)
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

function SignedIn() {
  const [session] = useState(() => new SessionManager(service(), null))
  return (
    <AuthProvider session={session}>
      <AccountMenu />
    </AuthProvider>
  )
}

function renderSite(path = '/', account: ReactNode = null) {
  return renderWithContent(
    <>
      <Header account={account} />
      <main>
        <Routes>
          <Route path="/contact" element={<h1>Contact page</h1>} />
          <Route path="*" element={<button id="behind">Behind</button>} />
        </Routes>
        <div style={{height: 3000}} />
      </main>
    </>,
    {path, site: exampleSite()},
  )
}

/** Tab may pass through the browser's own bar; then nothing of the page has the focus. */
function isNowhere(): boolean {
  return document.activeElement === document.body || document.activeElement === null
}
