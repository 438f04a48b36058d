import {expect, onTestFinished, test, vi} from 'vitest'

import {now, watchTime} from './clock.ts'

test('what starts while the computer is asleep with the page in view starts within a minute after it', () => {
  vi.useFakeTimers({now: Date.parse('2026-11-30T18:00Z')})
  onTestFinished(() => void vi.useRealTimers())
  vi.stubGlobal('document', new EventTarget())
  const onChange = vi.fn<() => void>()
  onTestFinished(watchTime(nextOf(Date.parse('2026-12-01T05:00Z')), onChange))
  vi.advanceTimersByTime(90_000)
  // The clock goes on, timers do not.
  vi.setSystemTime(Date.parse('2026-12-01T13:00Z'))
  vi.advanceTimersByTime(60_000)
  expect(onChange).toHaveBeenCalledOnce()
})

test('what has started is ahead again within a minute after the clock is set back, and then starts again', () => {
  const start = Date.parse('2026-12-01T05:00Z')
  vi.useFakeTimers({now: start - 60_000})
  onTestFinished(() => void vi.useRealTimers())
  vi.stubGlobal('document', new EventTarget())
  const changes: string[] = []
  onTestFinished(
    watchTime(nextOf(start), () => changes.push(now() < start ? 'is ahead' : 'has started')),
  )
  vi.advanceTimersByTime(60_000)
  expect(changes).toEqual(['has started'])
  vi.setSystemTime(start - 60 * 60_000)
  vi.advanceTimersByTime(60_000)
  expect(changes).toEqual(['has started', 'is ahead'])
  vi.advanceTimersByTime(59 * 60_000)
  expect(changes).toEqual(['has started', 'is ahead', 'has started'])
})

/** When something with a start changes next. */
function nextOf(start: number) {
  return () => (now() < start ? start : Infinity)
}
