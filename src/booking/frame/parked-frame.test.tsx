import type {ReactNode} from 'react'
import {BrowserRouter, Link} from 'react-router-dom'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {render} from 'vitest-browser-react'

import {BookingFrame} from '../booking-frame.tsx'

const origin = 'http://127.0.0.1:9'
let base = ''

beforeEach(() => {
  base = `${origin}/${crypto.randomUUID()}`
  history.replaceState(null, '', '?')
  // Removes the frame that the test before has parked.
  document.querySelector('[data-parked-frame]')?.remove()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a frame in which the visitor worked goes from page to page without loading again [FRAME-7]', async () => {
  const home = await render(<Home />)
  const started = shown()
  const window = started.contentWindow
  started.focus()
  await home.rerender(<p>Contact</p>)
  expect(document.querySelector('[data-parked-frame] iframe')).toBe(started)
  expect(document.querySelector<HTMLElement>('[data-parked-frame]')?.inert).toBe(true)
  history.replaceState(null, '', '?pickup=FLL')
  await home.rerender(<Reservation />)
  expect(shown()).toBe(started)
  expect(started.contentWindow).toBe(window)
  expect(started.src).toBe(base)
})

test('the new window is that of the page, also where the frame is an older one [FRAME-5]', async () => {
  const home = await render(<Home />)
  const started = shown()
  started.focus()
  await home.rerender(<p>Contact</p>)
  history.replaceState(null, '', '?pickup=FLL&vehicle=Rolls+Royce')
  base = `${base}?lang=es`
  await home.rerender(<Reservation />)
  expect(shown()).toBe(started)
  await expect
    .element(home.getByRole('link', {name: 'Open it in a new window'}))
    .toHaveAttribute('href', `${base}&pickup=FLL&vehicle=Rolls+Royce`)
})

test('on a page in another language it has the title of that page', async () => {
  const home = await render(<Home />)
  const started = shown()
  await home.rerender(<p>Contacto</p>)
  await home.rerender(<Reservation title="Reservar un viaje" />)
  expect(shown()).toBe(started)
  expect(started.title).toBe('Reservar un viaje')
})

test('it keeps its height and still receives messages of the form while nobody sees it', async () => {
  const home = await render(<Home />)
  const started = shown()
  await home.rerender(<p>Contact</p>)
  dispatchEvent(
    new MessageEvent('message', {
      source: started.contentWindow,
      origin,
      data: {type: 'EMBED_BOOKING_SIZE', height: 470},
    }),
  )
  await home.rerender(<Reservation />)
  expect(shown()).toBe(started)
  await vi.waitFor(() => expect(started.clientHeight).toBe(470))
})

test('an untouched frame follows a page that asks for another prefill [FRAME-7]', async () => {
  const home = await render(<Home />)
  const started = shown()
  history.replaceState(null, '', '?pickup=FLL')
  await home.rerender(<Reservation />)
  expect(shown()).not.toBe(started)
  expect(shown().src).toBe(`${base}?pickup=FLL`)
  expect(started.isConnected).toBe(false)
})

test('a link to the same page fills in a form that nobody has worked in, and leaves any other [FRAME-7]', async () => {
  const screen = await render(
    <Page initialHeight={600}>
      <Link to="?vehicle=SUV">Book the SUV</Link>
      <Link to="?vehicle=Van">Book the van</Link>
    </Page>,
  )
  await screen.getByRole('link', {name: 'Book the SUV'}).click()
  await vi.waitFor(() => expect(shown().src).toBe(`${base}?vehicle=SUV`))
  const worked = shown()
  worked.focus()
  await screen.getByRole('link', {name: 'Book the van'}).click()
  await vi.waitFor(() => expect(location.search).toBe('?vehicle=Van'))
  expect(shown()).toBe(worked)
  expect(worked.src).toBe(`${base}?vehicle=SUV`)
})

test('a prefilled frame moves on to a page without a prefill', async () => {
  history.replaceState(null, '', '?pickup=MIA')
  const home = await render(<Home />)
  const started = shown()
  history.replaceState(null, '', '?')
  await home.rerender(<Reservation />)
  expect(shown()).toBe(started)
})

test('a form that never answered is not parked: the next page starts a new one, with 8 s of its own [FRAME-4]', async () => {
  vi.useFakeTimers()
  const home = await render(<Home />)
  const started = shown()
  vi.advanceTimersByTime(8000)
  await home.rerender(<p>Contact</p>)
  expect(started.isConnected).toBe(false)
  await home.rerender(<Reservation />)
  expect(shown()).not.toBe(started)
  const retry = home.getByRole('button', {name: 'Retry'})
  vi.advanceTimersByTime(7999)
  await expect.element(home.getByText('Form not showing?', {exact: false})).toBeVisible()
  expect(retry.elements()).toEqual([])
  vi.advanceTimersByTime(1)
  await expect.element(retry).toBeVisible()
})

test('a form that had not answered when it was parked is given up when its time has passed', async () => {
  vi.useFakeTimers()
  const home = await render(<Home />)
  const started = shown()
  await home.rerender(<p>Contact</p>)
  vi.advanceTimersByTime(8000)
  await home.rerender(<Reservation />)
  expect(shown()).not.toBe(started)
  expect(shown().src).toBe(base)
})

test('another widget URL starts another form, unless the visitor has worked in the old one', async () => {
  const home = await render(<Home />)
  const first = shown()
  base = `${origin}/${crypto.randomUUID()}`
  await home.rerender(<Home />)
  expect(shown()).not.toBe(first)
  expect(shown().src).toBe(base)
  const second = shown()
  second.focus()
  base = `${origin}/${crypto.randomUUID()}`
  await home.rerender(<Home />)
  expect(shown()).toBe(second)
})

test('another widget URL also replaces a form that never answered', async () => {
  vi.useFakeTimers()
  const home = await render(<Home />)
  const first = shown()
  vi.advanceTimersByTime(8000)
  base = `${origin}/${crypto.randomUUID()}`
  await home.rerender(<Home />)
  expect(shown()).not.toBe(first)
  expect(shown().src).toBe(base)
})

test('a browser that cannot move a frame shows a new one [FRAME-7]', async () => {
  const moveBefore = Object.getOwnPropertyDescriptor(Element.prototype, 'moveBefore')
  Reflect.deleteProperty(Element.prototype, 'moveBefore')
  try {
    const home = await render(<Home />)
    const started = shown()
    started.focus()
    await home.rerender(<p>Contact</p>)
    expect(started.isConnected).toBe(false)
    await home.rerender(<Reservation />)
    expect(shown()).not.toBe(started)
    expect(shown().src).toBe(base)
  } finally {
    Object.defineProperty(Element.prototype, 'moveBefore', moveBefore ?? {})
  }
})

function Home() {
  return <Page key="home" initialHeight={120} />
}

function Reservation({title}: {title?: string}) {
  return <Page key="reservation" initialHeight={600} {...(title && {title})} />
}

type PageProps = {initialHeight: 120 | 600; title?: string; children?: ReactNode}

function Page({initialHeight, title = 'Book a ride', children}: PageProps) {
  return (
    <BrowserRouter>
      <BookingFrame
        widgetUrl={base}
        phone={null}
        initialHeight={initialHeight}
        title={title}
        widgetOrigins={[origin]}
      />
      {children}
    </BrowserRouter>
  )
}

function shown(): HTMLIFrameElement {
  const element = document.querySelector<HTMLIFrameElement>(
    '[data-booking-frame]:not([data-parked-frame] *)',
  )
  if (!element) throw new Error('There is no booking frame on the page.')
  return element
}
