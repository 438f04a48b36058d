import {expect, onTestFinished, test, vi} from 'vitest'
import {userEvent} from 'vitest/browser'

import {setClock} from '#src/content/time/clock.ts'

import {renderWithContent} from '../../../tests/support/components/render-with-content.tsx'
import type {PublishedContent} from '../../../tests/support/components/render-with-content.tsx'
import type {Section} from '../section.ts'
import {CostSection} from './cost-section.tsx'
import {choiceSettledMs} from './use-ride.ts'

const section: Section<'costSection'> = {
  _key: 'cost',
  _type: 'costSection',
  heading: 'What will it cost?',
  halfHours: true,
  notIncluded: [
    {_key: 'a', _type: 'extraCost', label: 'Tolls'},
    {_key: 'b', _type: 'extraCost', label: 'Airport parking', amount: 20},
  ],
}

const rateCards = [
  {
    _key: 'short',
    fromHours: 2,
    toHours: 4,
    prices: [
      {_key: 'a', vehicleId: 'suv', price: {min: 100, max: 150}},
      {_key: 'b', vehicleId: 'van', price: {min: 180, max: 280}},
    ],
  },
  {
    _key: 'long',
    fromHours: 4,
    prices: [{_key: 'a', vehicleId: 'suv', price: {min: 80, max: 120}}],
  },
]
const content: PublishedContent = {
  site: {
    settings: {phone: '+13055550100'},
    bookingRules: {minimumHours: 2, gratuityNote: 'Gratuity not included'},
  },
  fleet: {
    vehicles: [
      {_id: 'suv', name: 'A big car', passengers: {min: 1, max: 6}},
      {_id: 'van', name: 'A van'},
    ],
    rateCards,
    nextRates: {
      startsOn: '2099-03-14',
      rateCards: [
        {
          _key: 'next',
          fromHours: 2,
          prices: [{_key: 'a', vehicleId: 'suv', price: {min: 1, max: 2}}],
        },
      ],
    },
  },
}

test('at first the answer is that of the first vehicle for the shortest booking', async () => {
  const screen = await renderWithContent(<CostSection section={section} />, content)
  const estimate = screen.getByRole('region', {name: 'Estimate'})
  await expect.element(estimate.getByText('$200-300')).toBeVisible()
  await expect.element(estimate.getByText('2-4 hours: $100-150 per hour')).toBeVisible()
  await expect
    .element(estimate.getByRole('definition').nth(1))
    .toHaveTextContent('GratuityTollsAirport parking, $20')
  await expect
    .element(estimate.getByRole('link', {name: 'Book this ride'}))
    .toHaveAttribute('href', '/reservation?vehicle=A+big+car&hours=2')
})

test('a vehicle without a rate for the length says so and offers the phone and a quote [COST-2]', async () => {
  const screen = await renderWithContent(<CostSection section={section} />, content)
  await screen.getByRole('radio', {name: /A van/}).click()
  const estimate = screen.getByRole('region', {name: 'Estimate'})
  await expect.element(estimate.getByText('$360-560')).toBeVisible()
  const more = screen.getByRole('button', {name: 'Half an hour more'})
  for (let step = 0; step < 4; step += 1) await more.click()
  await expect.element(estimate.getByText('Ask for a quote', {exact: true})).toBeVisible()
  await expect
    .element(estimate.getByRole('link', {name: 'Call (305) 555-0100'}))
    .toHaveAttribute('href', 'tel:+13055550100')
  await expect
    .element(estimate.getByRole('link', {name: 'Get Quote'}))
    .toHaveAttribute('href', '/contact')
})

test.each([
  {
    path: '/services/hourly-service',
    more: 'Half an hour more',
    shown: 'Ask for a quote',
    email: 'Email',
    sent: 'A van, 4 hours: quote, please',
    copy: 'Copy',
  },
  {
    path: '/es/servicios/servicio-por-hora',
    more: 'Media hora más',
    shown: 'Pida cotización',
    email: 'Correo electrónico',
    sent: 'A van, 4 horas: cotización, por favor',
    copy: 'Copiar',
  },
])(
  'on $path an answer without a price asks the office for a quote when it is copied or sent [COST-6]',
  async ({path, more, shown, email, sent, copy}) => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    onTestFinished(() => write.mockRestore())
    const settings = {phone: '+13055550100', email: 'hello@example.com'}
    const screen = await renderWithContent(<CostSection section={section} />, {
      ...content,
      site: {...content.site, settings},
      path,
    })
    await screen.getByRole('radio', {name: /A van/}).click()
    for (let step = 0; step < 4; step += 1) await screen.getByRole('button', {name: more}).click()
    await expect.element(screen.getByText(shown, {exact: true})).toBeVisible()
    const href = screen.getByRole('link', {name: email}).element().getAttribute('href') ?? ''
    const mail = new URL(href).searchParams.get('body')?.split('\r\n')
    expect(mail?.[0]).toBe(sent)
    await screen.getByRole('button', {name: copy, exact: true}).click()
    expect(write.mock.lastCall?.[0].split('\n')).toEqual(mail)
  },
)

test('in Spanish, too, the phone number continues the sentence', async () => {
  const screen = await renderWithContent(<CostSection section={section} />, {
    ...content,
    path: '/es/servicios/servicio-por-hora',
  })
  await screen.getByRole('radio', {name: /A van/}).click()
  const more = screen.getByRole('button', {name: 'Media hora más'})
  for (let step = 0; step < 4; step += 1) await more.click()
  await expect.element(screen.getByText(/^No hay una tarifa publicada/)).toBeVisible()
  await expect.element(screen.getByRole('link', {name: 'Llame al (305) 555-0100'})).toBeVisible()
})

test('the day decides which rates apply, and a day that has passed says so [COST-4]', async () => {
  const screen = await renderWithContent(<CostSection section={section} />, content)
  const estimate = screen.getByRole('region', {name: 'Estimate'})
  const day = screen.getByLabelText('Day (optional)')
  await day.fill('2099-03-13')
  await expect
    .element(estimate.getByText('A big car, 2 hours, Friday, March 13, 2099'))
    .toBeVisible()
  await expect.element(estimate.getByText('$200-300')).toBeVisible()
  await day.fill('2099-03-14')
  await expect.element(estimate.getByText('$2-4')).toBeVisible()
  await day.fill('2020-03-14')
  await expect.element(screen.getByText('This day has passed.')).toBeVisible()
  await expect.element(estimate.getByText('$200-300')).toBeVisible()
})

test('the year of the day has four digits', async () => {
  const screen = await renderWithContent(<CostSection section={section} />, content)
  const day = screen.getByLabelText('Day (optional)')
  await day.click()
  await userEvent.keyboard('121220996')
  const field = day.element()
  expect(field instanceof HTMLInputElement && field.value).toMatch(/^\d{4}-12-12$/)
})

test('a chosen day that passes while the page is open says so [COST-4]', async () => {
  try {
    setClock(Date.parse('2030-03-14T12:00Z'))
    const screen = await renderWithContent(<CostSection section={section} />, content)
    await screen.getByLabelText('Day (optional)').fill('2030-03-14')
    const estimate = screen.getByRole('region', {name: 'Estimate'})
    await expect.element(estimate.getByText(/Thursday, March 14/)).toBeVisible()
    setClock(Date.parse('2030-03-15T03:59:59.900Z'))
    await expect.element(screen.getByText('This day has passed.')).toBeVisible()
  } finally {
    setClock(null)
  }
})

test('the estimate is announced once the visitor has chosen, and not when it changes by itself', async () => {
  vi.useFakeTimers({toFake: ['Date', 'setTimeout', 'clearTimeout']})
  try {
    const screen = await renderWithContent(<CostSection section={section} />, content)
    const estimate = screen.getByRole('region', {name: 'Estimate'})
    const announced = estimate.getByRole('status')
    await expect.element(estimate.getByText('$200-300')).toBeVisible()
    setClock(Date.parse('2099-03-15T12:00Z'))
    await expect.element(estimate.getByText('$2-4')).toBeVisible()
    await vi.advanceTimersByTimeAsync(2 * choiceSettledMs)
    expect(announced.element().textContent).toBe('')
    await screen.getByRole('button', {name: 'Half an hour more'}).click()
    await vi.advanceTimersByTimeAsync(2 * choiceSettledMs)
    await expect.element(announced).toHaveTextContent('A big car, 2½ hours: $2.50-5')
  } finally {
    setClock(null)
    vi.useRealTimers()
  }
})

test('where the office allows whole hours only, a step is an hour [COST-1]', async () => {
  const screen = await renderWithContent(
    <CostSection section={{...section, halfHours: false}} />,
    content,
  )
  await screen.getByRole('button', {name: 'One hour more'}).click()
  await expect.element(screen.getByText('A big car, 3 hours')).toBeVisible()
})

test('the shortest booking is the end: the button keeps the focus and does nothing', async () => {
  const screen = await renderWithContent(<CostSection section={section} />, content)
  const less = screen.getByRole('button', {name: 'Half an hour less'})
  await expect.element(less).toHaveAttribute('aria-disabled', 'true')
  await less.click({force: true})
  await expect.element(screen.getByText('A big car, 2 hours')).toBeVisible()
})

test('a gratuity that is included stands beside what is not, and so it is sent [RATES-6] [COST-6]', async () => {
  const bookingRules = {minimumHours: 2, gratuityNote: '20% gratuity included'}
  const settings = {phone: '+13055550100', email: 'hello@example.com'}
  const note = 'The price is the one in your confirmation.'
  const screen = await renderWithContent(<CostSection section={{...section, note}} />, {
    ...content,
    site: {settings, bookingRules},
  })
  const estimate = screen.getByRole('region', {name: 'Estimate'})
  const notIncluded = estimate.getByRole('definition').nth(1)
  await expect.element(notIncluded).toHaveTextContent('TollsAirport parking, $20')
  await expect.element(notIncluded).not.toHaveTextContent('gratuity')
  await expect.element(estimate.getByText(/^20% gratuity included\sThe price is/)).toBeVisible()
  const href = screen.getByRole('link', {name: 'Email'}).element().getAttribute('href') ?? ''
  expect(new URL(href).searchParams.get('body')?.split('\r\n').slice(2, 5)).toEqual([
    'Not included: Tolls, Airport parking, $20',
    '20% gratuity included',
    note,
  ])
})

test('the note stands there although nothing is extra', async () => {
  const note = 'The price is the one in your confirmation.'
  const screen = await renderWithContent(
    <CostSection section={{...section, notIncluded: [], note}} />,
    {fleet: content.fleet},
  )
  await expect.element(screen.getByText(note)).toBeVisible()
  await expect.element(screen.getByText('Not included')).not.toBeInTheDocument()
})

test('without rates the section says so and leads to the office', async () => {
  const screen = await renderWithContent(<CostSection section={section} />, {
    site: content.site,
    fleet: {vehicles: content.fleet?.vehicles},
  })
  await expect.element(screen.getByText(/rates are being updated/)).toBeVisible()
  await expect.element(screen.getByRole('link', {name: 'Contact us'})).toBeVisible()
})
