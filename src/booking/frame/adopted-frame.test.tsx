import {Suspense} from 'react'
import {createRoot, hydrateRoot, type Root} from 'react-dom/client'
import {renderToString} from 'react-dom/server'
import {BrowserRouter} from 'react-router-dom'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'

import {countFrameLoads} from '../../../tests/support/page/record/count-frame-loads.ts'
import {BookingFrame} from '../booking-frame.tsx'
import {parkStartedFrame} from './parked-frame.ts'
import {prepareBookingFrames} from './prepare-booking-frames.ts'

const origin = 'http://127.0.0.1:9'
let base = ''
let root: Root | undefined
let page: HTMLElement

beforeEach(() => {
  base = `${origin}/${crypto.randomUUID()}?company=acme&lang="en"`
  history.replaceState(null, '', '?pickup=MIA&company=evil&token_hash=secret#hash')
  page = document.createElement('div')
  document.body.append(page)
})
afterEach(() => {
  root?.unmount()
  root = undefined
  page.remove()
  document.querySelector('[data-parked-frame]')?.remove()
  vi.useRealTimers()
})

test('the prerendered frame has no src, so that nothing loads before anything listens', () => {
  const html = renderToString(<Shown />)
  expect(html).not.toMatch(/<iframe[^>]*\ssrc=/)
  expect(html).toMatch(/<iframe[^>]*\sdata-booking-frame[^>]*\stitle="Book a ride"/)
})

test('without JavaScript the page has a link to the form', () => {
  page.innerHTML = renderToString(<Shown />)
  const noscript = document.createElement('div')
  noscript.innerHTML = page.querySelector('noscript')?.textContent ?? ''
  const link = noscript.querySelector('a')
  expect(link?.textContent).toBe('Open the booking form')
  expect(link?.getAttribute('href')).toBe(new URL(base).href)
})

test('the boot script starts the frame once; React adopts it with its messages and loads nothing [FRAME-9]', async () => {
  const complaints = vi.spyOn(console, 'error')
  prerender()
  const loads = await boot()
  expect(frame().src).toBe(`${new URL(base).href}&pickup=MIA`)
  post({type: 'EMBED_BOOKING_SIZE', height: 333})
  post({type: 'EMBED_BOOKING_SIZE', height: 444}, 'https://evil.example.com')
  const started = frame()

  hydrate()
  await vi.waitFor(() => expect(frame().clientHeight).toBe(333))
  expect(frame()).toBe(started)
  post({type: 'EMBED_BOOKING_SIZE', height: 350})
  await vi.waitFor(() => expect(frame().clientHeight).toBe(350))
  expect(loads()).toBe(1)
  expect(complaints).not.toHaveBeenCalled()
})

test('if React is there first, it starts the frame and the boot script leaves it alone', async () => {
  prerender()
  const start = prepareBookingFrames()
  hydrate()
  await vi.waitFor(() => expect(frame().src).toBe(`${new URL(base).href}&pickup=MIA`))
  const loads = countFrameLoads(frame())
  start()
  expect(loads()).toBe(0)
})

for (const newer of ['the page around it', 'its own part'] as const) {
  test(`where ${newer} is newer than the document and React renders it again, the started frame is not loaded again [FRAME-7]`, async () => {
    const Page = ({text}: {text: string}) => (
      <>
        {newer === 'the page around it' && <p>{text}</p>}
        <Suspense>
          {newer === 'its own part' && <p>{text}</p>}
          <Shown />
        </Suspense>
      </>
    )
    page.innerHTML = renderToString(<Page text="Prerendered" />)
    const loads = await boot()
    post({type: 'EMBED_BOOKING_SIZE', height: 333})
    const started = frame()
    started.focus()
    root = hydrateRoot(page, <Page text="Published meanwhile" />, {onRecoverableError: () => {}})
    await vi.waitFor(() => expect(page.textContent).toContain('Published meanwhile'))
    expect(frame()).toBe(started)
    await vi.waitFor(() => expect(started.clientHeight).toBe(333))
    expect(document.activeElement).toBe(started)
    expect(loads()).toBe(1)
  })
}

test('a visitor in the started frame stays there although the browser paints while React renders it again [FRAME-7]', async () => {
  prerender()
  await boot()
  const started = frame()
  started.focus()
  parkStartedFrame()
  page.replaceChildren()
  await vi.waitFor(() => expect(document.activeElement).toBe(document.body))
  root = createRoot(page)
  root.render(<Shown />)
  await vi.waitFor(() => expect(frame()).toBe(started))
  expect(document.activeElement).toBe(started)
})

test('the 8 s of an adopted frame count from its start, not from React [FRAME-4]', async () => {
  prerender()
  await boot()
  frame().dataset['started'] = String(performance.now() - 7000)
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
  hydrate()
  await vi.waitFor(() => expect(page.textContent).toContain('Loading the booking form.'))
  vi.advanceTimersByTime(1000)
  await vi.waitFor(() => expect(page.textContent).toContain('Retry'))
})

test('stored early messages are removed once React has read them', async () => {
  prerender()
  await boot()
  post({type: 'EMBED_BOOKING_VALUES', values: {name: 'Jordan Sample'}})
  expect(globalThis.__frameMessages).toHaveLength(1)
  hydrate()
  await vi.waitFor(() => expect(globalThis.__frameMessages).toHaveLength(0))
})

function Shown() {
  return (
    <BrowserRouter>
      <BookingFrame
        widgetUrl={base}
        phone={null}
        initialHeight={120}
        title="Book a ride"
        widgetOrigins={[origin]}
      />
    </BrowserRouter>
  )
}

function prerender() {
  page.innerHTML = renderToString(<Shown />)
}

/** Runs what the boot script does for frames. */
async function boot() {
  const start = prepareBookingFrames()
  const loads = countFrameLoads(frame())
  // Until its load event, the window of the frame is not the one that sends messages.
  const loaded = new Promise((resolve) => frame().addEventListener('load', resolve, {once: true}))
  start()
  await loaded
  return loads
}

function hydrate() {
  root = hydrateRoot(page, <Shown />)
}

function frame(): HTMLIFrameElement {
  const element = page.querySelector('iframe')
  if (!element) throw new Error('There is no booking frame.')
  return element
}

function post(data: unknown, from = origin) {
  dispatchEvent(new MessageEvent('message', {source: frame().contentWindow, origin: from, data}))
}
