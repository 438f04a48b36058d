import {QueryObserver, focusManager} from '@tanstack/react-query'
import {HttpResponse, http} from 'msw'
import {expect, onTestFinished, test, vi} from 'vitest'

import {network} from '../../../tests/support/components/mock-network.ts'
import {queryUrl} from '../query/content-lake-url.ts'
import {queries} from '../query/queries.ts'
import {createQueryClient} from '../query/query-client.ts'
import {createUpdater} from './updater.ts'

test('while the prerendered copy stands in, the content lake is asked again every 15 s [FAIL-1]', async () => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
  onTestFinished(() => void vi.useRealTimers())
  let asked = 0
  let answered = Promise.withResolvers<void>()
  network.use(
    http.get(queryUrl, () => {
      asked++
      answered.resolve()
      return HttpResponse.html('<h1>Sign in to the hotel Wi-Fi</h1>')
    }),
  )
  const shown = createQueryClient()
  createUpdater(shown, async () => {})
  const page = new QueryObserver(shown, {
    queryKey: queries.jobs.queryKey,
    queryFn: async () => ({result: 'as it was built', syncTags: [], isCopy: true}),
  })
  onTestFinished(page.subscribe(() => {}))
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))

  for (const time of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(14_999)
    expect(asked).toBe(time - 1)
    answered = Promise.withResolvers()
    await vi.advanceTimersByTimeAsync(1)
    await answered.promise
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
  }
})

test('what could not be read before the page was hidden is read when it is shown again [LIVE-1]', async () => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
  onTestFinished(() => void vi.useRealTimers())
  onTestFinished(() => focusManager.setFocused(undefined))
  let asked = 0
  network.use(
    http.get(queryUrl, () => {
      asked++
      return asked === 1 ? HttpResponse.error() : HttpResponse.json({result: 'new', syncTags: []})
    }),
  )
  const {shown, updater} = openPage()
  updater.updateAll()
  await vi.advanceTimersByTimeAsync(0)
  await expect.poll(() => asked).toBe(1)
  focusManager.setFocused(false)
  // Longer than the pause before the next try, which then waits for the page to be shown.
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked).toBe(1)
  vi.useRealTimers()
  focusManager.setFocused(true)
  await expect.poll(() => shown.getQueryData(queries.jobs.queryKey)).toMatchObject({result: 'new'})
})

test('a request that is never answered is given up after 15 s and made again [LIVE-1]', async () => {
  const limits: AbortController[] = []
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController()
    limits.push(limit)
    return limit.signal
  })
  onTestFinished(() => timeout.mockRestore())
  const {promise: testEnds, resolve: endTest} = Promise.withResolvers<void>()
  onTestFinished(() => endTest())
  network.use(
    http.get(queryUrl, async () => {
      if (limits.length === 1) await testEnds
      return HttpResponse.json({result: 'new', syncTags: []})
    }),
  )
  const {shown, updater} = openPage()
  updater.updateAll()
  await expect.poll(() => limits.length).toBe(1)
  expect(timeout).toHaveBeenCalledWith(15_000)
  limits[0]?.abort()
  await expect.poll(() => shown.getQueryData(queries.jobs.queryKey)).toMatchObject({result: 'new'})
})

/** A page that shows the openings. */
function openPage() {
  const shown = createQueryClient()
  const updater = createUpdater(shown, async () => {})
  const page = new QueryObserver(shown, {
    queryKey: queries.jobs.queryKey,
    initialData: {result: 'old', syncTags: []},
  })
  onTestFinished(page.subscribe(() => {}))
  return {shown, updater}
}
