import {afterEach, expect, test, vi} from 'vitest'
import {page} from 'vitest/browser'

import {brokenWords} from '../../../tests/support/components/broken-words.ts'
import {readAloud} from '../../../tests/support/components/read-aloud.ts'
import {
  type PublishedContent,
  renderWithContent,
} from '../../../tests/support/components/render-with-content.tsx'
import {BookingBoard} from '../booking/booking-board.tsx'
import type {Section} from '../section.ts'
import {FleetSection} from './fleet-section.tsx'

const section: Section<'fleetSection'> = {
  _key: 'fleet',
  _type: 'fleetSection',
  heading: 'The fleet',
  priceUnit: 'per hour',
  bookLabel: 'Book This Vehicle',
  emptyText: 'Our vehicles are being updated.',
}

const bookingRules = {gratuityNote: 'Gratuity not included'}

afterEach(() => page.viewport(1280, 900))

test('a vehicle shows its price per hour and its passengers as the company writes them [FLEET-2]', async () => {
  const screen = await renderWithContent(<FleetSection section={section} />, {
    fleet,
    site: {bookingRules},
  })
  const card = screen.getByRole('article', {name: 'Cadillac Escalade'})
  await expect.element(card.getByText('$120-180', {exact: true})).toBeVisible()
  await expect.element(card.getByText('per hour', {exact: true})).toBeVisible()
  await expect.element(card.getByText('Gratuity not included')).toBeVisible()
  await expect.element(card.getByText('1-6 passengers')).toBeVisible()
})

test('on the narrowest phone long words after a price go below it, and the price stays whole [FLEET-2]', async () => {
  await page.viewport(320, 844)
  const priceUnit = 'per hour, before gratuity, tolls and airport fees'
  const screen = await renderWithContent(
    <main>
      <FleetSection section={{...section, priceUnit}} />
    </main>,
    {fleet},
  )
  await expect.element(screen.getByText(priceUnit)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(320)
  const price = screen.getByText('$120-180', {exact: true}).element()
  expect(brokenWords(price)).toEqual([])
})

test('vehicles are in the order that staff gave them [FLEET-1]', async () => {
  const screen = await renderWithContent(<FleetSection section={section} />, {fleet})
  const names = screen.getByRole('heading', {level: 3}).elements()
  expect(names.map(({textContent}) => textContent)).toEqual(['Rolls Royce', 'Cadillac Escalade'])
})

test('a vehicle without a price, passengers or text shows what it has and no conditions of a price [FLEET-2]', async () => {
  const screen = await renderWithContent(<FleetSection section={section} />, {
    fleet,
    site: {bookingRules},
  })
  const card = screen.getByRole('article', {name: 'Rolls Royce'})
  await expect.element(card.getByRole('link', {name: 'Book This Vehicle'})).toBeVisible()
  expect(card.element().textContent).not.toMatch(/\$|per hour|Gratuity|passenger|null|undefined/)
})

test('a screen reader says of a vehicle its name, seats, price and features, and which one a link books', async () => {
  const screen = await renderWithContent(<FleetSection section={section} />, {
    fleet,
    site: {bookingRules},
  })
  const card = screen.getByRole('article', {name: 'Cadillac Escalade'})
  expect(await readAloud(card.element())).toEqual([
    'article, Cadillac Escalade',
    'heading, Cadillac Escalade, level 3',
    '$120-180',
    'per hour',
    '1-6',
    'passengers',
    'Gratuity not included',
    'Three rows and room for luggage.',
    'list',
    'listitem, level 1, position 1, set size 1',
    'Leather seating',
    'link, Book This Vehicle, Cadillac Escalade',
  ])
})

test('without vehicles the section says so and leads to the contact page', async () => {
  const screen = await renderWithContent(<FleetSection section={section} />)
  await expect.element(screen.getByRole('heading', {name: 'The fleet'})).toBeVisible()
  await expect
    .element(screen.getByText('Our vehicles are being updated.', {exact: false}))
    .toBeVisible()
  await expect
    .element(screen.getByRole('link', {name: 'Contact us'}))
    .toHaveAttribute('href', '/contact')
})

test('"Book This Vehicle" is a link to the booking board that works without scripts', async () => {
  const screen = await renderWithContent(<FleetSection section={section} />, {fleet})
  const link = screen.getByRole('link', {name: 'Book This Vehicle'}).first()
  await expect.element(link).toHaveAttribute('href', '/#booking')
  await expect.element(link).toHaveAccessibleDescription('Rolls Royce')
})

test('"Book This Vehicle" goes to the booking board and leaves its frame as it is [FLEET-3]', async () => {
  const screen = await renderWithContent(
    <>
      <BookingBoard heading="Reserve your chauffeur" initialHeight={120} />
      <div className="h-[3000px]" />
      <FleetSection section={section} />
    </>,
    {fleet, site: {settings: {bookingWidgetUrl: widget}}},
  )
  const board = screen.getByRole('region', {name: 'Reserve your chauffeur'})
  const frame = board.getByTitle('Book a ride')
  const before = frame.element()
  await screen.getByRole('link', {name: 'Book This Vehicle'}).first().click()
  await expect.element(board).toHaveFocus()
  await vi.waitFor(() => expect(window.scrollY).toBeLessThan(100), {timeout: 5000})
  expect(frame.element()).toBe(before)
})

test('"Book This Vehicle" arrives at the booking board although the page gives a part its room on the way [FLEET-3]', async () => {
  const screen = await renderWithContent(
    <>
      <div data-testid="late-part" />
      <BookingBoard heading="Reserve your chauffeur" initialHeight={120} />
      <div className="h-[3000px]" />
      <FleetSection section={section} />
    </>,
    {fleet, site: {settings: {bookingWidgetUrl: widget}}},
  )
  const link = screen.getByRole('link', {name: 'Book This Vehicle'}).first()
  link.element().scrollIntoView({behavior: 'instant'})
  await link.click({trial: true})
  const start = window.scrollY
  const interrupt = () => {
    if (window.scrollY > start - 300) return
    removeEventListener('scroll', interrupt)
    const part = screen.getByTestId('late-part').element()
    part.setAttribute('style', 'height: 400px')
    // What keeps the text in view where it is, as frame-layout.ts does: it ends a smooth scroll.
    window.scrollBy({top: 400, behavior: 'instant'})
  }
  addEventListener('scroll', interrupt)
  await link.click()
  const board = screen.getByRole('region', {name: 'Reserve your chauffeur'})
  await expect.element(board).toHaveFocus()
  await expect.element(board.getByRole('heading')).toBeInViewport({ratio: 1})
})

const widget = `${String(import.meta.env['VITE_BOOKING_WIDGET_ORIGINS']).split(',')[0]}/book`

const fleet: PublishedContent['fleet'] = {
  vehicles: [
    {
      _id: 'vehicle-escalade',
      name: 'Cadillac Escalade',
      shortName: 'Escalade',
      picture: null,
      cutout: null,
      passengers: {_type: 'passengerRange', min: 1, max: 6},
      description: 'Three rows and room for luggage.',
      features: ['Leather seating', 'Leather seating'],
    },
    {
      _id: 'vehicle-rolls-royce',
      name: 'Rolls Royce',
      shortName: null,
      picture: null,
      cutout: null,
      passengers: null,
      description: null,
      features: null,
    },
  ],
  rateCards: [
    {
      _key: 'short',
      fromHours: 2,
      toHours: 4,
      prices: [
        {
          _key: 'escalade',
          vehicleId: 'vehicle-escalade',
          price: {_type: 'priceRange', min: 120, max: 180},
        },
        {_key: 'rolls', vehicleId: 'vehicle-rolls-royce', price: {_type: 'priceRange', min: 350}},
      ],
    },
  ],
  nextRates: null,
  order: ['vehicle-rolls-royce', 'vehicle-escalade'],
}
