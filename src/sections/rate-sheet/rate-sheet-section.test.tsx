import {afterEach, expect, test, vi} from 'vitest'
import {page} from 'vitest/browser'

import {setClock} from '#src/content/time/clock.ts'

import {brokenWords} from '../../../tests/support/components/broken-words.ts'
import {
  type PublishedContent,
  renderWithContent,
} from '../../../tests/support/components/render-with-content.tsx'
import type {Section} from '../section.ts'
import {RateSheetSection} from './rate-sheet-section.tsx'

const section: Section<'rateSheetSection'> = {
  _key: 'sheet',
  _type: 'rateSheetSection',
  heading: 'Hourly rates',
  conditions: ['Confirmed within {confirmTime}.', 'The confirmation names the price.'],
  note: 'Rates can change.',
  backLink: {_key: null, _type: 'link', label: 'Hourly Service', href: '/services/hourly-service'},
}
const content: PublishedContent = {
  fleet: {
    vehicles: [vehicle('escalade', 'Cadillac Escalade', 6), vehicle('sprinter', 'Sprinter', 14)],
    rateCards: [
      card(2, 4, {escalade: [120, 180], sprinter: [180, 280]}),
      card(4, undefined, {escalade: [110, 160]}),
    ],
  },
  cancellationPolicy: {
    tiers: [
      {_key: 'a', _type: 'cancellationTier', fromHours: 24, refundPercent: 100},
      {_key: 'b', _type: 'cancellationTier', fromHours: 0, refundPercent: 0},
    ],
  },
  site: {
    settings: {
      company: 'Example Cars',
      phone: '+13055550100',
      address: '1 Ocean Drive\nMiami, FL 33139',
    },
    bookingRules: {minimumHours: 2, gratuityNote: 'Gratuity not included, ask {phone}'},
  },
}

afterEach(async () => {
  setClock(null)
  await page.viewport(1280, 900)
})

test('the sheet holds every rate by car and duration, the conditions, the refunds and how to reserve [RATES-5]', async () => {
  setClock(Date.parse('2026-11-24T02:00:00Z'))
  const screen = await renderWithContent(<RateSheetSection section={section} />, content)
  await expect.element(screen.getByText('Rates as of November 23, 2026')).toBeVisible()
  const rows = screen.getByRole('table', {name: 'Hourly rates'}).getByRole('row').elements()
  expect(rows.map((row) => [...row.children].map(shownText))).toEqual([
    ['Car', '2-4 hours', '4+ hours'],
    ['Cadillac Escalade 1-6 passengers', '$120-180', '$110-160'],
    ['Sprinter 1-14 passengers', '$180-280', 'Ask for a quote'],
  ])
  const listed = (name: string) =>
    screen.getByRole('list', {name}).getByRole('listitem').elements().map(shownText)
  expect(listed('Conditions')).toEqual([
    'Minimum 2 hours.',
    'Exactly 4 hours takes the lower rate.',
    'Gratuity not included, ask (305) 555-0100.',
    'The confirmation names the price.',
  ])
  expect(listed('If you cancel')).toEqual([
    '24 hours or more before pick-up 100%',
    'Under 24 hours before Nothing',
  ])
  await expect
    .element(screen.getByRole('link', {name: '(305) 555-0100'}))
    .toHaveAttribute('href', 'tel:+13055550100')
  await expect.element(screen.getByText(/^1 Ocean Drive/)).toBeVisible()
  await expect
    .element(screen.getByRole('link', {name: 'Hourly Service'}))
    .toHaveAttribute('href', '/services/hourly-service')
})

test('a condition that the office also writes stands once', async () => {
  const conditions = ['Minimum 2 hours.', 'Tolls extra.', 'Tolls extra.']
  const screen = await renderWithContent(
    <RateSheetSection section={{...section, conditions}} />,
    content,
  )
  const listed = screen.getByRole('list', {name: 'Conditions'}).getByRole('listitem')
  await expect
    .poll(() => listed.elements().map(shownText))
    .toEqual([
      'Minimum 2 hours.',
      'Exactly 4 hours takes the lower rate.',
      'Gratuity not included, ask (305) 555-0100.',
      'Tolls extra.',
    ])
})

test('on a phone each car is a block of its prices, and still a row to assistive technology', async () => {
  await page.viewport(320, 844)
  const rateCards = [
    card(2, 4, {escalade: [120, 180], sprinter: [180, 280]}),
    card(4, 8, {escalade: [110, 160]}),
    card(8, undefined, {escalade: [100, 150]}),
  ]
  const screen = await renderWithContent(<RateSheetSection section={section} />, {
    ...content,
    fleet: {...content.fleet, rateCards},
  })
  const row = screen.getByRole('row', {name: /Sprinter/})
  await expect.element(row.getByRole('rowheader', {name: /Sprinter/})).toBeVisible()
  await expect.element(row.getByText('2-4 hours')).toBeVisible()
  expect(screen.getByRole('columnheader').elements()).toHaveLength(4)
  const prices = row.getByRole('cell').elements()
  expect(prices).toHaveLength(3)
  expect(new Set(prices.map((price) => price.getBoundingClientRect().top)).size).toBe(1)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

test.each([
  ['five durations', [2, 4, 6, 8, 10], [120, 180]],
  ['four of high prices', [2, 4, 6, 8], [1200, 1500]],
])(
  'on a small tablet a table of %s scrolls on the sheet, by the keyboard too, and its names keep their words whole',
  async (_, hours, escalade) => {
    await page.viewport(640, 900)
    const rateCards = hours.map((from, index) => card(from, hours[index + 1], {escalade}))
    const screen = await renderWithContent(
      <main>
        <RateSheetSection section={section} />
      </main>,
      {
        ...content,
        fleet: {...content.fleet, rateCards},
      },
    )
    const name = screen.getByRole('rowheader', {name: /Cadillac Escalade/}).element()
    expect(brokenWords(name)).toEqual([])
    const sheet = screen.getByRole('article').element()
    expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth)
    const table = screen.getByRole('table').element()
    expect(table.scrollWidth).toBeGreaterThan(sheet.clientWidth)
    table.lastElementChild?.querySelector('td:last-child')?.scrollIntoView({inline: 'end'})
    const scroller = table.parentElement
    await expect.poll(() => scroller?.tabIndex).toBe(0)
    const inner =
      sheet.getBoundingClientRect().right - parseFloat(getComputedStyle(sheet).paddingRight)
    expect(table.getBoundingClientRect().right).toBeLessThanOrEqual(Math.ceil(inner))

    await page.viewport(1280, 900)
    await expect.poll(() => scroller?.tabIndex).toBe(-1)
  },
)

test('"Print" opens the dialog of the browser [RATES-5]', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const screen = await renderWithContent(<RateSheetSection section={section} />, content)
  await screen.getByRole('button', {name: 'Print'}).click()
  expect(print).toHaveBeenCalledOnce()
})

test('what the office has not entered is left out, and without rates there is a way to ask', async () => {
  const screen = await renderWithContent(
    <RateSheetSection section={{...section, backLink: null, conditions: undefined}} />,
  )
  await expect.element(screen.getByRole('link', {name: 'Contact us'})).toBeVisible()
  await expect.element(screen.getByRole('table')).not.toBeInTheDocument()
  await expect.element(screen.getByText('Conditions')).not.toBeInTheDocument()
  await expect.element(screen.getByText('If you cancel')).not.toBeInTheDocument()
  await expect.element(screen.getByText(/Reserve|Office hours/)).not.toBeInTheDocument()
})

/** The text of an element without what is hidden at this width. */
function shownText(element: Element): string {
  return element instanceof HTMLElement ? element.innerText.replace(/\s+/g, ' ').trim() : ''
}

function vehicle(id: string, name: string, most: number) {
  return {_id: id, name, passengers: {_type: 'passengerRange' as const, min: 1, max: most}}
}

function card(fromHours: number, toHours: number | undefined, prices: Record<string, number[]>) {
  return {
    _key: `from-${fromHours}`,
    fromHours,
    toHours: toHours ?? null,
    prices: Object.entries(prices).map(([vehicleId, [min, max]]) => ({
      _key: vehicleId,
      vehicleId,
      price: {_type: 'priceRange' as const, ...(min && {min}), ...(max && {max})},
    })),
  }
}
