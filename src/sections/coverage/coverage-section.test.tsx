import {afterEach, expect, test} from 'vitest'
import {cdp} from 'vitest/browser'

import {
  type PublishedContent,
  renderWithContent,
} from '../../../tests/support/components/render-with-content.tsx'
import type {Section} from '../section.ts'
import {CoverageSection} from './coverage-section.tsx'

const section: Section<'coverageSection'> = {
  _key: 'coverage',
  _type: 'coverageSection',
  heading: 'Where we drive',
  showAllLabel: 'Show all',
  airportsHeading: 'Airports',
  cruisePortsHeading: 'Cruise ports',
  conventionCentersHeading: 'Convention centers',
  actions: [
    {_key: 'contact', _type: 'link', label: 'Contact Us', href: '/contact'},
    {_key: 'quote', _type: 'link', label: 'Get Quote', href: '/contact'},
  ],
}

afterEach(() => cdp().send('Emulation.setEmulatedMedia', {media: ''}))

test('on paper the counties stand without their map [ACCESS-3]', async () => {
  const screen = await renderWithContent(<CoverageSection section={section} />, {coverage})
  const map = screen.getByRole('img', {name: /^Schematic map/, includeHidden: true})
  await expect.element(map).toBeVisible()
  await cdp().send('Emulation.setEmulatedMedia', {media: 'print'})
  await expect.element(map).not.toBeVisible()
  await expect.element(screen.getByText('City 8', {exact: true})).toBeVisible()
})

test('a county shows its first eight cities, and all of them on demand [HOME-5]', async () => {
  const screen = await renderWithContent(<CoverageSection section={section} />, {coverage})
  await expect.element(screen.getByText('City 8', {exact: true})).toBeVisible()
  await expect.element(screen.getByText('City 9', {exact: true})).not.toBeVisible()
  await screen.getByText('Show all', {exact: false}).click()
  await expect.element(screen.getByText('City 9', {exact: true})).toBeVisible()
  await expect.element(screen.getByText('City 10', {exact: true})).toBeVisible()
})

test('a county with few cities has nothing to open', async () => {
  const few = [{_id: 'coverage-broward', county: 'Broward', cities: ['Hollywood']}]
  const screen = await renderWithContent(<CoverageSection section={section} />, {
    coverage: {...coverage, areas: few},
  })
  await expect.element(screen.getByText('Hollywood')).toBeVisible()
  await expect.element(screen.getByText('Show all', {exact: false})).not.toBeInTheDocument()
})

test('key destinations are listed by kind, without those that belong to another page', async () => {
  const screen = await renderWithContent(<CoverageSection section={section} />, {coverage})
  await expect.element(screen.getByRole('heading', {name: 'Airports'})).toBeVisible()
  await expect.element(screen.getByText('Miami International')).toBeVisible()
  await expect.element(screen.getByText('Opa-Locka Executive')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('heading', {name: 'Cruise ports'})).not.toBeInTheDocument()
})

test('Contact Us and Get Quote lead to the contact page [HOME-6]', async () => {
  const screen = await renderWithContent(<CoverageSection section={section} />, {coverage})
  for (const name of ['Contact Us', 'Get Quote']) {
    await expect.element(screen.getByRole('link', {name})).toHaveAttribute('href', '/contact')
  }
})

test('without any area the visitor is asked to get in touch', async () => {
  const screen = await renderWithContent(<CoverageSection section={{...section, actions: []}} />)
  await expect.element(screen.getByRole('heading', {name: 'Where we drive'})).toBeVisible()
  await expect
    .element(screen.getByRole('link', {name: 'Contact us'}))
    .toHaveAttribute('href', '/contact')
})

const coverage: PublishedContent['coverage'] = {
  areas: [
    {
      _id: 'coverage-miami-dade',
      county: 'Miami-Dade',
      cities: Array.from({length: 10}, (_, index) => `City ${index + 1}`),
    },
  ],
  destinations: [
    destination('mia', 'Miami International', true),
    destination('opf', 'Opa-Locka Executive', false),
  ],
  order: null,
}

function destination(code: string, name: string, showInCoverage: boolean) {
  return {
    _id: `destination-${code}`,
    name,
    kind: 'airport' as const,
    code,
    note: null,
    county: null,
    showInCoverage,
    otherNames: null,
    ownPage: null,
  }
}
