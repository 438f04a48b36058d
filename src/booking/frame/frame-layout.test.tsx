import {BrowserRouter} from 'react-router-dom'
import {beforeEach, expect, onTestFinished, test, vi} from 'vitest'
import {render} from 'vitest-browser-react'
import {page} from 'vitest/browser'

import {BookingFrame} from '../booking-frame.tsx'

const origin = 'http://127.0.0.1:9'
let base = ''

beforeEach(async () => {
  base = `${origin}/${crypto.randomUUID()}`
  sessionStorage.clear()
  await page.viewport(1280, 900)
  scrollTo(0, 0)
})

test.each([
  [390, 844],
  [768, 1024],
])('at %i px the form grows within its reserved space and nothing moves', async (width, height) => {
  await page.viewport(width, height)
  await show()
  const before = following().top
  await grow(500)
  expect(following().top).toBe(before)
  expect(bottomOf('Form not showing?')).toBeLessThanOrEqual(before)
})

test.each([280, 320, 347, 500, 560, 639, 640, 680, 859, 860, 944, 999, 1000, 1280])(
  'in a board %i px wide the late panel fits into the reserved space of both pages',
  async (width) => {
    await page.viewport(Math.max(width, 320), 1100)
    for (const initialHeight of [120, 600] as const) {
      base = `${origin}/${crypto.randomUUID()}`
      vi.useFakeTimers()
      const {unmount} = await show({width}, initialHeight)
      const before = following().top
      vi.advanceTimersByTime(8000)
      vi.useRealTimers()
      const retry = page.getByRole('button', {name: 'Retry'})
      await expect.element(retry).toBeVisible()
      expect(following().top).toBe(before)
      expect(retry.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(before)
      await unmount()
    }
  },
)

test('beyond the reserved space the form overhangs what follows, which does not move [FRAME-8]', async () => {
  await show()
  const before = following().top
  await grow(400)
  expect(following().top).toBe(before)
  expect(frame().getBoundingClientRect().bottom).toBeGreaterThan(before)
  const line = page.getByRole('link', {name: 'Open it in a new window'}).element()
  const {top, left, height} = line.getBoundingClientRect()
  expect(top).toBeGreaterThanOrEqual(frame().getBoundingClientRect().bottom)
  expect(document.elementFromPoint(left + 5, top + height / 2)).toBe(line)
})

test('when the visitor uses the rest of the page the board grows, and what follows does not move on screen', async () => {
  await show()
  await grow(400)
  const before = following().top
  document.querySelector('[data-following]')?.dispatchEvent(pressed())
  expect(following().top).toBe(before)
  expect(scrollY).toBe(280)
  expect(bottomOf('Form not showing?')).toBeLessThanOrEqual(before)
})

test('scrolling down does the same; scrolling up and using the board keep the overhang', async () => {
  await show()
  scrollTo(0, 50)
  await grow(400)
  await scrollAndSettle(20)
  expect(scrollY).toBe(20)
  page.getByRole('link', {name: 'Open it in a new window'}).element().dispatchEvent(pressed())
  expect(scrollY).toBe(20)
  await scrollAndSettle(60)
  expect(scrollY).toBe(60 + 280)
  expect(bottomOf('Form not showing?')).toBeLessThanOrEqual(following().top)
})

test('where the page would clip the overhang, the board grows at once', async () => {
  await show({overflow: 'hidden'})
  const before = following().top
  await grow(400)
  expect(following().top).toBe(before + 280)
})

test('below the window the board grows at once, because nobody sees it', async () => {
  await show({paddingTop: 1200})
  await grow(400)
  expect(following().top).toBeGreaterThanOrEqual(1200 + 400)
})

test.each(['with', 'without'])(
  'above the window the board grows, and what is read stays where it is, %s scroll anchoring [FRAME-8]',
  async (anchoring) => {
    if (anchoring === 'without') {
      const supports = vi.spyOn(CSS, 'supports').mockReturnValue(false)
      document.documentElement.style.overflowAnchor = 'none'
      onTestFinished(() => {
        supports.mockRestore()
        document.documentElement.style.overflowAnchor = ''
      })
    }
    await show()
    await scrollAndSettle(700)
    const before = following().top
    expect(before).toBeLessThan(0)
    await grow(400)
    await expect.poll(() => scrollY).toBe(700 + 280)
    expect(following().top).toBe(before)
  },
)

test('while the line under the form can still be seen, it is not moved either', async () => {
  await show({paddingTop: 760})
  expect(bottomOf('Form not showing?')).toBeGreaterThan(900)
  const before = following().top
  await grow(400)
  expect(following().top).toBe(before)
})

test('the space stays reserved when the form gets shorter', async () => {
  await show({paddingTop: 1200})
  await grow(500)
  const before = following().top
  await grow(300)
  expect(following().top).toBe(before)
})

test('each width has a remembered height of its own', async () => {
  await show({paddingTop: 1200})
  await grow(900)
  await page.viewport(700, 900)
  await grow(400)
  const space = following().top - frame().getBoundingClientRect().top
  expect(space).toBeGreaterThan(400)
  expect(space).toBeLessThan(700)
})

test('the next page at the same width reserves the height that the form had [FRAME-2]', async () => {
  const first = await show({paddingTop: 1200})
  await grow(500)
  await first.unmount()
  base = `${origin}/${crypto.randomUUID()}`
  await show()
  const before = following().top
  expect(before).toBeGreaterThanOrEqual(500)
  await grow(500)
  expect(following().top).toBe(before)
})

test('the height of a wider form is not that of a narrower one [FRAME-2]', async () => {
  const usual = await show({width: 500})
  const before = following().top
  await usual.unmount()
  base = `${origin}/${crypto.randomUUID()}`
  const wide = await show({width: 900})
  await grow(900)
  await wide.unmount()
  base = `${origin}/${crypto.randomUUID()}`
  await show({width: 500})
  expect(following().top).toBe(before)
})

async function show(
  around: {paddingTop?: number; width?: number; overflow?: 'hidden'} = {},
  initialHeight: 120 | 600 = 120,
) {
  return render(
    <>
      <div style={around}>
        <BrowserRouter>
          <BookingFrame
            widgetUrl={base}
            phone="+13055550100"
            initialHeight={initialHeight}
            title="Book a ride"
            widgetOrigins={[origin]}
          />
        </BrowserRouter>
      </div>
      <p data-following style={{height: 3000}}>
        What follows
      </p>
    </>,
  )
}

async function grow(height: number) {
  dispatchEvent(
    new MessageEvent('message', {
      source: frame().contentWindow,
      origin,
      data: {type: 'EMBED_BOOKING_SIZE', height},
    }),
  )
  await vi.waitFor(() => expect(frame().clientHeight).toBe(height))
}

async function scrollAndSettle(top: number) {
  const scrolled = new Promise((resolve) => {
    addEventListener('scroll', resolve, {once: true})
  })
  scrollTo({top, behavior: 'instant'})
  await scrolled
}

function pressed() {
  return new PointerEvent('pointerdown', {bubbles: true})
}

function following(): DOMRect {
  const element = document.querySelector('[data-following]')
  if (!element) throw new Error('Nothing follows.')
  return element.getBoundingClientRect()
}

function bottomOf(text: string): number {
  return page.getByText(text, {exact: false}).element().getBoundingClientRect().bottom
}

function frame(): HTMLIFrameElement {
  const element = document.querySelector<HTMLIFrameElement>(
    '[data-booking-frame]:not([data-parked-frame] *)',
  )
  if (!element) throw new Error('There is no booking frame.')
  return element
}
