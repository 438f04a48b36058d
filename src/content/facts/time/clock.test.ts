import {expect, onTestFinished, test, vi} from 'vitest'

import {watchInstants} from './clock.ts'

test('what starts while the computer is asleep with the page in view starts within a minute after it', () => {
  vi.useFakeTimers({now: Date.parse('2026-11-30T18:00Z')})
  onTestFinished(() => void vi.useRealTimers())
  vi.stubGlobal('document', new EventTarget())
  const onChange = vi.fn<() => void>()
  onTestFinished(watchInstants([Date.parse('2026-12-01T05:00Z')], onChange))
  vi.advanceTimersByTime(90_000)
  // The clock goes on, timers do not.
  vi.setSystemTime(Date.parse('2026-12-01T13:00Z'))
  vi.advanceTimersByTime(60_000)
  expect(onChange).toHaveBeenCalledOnce()
})
