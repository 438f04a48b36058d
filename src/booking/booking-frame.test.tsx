import {BrowserRouter} from 'react-router-dom'
import {afterEach, beforeEach, expect, onTestFinished, test, vi} from 'vitest'
import {render} from 'vitest-browser-react'
import {page} from 'vitest/browser'

import {renderWithContent} from '../../tests/support/components/render-with-content.tsx'
import {countFrameLoads} from '../../tests/support/page/record/count-frame-loads.ts'
import {BookingFrame} from './booking-frame.tsx'

const origin = 'http://127.0.0.1:9'
const phone = '+13055550100'
let base = ''

beforeEach(() => {
  // A URL of its own for every test, so that no test finds the parked frame of another one.
  base = `${origin}/${crypto.randomUUID()}`
  history.replaceState(null, '', '?')
  sessionStorage.clear()
})
afterEach(async () => {
  vi.useRealTimers()
  await page.viewport(1280, 900)
})

test('the frame has a title, its initial height and the URL with the parameters of the page [FRAME-1] [FRAME-2]', async () => {
  history.replaceState(null, '', '?pickup=MIA&stop=a&stop=b&code=SUMMER#access_token=secret')
  await show()
  await expect.element(page.getByTitle('Book a ride')).toHaveAttribute('height', '120')
  expect(frame().src).toBe(`${base}?pickup=MIA&stop=a&stop=b&code=SUMMER`)
  expect(frame().clientHeight).toBe(120)
  expect(frame().getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin')
})

test('on the reservation page it is 600 px high at first [FRAME-2]', async () => {
  await show({initialHeight: 600})
  expect(frame().clientHeight).toBe(600)
})

test('a size message from its own window and origin gives it its height [FRAME-3]', async () => {
  await show()
  post({type: 'EMBED_BOOKING_SIZE', height: 480})
  await vi.waitFor(() => expect(frame().clientHeight).toBe(480))
  post({type: 'EMBED_BOOKING_SIZE', height: '320px'})
  await vi.waitFor(() => expect(frame().clientHeight).toBe(320))
})

test('forged and absurd messages change nothing [FRAME-3]', async () => {
  await show()
  const size = {type: 'EMBED_BOOKING_SIZE', height: 480}
  post(size, {origin: 'http://127.0.0.1:10'})
  post(size, {origin: 'https://evil.example.com'})
  post(size, {origin: 'null'})
  post(size, {source: window})
  post(size, {source: null})
  for (const height of [-200, Number.NaN, 'tall', null, {}]) post({...size, height})
  // The last message is valid: once it has an effect, the ones before it have been handled.
  post({...size, height: 130})
  await vi.waitFor(() => expect(frame().clientHeight).toBe(130))
  await expect.element(page.getByText('Booking form loaded.')).toBeInTheDocument()
})

test('the state is announced: loading, then loaded [FRAME-5]', async () => {
  await show()
  const status = page.getByRole('status')
  await expect.element(status).toHaveTextContent('Loading the booking form.')
  post({type: 'EMBED_BOOKING_SIZE', height: 480})
  await expect.element(status).toHaveTextContent('Booking form loaded.')
})

test('the region of the announcement is on the page before its text', async () => {
  const firstTexts: (string | null)[] = []
  const observer = new MutationObserver((records) => {
    for (const {target, addedNodes} of records) {
      if (target instanceof Element && target.role === 'status') {
        firstTexts.push(...Array.from(addedNodes, ({textContent}) => textContent))
      }
    }
  })
  observer.observe(document.body, {subtree: true, childList: true})
  await show()
  await expect.poll(() => firstTexts).toEqual(['Loading the booking form.'])
  observer.disconnect()
})

test('the line under the form always offers a new window with the same parameters, or a call [FRAME-5]', async () => {
  history.replaceState(null, '', '?pickup=MIA')
  await show()
  const link = page.getByRole('link', {name: 'Open it in a new window'})
  await expect.element(link).toHaveAttribute('href', `${base}?pickup=MIA`)
  await expect.element(link).toHaveAttribute('target', '_blank')
  const call = page.getByRole('link', {name: 'call (305) 555-0100'})
  await expect.element(call).toHaveAttribute('href', 'tel:+13055550100')
})

test('without a phone number the line offers the new window alone', async () => {
  await show({phone: null})
  await expect
    .element(page.getByText('Form not showing?', {exact: false}))
    .toHaveTextContent('Form not showing? Open it in a new window.')
})

test('after 8 s without an answer a panel offers call, new window and Retry; the frame does not move [FRAME-4]', async () => {
  vi.useFakeTimers()
  await show()
  const before = frame().getBoundingClientRect().toJSON()
  vi.advanceTimersByTime(7999)
  await expect.element(page.getByText('Form not showing?', {exact: false})).toBeVisible()
  vi.advanceTimersByTime(1)
  await expect.element(page.getByRole('link', {name: 'Call (305) 555-0100'})).toBeVisible()
  await expect.element(page.getByRole('link', {name: 'Open in a new window'})).toBeVisible()
  const retry = page.getByRole('button', {name: 'Retry'})
  await expect.element(retry).toBeVisible()
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent(
      'The booking form has not answered. You can call, open it in a new window or retry.',
    )
  expect(frame().getBoundingClientRect().toJSON()).toEqual(before)
  expect(retry.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(
    frame().getBoundingClientRect().bottom,
  )
})

test.each([
  {width: 1280, height: 900, position: 'sticky'},
  {width: 320, height: 256, position: 'relative'},
])(
  'at $width × $height the panel under a high frame is $position: enlarged to 400 %, it would cover the window [FRAME-4]',
  async ({width, height, position}) => {
    await page.viewport(width, height)
    vi.useFakeTimers()
    await show({initialHeight: 600})
    vi.advanceTimersByTime(8000)
    const retry = page.getByRole('button', {name: 'Retry'})
    await expect.element(retry).toBeVisible()
    const panel = retry.element().parentElement
    expect(panel && getComputedStyle(panel).position).toBe(position)
  },
)

test.each([
  ['/', 'The booking form has not answered. You can open it in a new window or retry.'],
  ['/es', 'El formulario de reservación no responde. Puede abrirlo en otra ventana o reintentar.'],
])(
  'without a phone number a late form is announced at %s without a call [FRAME-5]',
  async (path, text) => {
    vi.useFakeTimers()
    await renderWithContent(<BookingFrame {...properties()} phone={null} />, {path})
    vi.advanceTimersByTime(8000)
    const status = page.getByRole('status').filter({hasText: /./})
    await expect.element(status).toHaveTextContent(text)
  },
)

test('an answer after the panel still counts [FRAME-4]', async () => {
  vi.useFakeTimers()
  await show()
  vi.advanceTimersByTime(8000)
  await expect.element(page.getByRole('button', {name: 'Retry'})).toBeVisible()
  post({type: 'EMBED_BOOKING_SIZE', height: 480})
  await expect.element(page.getByRole('button', {name: 'Retry'})).not.toBeInTheDocument()
  await expect.element(page.getByText('Form not showing?', {exact: false})).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('Booking form loaded.')
  expect(frame().clientHeight).toBe(480)
})

test('the focus goes from the panel to the place of the form when that answers after all', async () => {
  vi.useFakeTimers()
  await show()
  vi.advanceTimersByTime(8000)
  const retry = page.getByRole('button', {name: 'Retry'})
  await retry.click()
  await expect.element(retry).toHaveFocus()
  post({type: 'EMBED_BOOKING_SIZE', height: 480})
  await expect.element(retry).not.toBeInTheDocument()
  // Not into the form itself, which would count as used.
  expect(document.activeElement?.querySelector('[data-booking-frame]')).toBe(frame())
  expect(document.activeElement).not.toBe(document.body)
})

test('the focus goes from the line under the form to the place of the form when the panel replaces it', async () => {
  vi.useFakeTimers()
  await show()
  const link = page.getByRole('link', {name: 'Open it in a new window'})
  await expect.element(link).toBeVisible()
  const element = link.element()
  if (element instanceof HTMLElement) element.focus()
  await expect.element(link).toHaveFocus()
  vi.advanceTimersByTime(8000)
  await expect.element(page.getByRole('button', {name: 'Retry'})).toBeVisible()
  expect(document.activeElement?.querySelector('[data-booking-frame]')).toBe(frame())
  expect(document.activeElement).not.toBe(document.body)
})

test('Retry loads the form again and gives it another 8 s, with the panel in place [FRAME-4]', async () => {
  vi.useFakeTimers()
  const loads = countLoadEvents()
  await show()
  // At first it is empty, then it has the form.
  await expect.poll(loads).toBe(2)
  vi.advanceTimersByTime(8000)
  const retry = page.getByRole('button', {name: 'Retry'})
  await expect.element(retry).toBeVisible()
  await retry.click()
  await expect.poll(loads).toBe(3)
  await expect.element(page.getByText('Loading the form again…')).toBeVisible()
  await expect.element(retry).toHaveFocus()
  await retry.click({force: true})
  vi.advanceTimersByTime(7000)
  await expect.element(page.getByText('Loading the form again…')).toBeVisible()
  vi.advanceTimersByTime(1000)
  await expect.element(page.getByText('Trouble with the booking form?')).toBeVisible()
  expect(loads()).toBe(3)
})

/** Counts from now on how often a frame has loaded, whatever it shows then. */
function countLoadEvents(): () => number {
  let times = 0
  const note = ({target}: Event) => {
    if (target instanceof HTMLIFrameElement) times += 1
  }
  document.addEventListener('load', note, {capture: true})
  onTestFinished(() => document.removeEventListener('load', note, {capture: true}))
  return () => times
}

test('an answered frame no longer has a deadline', async () => {
  vi.useFakeTimers()
  await show()
  post({type: 'EMBED_BOOKING_SIZE', height: 480})
  vi.advanceTimersByTime(60_000)
  await expect.element(page.getByText('Form not showing?', {exact: false})).toBeVisible()
  expect(page.getByRole('button', {name: 'Retry'}).elements()).toHaveLength(0)
})

test.each([null, 'not a URL', 'https://other.example.com/book'])(
  'when the widget is %s, the visitor can call or write [FRAME-6]',
  async (widgetUrl) => {
    const {container} = await show({widgetUrl})
    await expect
      .element(page.getByText(/^Online booking is not available at the moment\./))
      .toBeVisible()
    await expect.element(page.getByRole('link', {name: 'Call (305) 555-0100'})).toBeVisible()
    await expect
      .element(page.getByRole('link', {name: 'Contact us'}))
      .toHaveAttribute('href', '/contact')
    expect(container.querySelector('iframe')).toBeNull()
  },
)

test('neither new properties nor a new query nor a new hash load the form again', async () => {
  const {rerender} = await show()
  const first = frame()
  const loads = countFrameLoads(frame())
  history.replaceState(null, '', '?pickup=FLL#fleet')
  await rerender(<Shown title="Reserve a ride" phone={null} />)
  await expect
    .element(page.getByText('Form not showing?', {exact: false}))
    .toHaveTextContent('Form not showing? Open it in a new window.')
  expect(frame()).toBe(first)
  expect(first.src).toBe(base)
  expect(loads()).toBe(0)
})

test('prefill values are in no storage; the height of the form is', async () => {
  history.replaceState(null, '', '?name=Jordan+Sample&email=jordan@example.com')
  const log = vi.spyOn(console, 'log')
  await show()
  post({type: 'EMBED_BOOKING_VALUES', values: {name: 'Jordan Sample'}})
  post({type: 'EMBED_BOOKING_SIZE', height: 480})
  await vi.waitFor(() => expect(sessionStorage).toHaveLength(1))
  const stored = JSON.stringify([sessionStorage, localStorage, document.cookie])
  expect(stored).toContain('480')
  expect(stored.toLowerCase()).not.toContain('jordan')
  expect(log).not.toHaveBeenCalled()
})

type Changes = Partial<Parameters<typeof BookingFrame>[0]>

function Shown(changes: Changes) {
  return (
    <BrowserRouter>
      <BookingFrame {...properties()} {...changes} />
    </BrowserRouter>
  )
}

function properties() {
  return {
    widgetUrl: base,
    phone,
    initialHeight: 120,
    title: 'Book a ride',
    widgetOrigins: [origin],
  } as const
}

async function show(changes: Changes = {}) {
  return render(<Shown {...changes} />)
}

function frame(): HTMLIFrameElement {
  const element = document.querySelector<HTMLIFrameElement>(
    '[data-booking-frame]:not([data-parked-frame] *)',
  )
  if (!element) throw new Error('There is no booking frame.')
  return element
}

/** A message as the browser delivers it, from the frame unless said otherwise. */
function post(data: unknown, from: {origin?: string; source?: Window | null} = {}) {
  dispatchEvent(new MessageEvent('message', {source: frame().contentWindow, origin, ...from, data}))
}
