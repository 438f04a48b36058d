import {HttpResponse, http} from 'msw'
import {expect, onTestFinished, test, vi} from 'vitest'

import {network} from '../../../tests/support/components/mock-network.ts'
import {reloadKey} from './reload-key.ts'
import {reloadOnce} from './reload-once.ts'

test.each([
  ['is waited for 10 s', 0, 10_000],
  ['is not waited for once the clock was set back since', 60 * 60_000, 0],
])('a visitor who seemed to leave %s [FAIL-3]', async (_, leavingAhead, waitMs) => {
  vi.useFakeTimers({toFake: ['Date', 'setTimeout', 'clearTimeout']})
  onTestFinished(() => void vi.useRealTimers())
  network.use(http.head('*', () => new HttpResponse()))
  // It has been reloaded for this bundle, so it is not again.
  sessionStorage.setItem(reloadKey, '/assets/bundle.js')
  onTestFinished(() => sessionStorage.removeItem(reloadKey))
  self.__boot = {leavingAt: Date.now() + leavingAhead}
  onTestFinished(() => void (self.__boot = undefined))
  const onOutcome = vi.fn<(outcome: string) => void>()
  const outcome = reloadOnce('/assets/bundle.js').then(onOutcome)
  const began = Date.now()
  await vi.advanceTimersToNextTimerAsync()
  expect(Date.now() - began).toBe(waitMs)
  vi.useRealTimers()
  await outcome
  expect(onOutcome).toHaveBeenCalledWith('outdated')
})

test('what was typed is not given up for a reload [FAIL-3]', async () => {
  network.use(http.head('*', () => new HttpResponse()))
  self.__boot = {typed: true}
  onTestFinished(() => void (self.__boot = undefined))
  expect(await reloadOnce('/assets/bundle.js')).toBe('outdated')
  expect(sessionStorage.getItem(reloadKey)).toBeNull()
})
