import {afterEach, beforeEach, expect, onTestFinished, test, vi} from 'vitest'
import {page} from 'vitest/browser'

import {
  frame,
  newWidget,
  post,
  properties,
  showFrame,
} from '../../tests/support/components/booking-frame.tsx'
import {renderWithContent} from '../../tests/support/components/render-with-content.tsx'
import {BookingFrame} from './booking-frame.tsx'

/* What a visitor sees while the form does not answer, and when it does after all. */

beforeEach(newWidget)
afterEach(async () => {
  vi.useRealTimers()
  await page.viewport(1280, 900)
})

test('after 8 s without an answer a panel offers call, new window and Retry; the frame does not move [FRAME-4]', async () => {
  vi.useFakeTimers()
  await showFrame()
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
    await showFrame({initialHeight: 600})
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
  await showFrame()
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
  await showFrame()
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
  await showFrame()
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
  await showFrame()
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
  await showFrame()
  post({type: 'EMBED_BOOKING_SIZE', height: 480})
  vi.advanceTimersByTime(60_000)
  await expect.element(page.getByText('Form not showing?', {exact: false})).toBeVisible()
  expect(page.getByRole('button', {name: 'Retry'}).elements()).toHaveLength(0)
})
