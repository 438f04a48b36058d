import {expect, onTestFinished, test, vi} from 'vitest'

import {renderWithContent} from '../../../tests/support/components/render-with-content.tsx'
import {exampleSite} from '../../../tests/support/content/example-site.ts'
import {Footer} from './footer.tsx'

test('the footer lists links, services, areas, networks and legal pages [HEADER-9]', async () => {
  const screen = await renderWithContent(<Footer />, {site: exampleSite()})
  const destinations = {
    Careers: '/careers',
    'Hourly Service': '/services/hourly-service',
    'Instagram (opens in a new tab)': 'https://example.com/instagram',
    'Privacy Policy': '/privacy-policy',
    '(305) 555-0100': 'tel:+13055550100',
  }
  for (const [name, href] of Object.entries(destinations)) {
    await expect.element(screen.getByRole('link', {name})).toHaveAttribute('href', href)
  }
  await expect.element(screen.getByRole('listitem').filter({hasText: 'Broward'})).toBeVisible()
})

test('a path that is written in the menus leads to the page in the language of the reader [LANG-3]', async () => {
  const quickLinks = [
    {_key: 'a', _type: 'link' as const, label: 'Sprinter', href: '/reservation?vehicle=sprinter'},
    {_key: 'b', _type: 'link' as const, label: 'Español', href: '/es/contacto'},
    {_key: 'c', _type: 'link' as const, label: 'Elsewhere', href: 'https://example.com/auth'},
  ]
  const site = {...exampleSite(), menus: {quickLinks, headerLinks: []}}
  const hrefs = async (path: string) => {
    const screen = await renderWithContent(<Footer />, {path, site})
    const found = quickLinks.map(({label}) =>
      screen
        .getByRole('listitem')
        .getByRole('link', {name: label})
        .first()
        .element()
        .getAttribute('href'),
    )
    await screen.unmount()
    return found
  }
  expect(await hrefs('/es/contacto')).toEqual([
    '/es/reservacion?vehicle=sprinter',
    '/es/contacto',
    'https://example.com/auth',
  ])
  expect(await hrefs('/contact')).toEqual(quickLinks.map(({href}) => href))
})

test.each([
  ['2028-01-01T04:59:59Z', '2027'],
  ['2028-01-01T05:00:00Z', '2028'],
])(
  'at %s the copyright line names %s, the year of Miami, and the company [HEADER-9]',
  async (now, year) => {
    vi.useFakeTimers({toFake: ['Date'], now: new Date(now)})
    onTestFinished(() => void vi.useRealTimers())
    const screen = await renderWithContent(<Footer />, {site: exampleSite()})
    await expect
      .element(screen.getByText(`© ${year} Example Cars. Licensed & insured.`))
      .toBeVisible()
  },
)

test('a company whose name ends with a period gets no second one [HEADER-9]', async () => {
  const site = exampleSite({company: 'Acme Limousines, Inc.'})
  const screen = await renderWithContent(<Footer />, {site})
  await expect
    .element(screen.getByText(/^© \d{4} Acme Limousines, Inc\. Licensed & insured\.$/))
    .toBeVisible()
})

test('licenses show only when staff entered them [HEADER-9]', async () => {
  const screen = await renderWithContent(<Footer />, {site: exampleSite()})
  await expect.element(screen.getByText(/license/)).not.toBeInTheDocument()
  await screen.unmount()

  const licensed = await renderWithContent(<Footer />, {
    site: exampleSite({
      licenses: [{_key: 'a', _type: 'license', county: 'Broward', number: 'B-77'}],
    }),
  })
  await expect.element(licensed.getByText('Broward license B-77')).toBeVisible()
})

test('in Spanish a license is that of the county [HEADER-9]', async () => {
  const licenses = [{_key: 'a', _type: 'license' as const, county: 'Broward', number: 'B-77'}]
  const screen = await renderWithContent(<Footer />, {path: '/es', site: exampleSite({licenses})})
  await expect.element(screen.getByText('Licencia del condado de Broward: B-77')).toBeVisible()
})

test('placeholders in the words of the footer and its links are filled in [SERVICE-8]', async () => {
  const site = exampleSite({
    newsletterHeading: 'Letters of {company}',
    newsletterConsent: 'Write to {email} to end them.',
  })
  const legal = [{_id: 'legal-terms', title: 'Terms of {company}', path: '/terms'}]
  const screen = await renderWithContent(<Footer />, {site: {...site, legal}})
  await expect
    .element(screen.getByRole('heading', {name: 'Letters of Example Cars'}))
    .toBeInTheDocument()
  await expect.element(screen.getByRole('link', {name: 'Terms of Example Cars'})).toBeVisible()
  await expect.element(screen.getByText('Write to', {exact: false})).not.toBeInTheDocument()
})
