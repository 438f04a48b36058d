import {expect, test} from 'vitest'

import {
  type PublishedContent,
  renderWithContent,
} from '../../../tests/support/components/render-with-content.tsx'
import {CoverageFinderSection} from './coverage-finder-section.tsx'

const section = {_key: 'find', _type: 'coverageFinderSection', heading: 'Where?'} as const
const airport = {_id: 'mia', name: 'Miami International', kind: 'airport', code: 'MIA'} as const
const page = {path: '/airports/mia', showFrom: null, showUntil: null}
const coverage: PublishedContent['coverage'] = {
  areas: [{_id: 'broward', county: 'Broward', cities: ['Hollywood', 'Weston']}],
  destinations: [{...airport, county: 'Miami-Dade', otherNames: ['Wilcox Field'], ownPage: page}],
  order: null,
}

test('a place with a page links there, by its code and by its other names as well [PLACES-1]', async () => {
  const screen = await renderWithContent(<CoverageFinderSection section={section} />, {coverage})
  for (const query of ['mia', 'wilcox']) {
    await screen.getByRole('searchbox').fill(query)
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent('Yes, we drive to Miami International.')
    await expect
      .element(screen.getByRole('link', {name: 'Where we meet you'}))
      .toHaveAttribute('href', '/airports/mia')
  }
})

test('eight places are listed at most, and typing more finds the others [PLACES-1]', async () => {
  const cities = Array.from({length: 9}, (_, index) => `Palm Grove ${'ABCDEFGHI'[index]}`)
  const screen = await renderWithContent(<CoverageFinderSection section={section} />, {
    coverage: {...coverage, areas: [{_id: 'broward', county: 'Broward', cities}]},
  })
  await screen.getByRole('searchbox').fill('palm grove')
  const items = screen.getByRole('list', {name: 'Places found'}).getByRole('listitem')
  await expect.poll(() => items.elements().length).toBe(8)
  await expect
    .element(screen.getByText('These are the first 8. Type more to find the others.'))
    .toBeVisible()
  await screen.getByRole('searchbox').fill('palm grove i')
  await expect.poll(() => items.elements().length).toBe(1)
})

test('the word for a city names none [PLACES-2]', async () => {
  const cities = ['Plantation', 'Davie']
  const screen = await renderWithContent(<CoverageFinderSection section={section} />, {
    coverage: {...coverage, areas: [{_id: 'broward', county: 'Broward', cities}]},
  })
  await screen.getByRole('searchbox').fill('Plant City')
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('“Plant City” is not among the places that we list. Ask us about it.')
})

test('a page that does not show yet is not linked to', async () => {
  const hidden = {...page, showFrom: '2100-01-01T00:00:00Z'}
  const screen = await renderWithContent(<CoverageFinderSection section={section} />, {
    coverage: {...coverage, destinations: [{...airport, ownPage: hidden}]},
  })
  await screen.getByRole('searchbox').fill('MIA')
  await expect.element(screen.getByRole('list', {name: 'Places found'})).toBeVisible()
  await expect.element(screen.getByRole('link', {name: /meet/})).not.toBeInTheDocument()
})

test('without anything under Coverage there is no section', async () => {
  const screen = await renderWithContent(<CoverageFinderSection section={section} />)
  await expect.element(screen.container).toBeEmptyDOMElement()
})
