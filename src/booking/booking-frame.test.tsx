import {beforeEach, expect, test, vi} from 'vitest'
import {page} from 'vitest/browser'

import {
  frame,
  newWidget,
  post,
  showFrame,
  ShownFrame,
  widgetUrl,
} from '../../tests/support/components/booking-frame.tsx'
import {countFrameLoads} from '../../tests/support/page/record/count-frame-loads.ts'

beforeEach(newWidget)

test('the frame has a title, its initial height and the URL with the parameters of the page [FRAME-1] [FRAME-2]', async () => {
  history.replaceState(null, '', '?pickup=MIA&stop=a&stop=b&code=SUMMER#access_token=secret')
  await showFrame()
  await expect.element(page.getByTitle('Book a ride')).toHaveAttribute('height', '120')
  expect(frame().src).toBe(`${widgetUrl()}?pickup=MIA&stop=a&stop=b&code=SUMMER`)
  expect(frame().clientHeight).toBe(120)
  expect(frame().getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin')
})

test('it is as high at first as its page says', async () => {
  await showFrame({initialHeight: 600})
  expect(frame().clientHeight).toBe(600)
})

test('a size message from its own window and origin gives it its height [FRAME-3]', async () => {
  await showFrame()
  post({type: 'EMBED_BOOKING_SIZE', height: 480})
  await vi.waitFor(() => expect(frame().clientHeight).toBe(480))
  post({type: 'EMBED_BOOKING_SIZE', height: '320px'})
  await vi.waitFor(() => expect(frame().clientHeight).toBe(320))
})

test('forged and absurd messages change nothing [FRAME-3]', async () => {
  await showFrame()
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
  await showFrame()
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
  await showFrame()
  await expect.poll(() => firstTexts).toEqual(['Loading the booking form.'])
  observer.disconnect()
})

test('the line under the form always offers a new window with the same parameters, or a call [FRAME-5]', async () => {
  history.replaceState(null, '', '?pickup=MIA')
  await showFrame()
  const link = page.getByRole('link', {name: 'Open it in a new window'})
  await expect.element(link).toHaveAttribute('href', `${widgetUrl()}?pickup=MIA`)
  await expect.element(link).toHaveAttribute('target', '_blank')
  const call = page.getByRole('link', {name: 'call (305) 555-0100'})
  await expect.element(call).toHaveAttribute('href', 'tel:+13055550100')
})

test('without a phone number the line offers the new window alone', async () => {
  await showFrame({phone: null})
  await expect
    .element(page.getByText('Form not showing?', {exact: false}))
    .toHaveTextContent('Form not showing? Open it in a new window.')
})

test.each([null, 'not a URL', 'https://other.example.com/book'])(
  'when the widget is %s, the visitor can call or write [FRAME-6]',
  async (url) => {
    const {container} = await showFrame({widgetUrl: url})
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
  const {rerender} = await showFrame()
  const first = frame()
  const loads = countFrameLoads(frame())
  history.replaceState(null, '', '?pickup=FLL#fleet')
  await rerender(<ShownFrame title="Reserve a ride" phone={null} />)
  await expect
    .element(page.getByText('Form not showing?', {exact: false}))
    .toHaveTextContent('Form not showing? Open it in a new window.')
  expect(frame()).toBe(first)
  expect(first.src).toBe(widgetUrl())
  expect(loads()).toBe(0)
})

test('prefill values are in no storage; the height of the form is', async () => {
  history.replaceState(null, '', '?name=Jordan+Sample&email=jordan@example.com')
  const log = vi.spyOn(console, 'log')
  await showFrame()
  post({type: 'EMBED_BOOKING_VALUES', values: {name: 'Jordan Sample'}})
  post({type: 'EMBED_BOOKING_SIZE', height: 480})
  await vi.waitFor(() => expect(sessionStorage).toHaveLength(1))
  const stored = JSON.stringify([sessionStorage, localStorage, document.cookie])
  expect(stored).toContain('480')
  expect(stored.toLowerCase()).not.toContain('jordan')
  expect(log).not.toHaveBeenCalled()
})
