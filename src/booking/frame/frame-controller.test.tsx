import {afterEach, expect, test, vi} from 'vitest'

import {startFrameController} from './frame-controller.ts'

const base = 'http://127.0.0.1:9/book'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test.each([5000, 7900, 60_000])(
  'the %i ms of a hidden page do not count: once it is shown, the form has 8 s [FRAME-4]',
  (hiddenMs) => {
    const {controller, show} = startHidden()
    vi.advanceTimersByTime(hiddenMs)
    expect(controller.getState().status).toBe('waiting')
    show()
    vi.advanceTimersByTime(7999)
    expect(controller.getState().status).toBe('waiting')
    vi.advanceTimersByTime(1)
    expect(controller.getState().status).toBe('late')
    controller.stop()
  },
)

test('a frame that is given up while the page is hidden waits for nothing', () => {
  const {controller, show} = startHidden()
  vi.advanceTimersByTime(8000)
  controller.stop()
  show()
  expect(vi.getTimerCount()).toBe(0)
})

/** A frame in a hidden page, and what shows the page. */
function startHidden() {
  vi.useFakeTimers()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const controller = startFrameController(document.createElement('iframe'), {base, search: ''})
  const show = () => {
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange', {bubbles: true}))
  }
  return {controller, show}
}
