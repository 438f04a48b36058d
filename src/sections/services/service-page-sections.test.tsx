import {afterEach, expect, test} from 'vitest'
import {page} from 'vitest/browser'

import {brokenWords} from '../../../tests/support/components/broken-words.ts'
import {renderWithContent} from '../../../tests/support/components/render-with-content.tsx'
import {CallToActionSection} from '../basic/call-to-action-section.tsx'
import {PageHeadSection} from '../basic/page-head-section.tsx'
import {PageHeroSection} from '../basic/page-hero-section.tsx'
import {StepsSection} from '../basic/steps-section.tsx'
import {TextSection} from '../basic/text-section.tsx'
import {AirportsSection} from '../coverage/airports-section.tsx'
import {EventTypesSection} from './event-types-section.tsx'
import {FeaturesSection} from './features-section.tsx'

afterEach(() => page.viewport(1280, 900))

test('the head of a service page says what it is and where to go [SERVICE-6]', async () => {
  const screen = await renderWithContent(
    <PageHeroSection
      section={{
        _key: 'hero',
        _type: 'pageHeroSection',
        heading: 'Your car, by the hour',
        lead: 'From {minHours}.',
        actions: [
          {_key: 'a', _type: 'link', label: 'Book Now', href: '/reservation'},
          {_key: 'b', _type: 'link', label: 'Get Quote', href: '/contact'},
          {_key: 'c', _type: 'link', label: 'Call {phone}', href: 'tel:+13055550100'},
          {_key: 'd', _type: 'link', label: 'Win a ride', href: 'javascript:alert(1)'},
        ],
      }}
    />,
    {site: {bookingRules: {minimumHours: 2}}},
  )
  await expect
    .element(screen.getByRole('heading', {level: 1}))
    .toHaveTextContent('Your car, by the hour')
  await expect.element(screen.getByText('From 2 hours.')).toBeVisible()
  const links = screen.getByRole('link').elements()
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Book Now', '/reservation'],
    ['Get Quote', '/contact'],
  ])
  await expect.element(screen.getByText('Win a ride')).not.toBeInTheDocument()
})

test('only airports are listed, with their codes [SERVICE-2]', async () => {
  const screen = await renderWithContent(
    <AirportsSection
      section={{_key: 'airports', _type: 'airportsSection', heading: 'Airports served'}}
    />,
    {
      coverage: {
        areas: [],
        destinations: [
          destination('opf', 'Opa-Locka Executive', 'airport', null),
          destination('port', 'PortMiami', 'cruisePort', null),
          destination('mia', 'Miami International', 'airport', 'MIA'),
        ],
        order: {coverageAreas: null, destinations: ['mia', 'opf']},
      },
    },
  )
  const items = screen.getByRole('listitem').elements()
  expect(items.map(({textContent}) => textContent)).toEqual([
    'MIAMiami International',
    'Opa-Locka Executive',
  ])
})

test('on a phone an airport code of four letters, and beside a long note a name, stay whole', async () => {
  const note = 'Private aviation: we meet you on the ramp or inside the terminal, as you prefer'
  const screen = await renderWithContent(
    <main>
      <AirportsSection
        section={{_key: 'airports', _type: 'airportsSection', heading: 'Airports served'}}
      />
    </main>,
    {
      coverage: {
        areas: [],
        destinations: [{...destination('mia', 'Miami International', 'airport', 'KMIA'), note}],
        order: null,
      },
    },
  )
  for (const width of [390, 832]) {
    await page.viewport(width, 844)
    expect(brokenWords(screen.getByRole('listitem').element()), String(width)).toEqual([])
  }
})

test('however many kinds of events there are, they stand in three columns of one width', async () => {
  await page.viewport(1440, 900)
  const items = Array.from({length: 13}, (_, index) => ({
    _key: `event-${index}`,
    _type: 'iconItem' as const,
    icon: 'heart' as const,
    title: `Kind ${index}`,
    text: 'A sentence that is longer than one column of the page has room for. '.repeat(index % 5),
  }))
  const screen = await renderWithContent(
    <EventTypesSection
      section={{_key: 'e', _type: 'eventTypesSection', heading: 'Occasions', items}}
    />,
  )
  const boxes = screen
    .getByRole('listitem')
    .elements()
    .map((item) => item.getBoundingClientRect())
  expect(boxes).toHaveLength(13)
  expect(new Set(boxes.map(({left}) => Math.round(left))).size).toBe(3)
  expect(new Set(boxes.map(({width}) => Math.round(width))).size).toBe(1)
})

test('sections without content show nothing at all [SERVICE-8]', async () => {
  const screen = await renderWithContent(
    <>
      <PageHeadSection section={{_key: 'a', _type: 'pageHeadSection'}} />
      <FeaturesSection section={{_key: 'b', _type: 'featuresSection', heading: 'Included'}} />
      <AirportsSection section={{_key: 'c', _type: 'airportsSection', heading: 'Airports'}} />
      <StepsSection section={{_key: 'd', _type: 'stepsSection', heading: 'How it works'}} />
      <EventTypesSection section={{_key: 'e', _type: 'eventTypesSection', heading: 'Occasions'}} />
      <CallToActionSection section={{_key: 'f', _type: 'callToActionSection'}} />
      <TextSection section={{_key: 'g', _type: 'textSection'}} />
    </>,
  )
  expect(screen.container.innerHTML).toBe('')
})

function destination(
  _id: string,
  name: string,
  kind: 'airport' | 'cruisePort',
  code: string | null,
) {
  return {_id, name, kind, code, note: null, county: null, showInCoverage: null}
}
