import {afterEach, expect, test} from 'vitest'
import {cdp, page} from 'vitest/browser'

import type {PageQueryResult} from '#src/content/sanity.types.ts'

import {renderWithContent} from '../../../tests/support/components/render-with-content.tsx'
import {LegalPage} from './legal-page.tsx'

const terms: Extract<PageQueryResult, {_type: 'legalDocument'}> = {
  _id: 'legal-terms-of-service',
  _type: 'legalDocument',
  _updatedAt: '2026-11-20T12:00:00Z',
  title: 'Terms of service',
  path: '/terms-of-service',
  showFrom: null,
  showUntil: null,
  lead: null,
  lastUpdated: '2026-11-01',
  translations: null,
  destination: null,
  seo: {title: null, description: null, shareImage: null},
  sections: [
    chapter('a', 'Acceptance of terms', 'By riding you agree.'),
    chapter('b', 'Payment & gratuity', 'Gratuity is yours to give. '.repeat(400)),
  ],
}

afterEach(() => cdp().send('Emulation.setTimezoneOverride', {timezoneId: ''}))

// First in the file, since formats of dates are kept once they are made.
test.each(['America/Los_Angeles', 'America/New_York', 'Pacific/Kiritimati'])(
  'the date of the last change is the day that staff set, for a visitor in %s too [LEGAL-1]',
  async (timezoneId) => {
    await cdp().send('Emulation.setTimezoneOverride', {timezoneId})
    const screen = await renderLegalPage(terms)
    await expect.element(screen.getByText('Last updated November 1, 2026')).toBeVisible()
  },
)

test('the table of contents leads to the chapters [LEGAL-1]', async () => {
  const screen = await renderLegalPage(terms)
  const contents = screen.getByRole('navigation', {name: 'On this page'})
  for (const name of ['Acceptance of terms', 'Payment & gratuity']) {
    await expect.element(screen.getByRole('heading', {level: 2, name})).toBeVisible()
    const href = contents.getByRole('link', {name}).element().getAttribute('href') ?? ''
    const target = screen.container.querySelector(href)
    expect(target?.querySelector('h2')?.textContent).toBe(name)
  }
})

test('the chapter that is being read is marked [LEGAL-1]', async () => {
  const screen = await renderLegalPage(terms)
  await expect.element(screen.getByText(/^Gratuity is yours/)).toBeVisible()
  screen.container.querySelector('#payment-gratuity')?.scrollIntoView()
  await expect
    .element(screen.getByRole('link', {name: 'Payment & gratuity'}))
    .toHaveAttribute('aria-current')
  scrollTo(0, document.body.scrollHeight)
  scrollTo(0, 0)
  await expect
    .element(screen.getByRole('link', {name: 'Acceptance of terms'}))
    .toHaveAttribute('aria-current')
})

test('chapters that change places wait in the table of contents as well [LIVE-2]', async () => {
  const screen = await renderLegalPage(terms)
  const links = () =>
    screen
      .getByRole('navigation', {name: 'On this page'})
      .getByRole('link')
      .elements()
      .map(({textContent}) => textContent)
  const before = links()
  expect(before).toHaveLength(2)
  screen.publishPage({...terms, sections: terms.sections?.toReversed() ?? null})
  await expect.element(page.getByText('This page was updated.')).toBeVisible()
  expect(links()).toEqual(before)
  await page.getByRole('button', {name: 'Show the update'}).click()
  await expect.poll(links).toEqual(before.toReversed())
})

test('in Spanish the date is written as Spanish writes it', async () => {
  const path = '/es/terminos-del-servicio'
  const screen = await renderWithContent(<LegalPage path={path} />, {path, page: {...terms, path}})
  await expect
    .element(screen.getByText('Última actualización: 1 de noviembre de 2026'))
    .toBeVisible()
  await expect.element(screen.getByRole('navigation', {name: 'En esta página'})).toBeVisible()
})

test('a document without chapters or date still shows its title', async () => {
  const screen = await renderLegalPage({...terms, lastUpdated: null, sections: null})
  await expect
    .element(screen.getByRole('heading', {level: 1, name: 'Terms of service'}))
    .toBeVisible()
  await expect.element(screen.getByText(/Last updated/)).not.toBeInTheDocument()
  await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument()
})

function renderLegalPage(published: PageQueryResult) {
  const path = '/terms-of-service'
  return renderWithContent(<LegalPage path={path} />, {path, page: published})
}

function chapter(_key: string, heading: string, text: string) {
  return {
    _key,
    _type: 'legalTextSection' as const,
    heading,
    originalHeading: null,
    body: [
      {
        _key: 'block',
        _type: 'block' as const,
        style: 'normal' as const,
        markDefs: null,
        children: [{_key: 'span', _type: 'span' as const, text}],
      },
    ],
  }
}
