import {QueryClient, QueryClientProvider} from '@tanstack/react-query'
import {MemoryRouter} from 'react-router-dom'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {render} from 'vitest-browser-react'
import {page} from 'vitest/browser'

import {RouterLinks} from '#src/app/navigation/router-links.ts'

import {EmbedTestPage} from './embed-test-page.tsx'

const names = [
  'No parameters',
  'Camel case',
  'Snake case',
  'Kebab case',
  'Short names',
  'Pickup and dropoff',
  'Prefixed names',
  'First and last name',
  'LimoExpress names',
  'Brackets',
  'One JSON text',
  'JSON in base64',
  'One date-time',
]
const formats = [
  'Date as 2030-05-17',
  'Date as 05/17/2030',
  'Date as 17-05-2030',
  'Date with time and zone',
  'Date in milliseconds',
  'Time as 18:30',
  'Time as 6:30 PM',
  'Time as 1830',
  'Phone as people write it',
  'Phone in E.164',
  'Phone as digits',
  'Spaces as +',
  'Spaces as %20',
  'Accents and ampersand',
]

const origin = 'http://127.0.0.1:9'
const widgetUrl = `${origin}/book?company=acme`

// The frames of these tests load nothing; the tests themselves dispatch their load events.
const ownLoad = (event: Event) => {
  if (event.isTrusted && event.target instanceof HTMLIFrameElement) event.stopPropagation()
}

beforeEach(() => {
  vi.useFakeTimers()
  document.addEventListener('load', ownLoad, true)
})
afterEach(() => {
  document.removeEventListener('load', ownLoad, true)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('there is a button that runs all tests, one for each test, the test data and an 800 px frame [EMBED-1]', async () => {
  await show()
  await expect.element(page.getByRole('button', {name: 'Run all tests'})).toBeVisible()
  for (const name of names) {
    await expect.element(testButton(name, 'Not run')).toBeVisible()
  }
  expect(page.getByRole('button', {name: /Not run$/}).elements()).toHaveLength(names.length)
  for (const [label, value] of [
    ['Name', 'Jordan Sample'],
    ['Email', 'jordan.sample@example.com'],
    ['Phone', '(305) 555-0123'],
    ['Pick-up', 'Miami International Airport (MIA)'],
    ['Destination', '1600 Collins Avenue, Miami Beach'],
    ['Passengers', '3'],
    ['Date', '2030-05-17'],
    ['Time', '18:30'],
  ] as const) {
    await expect.element(page.getByText(label, {exact: true})).toBeVisible()
    await expect.element(page.getByText(value, {exact: true})).toBeVisible()
  }
  expect(frame().clientHeight).toBe(800)
  expect(frame().hasAttribute('src')).toBe(false)
  await expect.element(page.getByText('13 not run')).toBeVisible()
})

test('a test shows its parameters, sends them after those of the configured URL, and succeeds 2 s after loading [EMBED-4]', async () => {
  await show()
  await testButton('Snake case', 'Not run').click()
  await expect.element(testButton('Snake case', 'Testing')).toBeVisible()
  await expect
    .element(page.getByRole('heading', {name: 'Current parameters: Snake case'}))
    .toBeVisible()
  await expect
    .element(page.getByText('"customer_name": "Jordan Sample"', {exact: false}))
    .toBeVisible()
  expect(frame().src).toMatch(
    /^http:\/\/127\.0\.0\.1:9\/book\?company=acme&customer_name=Jordan(?:%20|\+)Sample&/,
  )

  loaded()
  vi.advanceTimersByTime(1999)
  await expect.element(testButton('Snake case', 'Testing')).toBeVisible()
  vi.advanceTimersByTime(1)
  await expect.element(testButton('Snake case', 'Success')).toBeVisible()
  await expect.element(page.getByText(`1 succeeded, ${names.length - 1} not run`)).toBeVisible()
})

test('the results show size message, load time and received values beside the status [EMBED-4]', async () => {
  await show()
  await testButton('Camel case', 'Not run').click()
  vi.advanceTimersByTime(200)
  loaded()
  await expect
    .element(page.getByRole('row', {name: /^Camel case Testing \d+ ms None Not told$/}))
    .toBeVisible()
  vi.advanceTimersByTime(100)
  post({type: 'EMBED_BOOKING_SIZE', height: 547}, 'https://evil.example.com')
  post({type: 'EMBED_BOOKING_SIZE', height: 547})
  post({type: 'EMBED_BOOKING_VALUES', values: {pickup: 'MIA', passengers: '3'}})
  await expect
    .element(
      page.getByRole('row', {
        name: /^Camel case Testing \d+ ms \d+ ms, 547 px pickup, passengers$/,
      }),
    )
    .toBeVisible()
})

test('"run all" steps on every 6 s, says so politely and can be stopped', async () => {
  await show()
  const [first = '', second = '', third = ''] = names
  await page.getByRole('button', {name: 'Run all tests'}).click()
  await expect.element(testButton(first, 'Testing')).toBeVisible()
  vi.advanceTimersByTime(6000)
  await expect.element(testButton(first, 'Failed')).toBeVisible()
  await expect.element(testButton(second, 'Testing')).toBeVisible()
  expect(announced()).toContain(`${second}: Testing, ${names.length - 2} to go`)
  await page.getByRole('button', {name: /^Stop/}).click()
  vi.advanceTimersByTime(60_000)
  await expect.element(testButton(second, 'Failed')).toBeVisible()
  await expect
    .element(page.getByRole('row', {name: `${second} Failed No None Not told`}))
    .toBeVisible()
  await expect.element(testButton(third, 'Not run')).toBeVisible()
})

test('a click in between is run at once and the others go on after it', async () => {
  await show()
  const [first = '', second = ''] = names
  await page.getByRole('button', {name: 'Run all tests'}).click()
  await expect.element(testButton(first, 'Testing')).toBeVisible()
  await testButton('Brackets', 'Not run').click()
  await expect.element(testButton('Brackets', 'Testing')).toBeVisible()
  loaded()
  vi.advanceTimersByTime(6000)
  await expect.element(testButton('Brackets', 'Success')).toBeVisible()
  await expect.element(testButton(first, 'Testing')).toBeVisible()
  vi.advanceTimersByTime(6000)
  await expect.element(testButton(second, 'Testing')).toBeVisible()
})

test('the page for formats is the second view; there a test fails after 5 s [EMBED-1]', async () => {
  await show({path: '/embed-test?view=formats'})
  await expect.element(page.getByRole('heading', {level: 1})).toHaveTextContent('Prefill formats')
  expect(page.getByRole('button', {name: /Not run$/}).elements()).toHaveLength(formats.length)
  for (const format of formats) {
    await expect.element(testButton(format, 'Not run')).toBeVisible()
  }
  const [name = ''] = formats
  await testButton(name, 'Not run').click()
  await expect.element(testButton(name, 'Testing')).toBeVisible()
  vi.advanceTimersByTime(4999)
  await expect.element(testButton(name, 'Testing')).toBeVisible()
  vi.advanceTimersByTime(1)
  await expect.element(testButton(name, 'Failed')).toBeVisible()
})

test('going to the other view ends every timer and starts over', async () => {
  await show()
  await page.getByRole('button', {name: 'Run all tests'}).click()
  await expect.element(page.getByRole('button', {name: /^Stop/})).toBeVisible()
  await page.getByRole('link', {name: 'Parameter formats'}).click()
  await expect.element(page.getByText(`${formats.length} not run`)).toBeVisible()
  vi.advanceTimersByTime(60_000)
  await expect.element(page.getByText(`${formats.length} not run`)).toBeVisible()
  await page.getByRole('link', {name: 'Parameter names'}).click()
  await expect.element(page.getByText(`${names.length} not run`)).toBeVisible()
})

test('no timer outlives the page', async () => {
  const {unmount} = await show()
  await page.getByRole('button', {name: 'Run all tests'}).click()
  await expect.element(page.getByRole('button', {name: /^Stop/})).toBeVisible()
  expect(vi.getTimerCount()).toBe(1)
  await unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test('the results can be copied as text', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await show()
  await page.getByRole('button', {name: 'Copy results'}).click()
  await expect.element(page.getByText('Copied.')).toBeVisible()
  expect(write.mock.lastCall?.[0]).toMatch(
    /^Booking embed test\n\d+ not run\n\nNo parameters: Not run\n/,
  )
})

test('where the browser forbids copying, the text can be selected', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  await show()
  await page.getByRole('button', {name: 'Copy results'}).click()
  const text = page.getByRole('textbox', {name: 'Results as text'})
  await expect.element(text).toBeVisible()
  expect(text.element().textContent).toContain('Camel case: Not run')
})

test('without a widget nothing can be tested, and the page says why', async () => {
  await show({widgetUrl: 'https://other.example.com/book'})
  await expect
    .element(page.getByText('There is no booking widget to test.', {exact: false}))
    .toBeVisible()
  await expect.element(page.getByRole('button', {name: 'Run all tests'})).toBeDisabled()
})

async function show(changes: {path?: string; widgetUrl?: string} = {}) {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[changes.path ?? '/embed-test']}>
        <RouterLinks />
        <EmbedTestPage widgetUrl={changes.widgetUrl ?? widgetUrl} widgetOrigins={[origin]} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

function testButton(name: string, status: string) {
  return page.getByRole('button', {name: `${name} ${status}`, exact: true})
}

function loaded() {
  frame().dispatchEvent(new Event('load'))
}

function post(data: unknown, from = origin) {
  dispatchEvent(new MessageEvent('message', {source: frame().contentWindow, origin: from, data}))
}

function announced(): string {
  return page
    .getByRole('status')
    .elements()
    .map(({textContent}) => textContent)
    .join(' ')
}

function frame(): HTMLIFrameElement {
  const element = page.getByTitle('Booking widget under test').element()
  if (!(element instanceof HTMLIFrameElement)) throw new Error('There is no frame.')
  return element
}
