import {Route, Routes} from 'react-router-dom'
import {afterEach, expect, onTestFinished, test, vi} from 'vitest'
import {page} from 'vitest/browser'

import {setClock} from '#src/content/time/clock.ts'

import {renderWithContent} from '../../../tests/support/components/render-with-content.tsx'
import {exampleOfficeHours} from '../../../tests/support/content/example-office-hours.ts'
import {exampleSite} from '../../../tests/support/content/example-site.ts'
import {Header} from './header.tsx'

afterEach(() => page.viewport(1280, 900))

test('on the home page a section link scrolls to its section and marks it [HEADER-2]', async () => {
  const screen = await renderSite('/')
  await expect.element(headerLink(screen, 'Home')).toHaveAttribute('aria-current', 'page')
  await headerLink(screen, 'Fleet').click()
  await expect.poll(() => topOf('fleet')).toBeLessThan(120)
  await expect.element(headerLink(screen, 'Fleet')).toHaveAttribute('aria-current', 'location')
  await expect.element(headerLink(screen, 'Home')).not.toHaveAttribute('aria-current')
  expect(document.activeElement?.id).toBe('fleet')
})

test('from another page a section link leads home and then to the section', async () => {
  const screen = await renderSite('/contact')
  await expect.element(headerLink(screen, 'Contact')).toHaveAttribute('aria-current', 'page')
  await headerLink(screen, 'Services').click()
  await expect.element(screen.getByRole('heading', {name: 'Home page'})).toBeInTheDocument()
  await expect.poll(() => document.activeElement?.id).toBe('services')
  await expect.poll(() => topOf('services')).toBeLessThan(120)
})

test('the Home link brings a reader of the home page back to its top', async () => {
  const screen = await renderSite('/')
  await headerLink(screen, 'Fleet').click()
  await expect.poll(() => topOf('fleet')).toBeLessThan(120)
  await headerLink(screen, 'Home').click()
  await expect.poll(() => window.scrollY).toBe(0)
})

test.each(['Home', 'Example Cars'])(
  'the first click on %s leads to the top of a home page that was opened with a query',
  async (name) => {
    const screen = await renderSite('/?utm_source=newsletter')
    window.scrollTo({top: 900, behavior: 'instant'})
    expect(window.scrollY).toBe(900)
    await screen.getByRole('banner').first().getByRole('link', {name, exact: true}).first().click()
    await expect.poll(() => window.scrollY).toBe(0)
  },
)

test('the header is clear over the hero and solid after 24 pixels, and solid on other pages [HEADER-6]', async () => {
  const screen = await renderSite('/')
  const header = screen.getByRole('banner').first()
  await expect.poll(() => colorOf(header)).toBe('rgba(0, 0, 0, 0)')
  window.scrollTo({top: 25, behavior: 'instant'})
  await expect.poll(() => colorOf(header)).toContain('0.185')
  await expect.element(header).toBeInViewport({ratio: 1})
  window.scrollTo({top: 24, behavior: 'instant'})
  await expect.poll(() => colorOf(header)).toBe('rgba(0, 0, 0, 0)')
  await screen.unmount()

  const contact = await renderSite('/contact')
  await expect.poll(() => colorOf(contact.getByRole('banner').first())).toContain('0.185')
})

test('over a home page that begins with anything else the header is solid, and the page starts below it [HEADER-6]', async () => {
  const screen = await renderSite('/', <h1>Home without a hero</h1>)
  const header = screen.getByRole('banner').first()
  await expect.poll(() => colorOf(header)).toContain('0.185')
  const heading = screen.getByRole('heading', {level: 1}).element().getBoundingClientRect()
  expect(heading.top).toBeGreaterThanOrEqual(header.element().getBoundingClientRect().bottom)
})

test('the home page of another language has the clear header of a home page, with a slash at its end too', async () => {
  for (const path of ['/es', '/es/']) {
    const screen = await renderSite(path)
    await expect.poll(() => colorOf(screen.getByRole('banner').first())).toBe('rgba(0, 0, 0, 0)')
    await screen.unmount()
  }
})

test('phone, booking and sign-in links lead where the company details say', async () => {
  const screen = await renderSite('/contact')
  const header = screen.getByRole('banner').first()
  await expect
    .element(header.getByRole('link', {name: 'Call (305) 555-0100'}).first())
    .toHaveAttribute('href', 'tel:+13055550100')
  await expect
    .element(header.getByRole('link', {name: 'Book Now'}).first())
    .toHaveAttribute('href', '/reservation')
  const signIn = header.getByRole('link', {name: 'Sign In / Sign Up (opens in a new tab)'}).first()
  await expect.element(signIn).toHaveAttribute('href', 'https://example.com/customers')
  await expect.element(signIn).toHaveAttribute('target', '_blank')
})

test('without a customer page there is no sign-in link, without a phone no phone link [HEADER-4]', async () => {
  const screen = await renderWithContent(<Header />, {
    site: exampleSite({customerSignInUrl: null, phone: null}),
  })
  await expect.element(headerLink(screen, 'Contact')).toBeVisible()
  await expect.element(screen.getByRole('link', {name: /Sign In/})).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link', {name: /Call/})).not.toBeInTheDocument()
})

test('an account stands in place of the sign-in link', async () => {
  const screen = await renderWithContent(<Header account={<button type="button">EM</button>} />, {
    site: exampleSite(),
  })
  await expect.element(screen.getByRole('button', {name: 'EM'})).toBeVisible()
  await expect.element(screen.getByRole('link', {name: /Sign In/})).not.toBeInTheDocument()
})

test('links that staff left incomplete or unsafe are not shown', async () => {
  const screen = await renderWithContent(<Header />, {
    site: {
      ...exampleSite(),
      menus: {
        headerLinks: [
          {_key: 'a', _type: 'link', label: 'Contact', href: '/contact'},
          {_key: 'b', _type: 'link', label: 'Script', href: 'javascript:alert(1)'},
          {_key: 'c', _type: 'link', href: '/careers'},
        ],
      },
    },
  })
  const links = screen.getByRole('navigation', {name: 'Main'}).getByRole('link')
  await expect.element(links).toHaveTextContent('Contact')
})

test('two links to one page are both there, in header and menu', async () => {
  const warned = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => warned.mockRestore())
  const headerLinks = ['Contact', 'Get a quote'].map((label) => ({
    _key: label,
    _type: 'link' as const,
    label,
    href: '/contact',
  }))
  const screen = await renderWithContent(<Header />, {
    site: {...exampleSite(), menus: {headerLinks}},
  })
  const links = screen.getByRole('navigation', {name: 'Main'}).getByRole('link')
  await expect
    .poll(() => links.elements().map(({textContent}) => textContent))
    .toEqual(['Contact', 'Get a quote'])
  expect(warned).not.toHaveBeenCalled()
})

test('nothing reaches beyond a window of 320 pixels', async () => {
  await page.viewport(320, 700)
  await renderSite('/contact')
  await expect.element(page.getByRole('button', {name: 'Open menu'})).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(320)
})

test('a long state of the office ends before the next link of the header [OFFICE-3]', async () => {
  await page.viewport(1440, 900)
  const options = Intl.DateTimeFormat().resolvedOptions()
  const zone = vi
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({...options, timeZone: 'Europe/Paris'})
  onTestFinished(() => zone.mockRestore())
  onTestFinished(() => setClock(null))
  setClock(Date.parse('2027-12-18T17:00:00Z'))
  const closedDays = [20, 21, 22, 23, 24].map((day) => ({
    _key: `${day}`,
    _type: 'closedDay' as const,
    day: `2027-12-${day}`,
  }))
  const screen = await renderWithContent(<Header />, {
    path: '/es',
    site: exampleSite({officeHours: exampleOfficeHours, closedDays}),
  })
  const state = screen.getByText(/^Abre el 27 dic/)
  await expect.element(state).toBeVisible()
  const words = document.createRange()
  words.selectNodeContents(state.element())
  const {right, bottom, height} = words.getBoundingClientRect()
  const reserved = state.element().getBoundingClientRect()
  expect(height).toBeGreaterThan(reserved.height)
  expect(right).toBeLessThanOrEqual(reserved.right)
  expect(bottom).toBeLessThan(screen.getByRole('banner').element().getBoundingClientRect().bottom)
})

function renderSite(path: string, home = <HomePage />) {
  window.scrollTo({top: 0, behavior: 'instant'})
  return renderWithContent(
    <>
      <Header />
      <main id="main" tabIndex={-1}>
        <Routes>
          {['/', '/es'].map((homePath) => (
            <Route key={homePath} path={homePath} element={home} />
          ))}
          <Route path="*" element={<h1>Another page</h1>} />
        </Routes>
      </main>
    </>,
    {path, site: exampleSite()},
  )
}

function HomePage() {
  return (
    <>
      <h1 data-hero="" style={{height: 900}}>
        Home page
      </h1>
      <section id="services" style={{height: 1000}} />
      <section id="fleet" style={{height: 1500}} />
    </>
  )
}

type Screen = Awaited<ReturnType<typeof renderWithContent>>

function headerLink(screen: Screen, name: string) {
  return screen.getByRole('navigation', {name: 'Main'}).getByRole('link', {name, exact: true})
}

function topOf(id: string): number {
  return Math.abs(document.getElementById(id)?.getBoundingClientRect().top ?? Infinity)
}

function colorOf(locator: {element: () => Element}): string {
  return getComputedStyle(locator.element()).backgroundColor
}
