import {QueryObserver} from '@tanstack/react-query'
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
  network.use(
    http.get(queryUrl, () => {
      asked++
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
    await vi.advanceTimersByTimeAsync(1)
    await expect.poll(() => asked).toBe(time)
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
  }
})
