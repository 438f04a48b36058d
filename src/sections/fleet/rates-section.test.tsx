import {afterEach, expect, test} from 'vitest'
import {cdp, page} from 'vitest/browser'

import {brokenWords} from '../../../tests/support/components/broken-words.ts'
import {
  type PublishedContent,
  renderWithContent,
} from '../../../tests/support/components/render-with-content.tsx'
import type {Section} from '../section.ts'
import {RatesSection} from './rates-section.tsx'

const section: Section<'ratesSection'> = {
  _key: 'rates',
  _type: 'ratesSection',
  heading: 'Hourly rates',
  durationLabel: 'Duration',
  priceUnit: 'per hour',
  notes: [
    {_key: 'a', _type: 'iconItem', icon: 'timer-reset', title: 'Minimum booking {minHours}'},
    {_key: 'b', _type: 'iconItem', icon: 'receipt', title: 'Gratuity not included'},
    {_key: 'c', _type: 'iconItem', title: 'Call {phone}'},
  ],
  sheetLink: {_key: null, _type: 'link', label: 'Rate sheet to print', href: '/rate-sheet'},
}
const bookingRules = {minimumHours: 2}
const fleet: PublishedContent['fleet'] = {
  vehicles: [vehicle('escalade', 'Cadillac Escalade', 6), vehicle('rolls', 'Rolls Royce', 4)],
  rateCards: [
    card(8, undefined, {escalade: [100, 150]}),
    card(2, 4, {escalade: [120, 180], rolls: [350, 500], sprinter: [180, 280]}),
    card(4, 8, {escalade: [110, 160], rolls: [320, 450]}),
  ],
  nextRates: null,
  order: null,
}

afterEach(async () => {
  await cdp().send('Emulation.setEmulatedMedia', {media: ''})
  await page.viewport(1280, 900)
})

test('every price is in the column of its vehicle and the row of its duration, with its unit [RATES-4]', async () => {
  const screen = await renderWithContent(<RatesSection section={section} />, {
    fleet,
    site: {bookingRules},
  })
  expect(cells(screen)).toEqual([
    ['Duration2-hour minimum', 'Cadillac Escalade1-6 passengers', 'Rolls Royce1-4 passengers'],
    ['2-4 hours', '$120-180 per hour', '$350-500 per hour'],
    ['4-8 hours', '$110-160 per hour', '$320-450 per hour'],
    ['8+ hours', '$100-150 per hour', 'On request'],
  ])
})

test.each([
  [
    'the only duration',
    [card(2, undefined, {escalade: [120, 180]})],
    [['2+ hours', '$120-180 per hour']],
  ],
  [
    'the only one with prices',
    [card(2, 4, {escalade: [120, 180]}), card(4, undefined, {})],
    [
      ['2-4 hours', '$120-180 per hour'],
      ['4+ hours', 'On request'],
    ],
  ],
])(
  'where the shortest duration is %s, it is in the table [RATES-4]',
  async (_, rateCards, rows) => {
    const screen = await renderWithContent(<RatesSection section={section} />, {
      fleet: {...fleet, rateCards},
    })
    expect(cells(screen)).toEqual([['Duration', 'Cadillac Escalade1-6 passengers'], ...rows])
  },
)

test('on a phone the cards are still a table to assistive technology', async () => {
  await page.viewport(390, 844)
  const screen = await renderWithContent(<RatesSection section={section} />, {
    fleet,
    site: {bookingRules},
  })
  const table = screen.getByRole('table', {name: 'Hourly rates'})
  await expect.element(table.getByRole('rowheader', {name: '8+ hours'})).toBeVisible()
  expect(table.getByRole('columnheader').elements()).toHaveLength(3)
  expect(table.getByRole('cell').elements()).toHaveLength(6)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test.each([
  [5, 'table-cell'],
  [6, 'flex'],
  [9, 'flex'],
])('on paper every price of %i vehicles is between the margins', async (count, display) => {
  // As wide as a sheet of A4 between its margins.
  await page.viewport(658, 900)
  await cdp().send('Emulation.setEmulatedMedia', {media: 'print'})
  const ids = Array.from({length: count}, (_, index) => `vehicle-${index}`)
  const prices = Object.fromEntries(ids.map((id) => [id, [1200, 1500]]))
  const vehicles = ids.map((id) => vehicle(id, 'Mercedes Sprinter', 14))
  const screen = await renderWithContent(
    <main>
      <RatesSection section={section} />
    </main>,
    {
      fleet: {...fleet, vehicles, rateCards: [card(2, 4, prices), card(4, undefined, prices)]},
    },
  )
  const shown = screen.getByRole('cell').elements()
  expect(shown).toHaveLength(2 * count)
  for (const cell of shown) {
    expect(getComputedStyle(cell).display).toBe(display)
    for (const text of cell.querySelectorAll('span')) {
      expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(658)
    }
  }
  const names = screen.getByRole('cell').getByText('Mercedes Sprinter').elements()
  const areNamed = names.map((name) => name.checkVisibility())
  expect(areNamed).toEqual(names.map(() => display === 'flex'))
})

test('conditions are beside the prices; one whose setting is missing is left out', async () => {
  const screen = await renderWithContent(<RatesSection section={section} />, {
    fleet,
    site: {bookingRules},
  })
  await expect.element(screen.getByText('Minimum booking 2 hours')).toBeVisible()
  await expect.element(screen.getByText('Gratuity not included')).toBeVisible()
  await expect.element(screen.getByText(/^Call/)).not.toBeInTheDocument()
})

test('on a phone a long unit goes below the price, and the names of vehicles keep their words whole', async () => {
  await page.viewport(390, 844)
  const screen = await renderWithContent(
    <main>
      <RatesSection section={{...section, priceUnit: 'per hour, gratuity not included'}} />
    </main>,
    {fleet, site: {bookingRules}},
  )
  for (const price of screen.getByRole('cell').elements()) expect(brokenWords(price)).toEqual([])
  expect(document.documentElement.scrollWidth).toBe(390)
})

test('where the table is wider than the window the keyboard can scroll it, and elsewhere it is no stop', async () => {
  await page.viewport(640, 900)
  const ids = ['one', 'two', 'three', 'four', 'five']
  const prices = Object.fromEntries(ids.map((id) => [id, [1200, 1500]]))
  const screen = await renderWithContent(<RatesSection section={section} />, {
    fleet: {
      ...fleet,
      vehicles: ids.map((id) => vehicle(id, 'Sprinter', 14)),
      rateCards: [card(2, undefined, prices)],
    },
  })
  const box = screen.getByRole('table').element().parentElement
  await expect.poll(() => box?.tabIndex).toBe(0)
  await page.viewport(1280, 900)
  await expect.poll(() => box?.tabIndex).toBe(-1)
  await page.viewport(390, 844)
  await expect.element(screen.getByRole('cell').first()).toBeVisible()
  await expect.poll(() => box?.tabIndex).toBe(-1)
})

test('below the table a link leads to the sheet, unless its page is gone [RATES-4]', async () => {
  const screen = await renderWithContent(<RatesSection section={section} />, {fleet})
  const link = screen.getByRole('link', {name: 'Rate sheet to print'})
  await expect.element(link).toHaveAttribute('href', '/rate-sheet')
  await screen.unmount()

  const sheetLink = {_key: null, _type: 'link', label: 'Rate sheet to print', href: null} as const
  const gone = await renderWithContent(<RatesSection section={{...section, sheetLink}} />, {fleet})
  await expect.element(gone.getByText('Rate sheet to print')).not.toBeInTheDocument()
})

test('without rates the section says so and leads to the contact page [RATES-4]', async () => {
  const screen = await renderWithContent(<RatesSection section={section} />)
  await expect.element(screen.getByText(/^Our hourly rates are being updated\./)).toBeVisible()
  await expect.element(screen.getByRole('table')).not.toBeInTheDocument()
  await expect
    .element(screen.getByRole('link', {name: 'Contact us'}))
    .toHaveAttribute('href', '/contact')
})

/** What a visitor reads in each cell, row by row. */
function cells(screen: Awaited<ReturnType<typeof renderWithContent>>) {
  return screen
    .getByRole('row')
    .elements()
    .map((row) =>
      [...row.children].map(
        (cell) =>
          [...cell.querySelectorAll('span:not(:has(span))')]
            .filter((part) => !part.matches('[aria-hidden=true]'))
            .map(({textContent}) => textContent)
            .join(cell.matches('td') ? ' ' : '') || cell.textContent,
      ),
    )
}

function vehicle(id: string, name: string, most: number) {
  return {
    _id: id,
    name,
    passengers: {_type: 'passengerRange' as const, min: 1, max: most},
  }
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
