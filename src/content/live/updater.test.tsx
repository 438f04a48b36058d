import {QueryClientProvider, QueryObserver, focusManager} from '@tanstack/react-query'
import {HttpResponse, http} from 'msw'
import {MemoryRouter} from 'react-router-dom'
import {expect, onTestFinished, test, vi} from 'vitest'
import {render} from 'vitest-browser-react'
import {page} from 'vitest/browser'

import {ChunkLoadError} from '#src/hydration/preloadable.ts'

import {network} from '../../../tests/support/components/mock-network.ts'
import {queryUrl} from '../query/content-lake-url.ts'
import {queries} from '../query/queries.ts'
import {createQueryClient} from '../query/query-client.ts'
import {type QueryDefinition, queryDefinition} from '../query/query-definition.ts'
import {LiveBoundary} from './live-boundary.tsx'
import {hideUpdateNotice} from './update-notice.tsx'
import {type Prepare, createUpdater} from './updater.ts'
import {useContent} from './use-content.ts'

test('while the prerendered copy stands in, the content lake is asked again every 15 s [FAIL-1]', async () => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
  onTestFinished(() => void vi.useRealTimers())
  let asked = 0
  let answered = Promise.withResolvers<void>()
  let answer: Response = HttpResponse.html('<h1>Sign in to the hotel Wi-Fi</h1>')
  network.use(
    http.get(queryUrl, () => {
      asked++
      answered.resolve()
      return answer.clone()
    }),
  )
  const shown = createQueryClient()
  createUpdater(shown, async () => {})
  const page = new QueryObserver(shown, {
    queryKey: queries.jobs.queryKey,
    queryFn: async () => ({result: 'as it was built', syncTags: [], isCopy: true}),
  })
  onTestFinished(page.subscribe(() => {}))
  await timersSet(1)

  for (const time of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(14_999)
    expect(asked).toBe(time - 1)
    answered = Promise.withResolvers()
    await vi.advanceTimersByTimeAsync(1)
    await answered.promise
    await timersSet(1)
  }

  answer = HttpResponse.json({result: 'from the content lake', syncTags: []})
  await vi.advanceTimersByTimeAsync(15_000)
  const result = () => shown.getQueryData(queries.jobs.queryKey)
  await expect.poll(result).toMatchObject({result: 'from the content lake'})
  await timersSet(0)
})

test('what is published after the visitor’s clock was set back is shown [LIVE-1]', async () => {
  vi.useFakeTimers({toFake: ['Date']})
  onTestFinished(() => void vi.useRealTimers())
  const answers = ['published before', 'published after']
  const asked = countRequests(() =>
    HttpResponse.json({result: answers[asked.count - 1], syncTags: ['s1:job']}),
  )
  const {shown, updater} = openPage()
  const result = () => shown.getQueryData(queries.jobs.queryKey)
  updater.updateAll()
  await expect.poll(result).toMatchObject({result: 'published before'})
  vi.setSystemTime(Date.now() - 60 * 60_000)
  updater.updateByTags(['s1:job'])
  await expect.poll(result).toMatchObject({result: 'published after'})
  expect(asked.count).toBe(2)
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
  await timersSet(1)
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

test('what cannot be read is asked for again after 15 s, but not by a hidden page [LIVE-1]', async () => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
  onTestFinished(() => void vi.useRealTimers())
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  onTestFinished(() => visibility.mockRestore())
  const asked = countRequests(() => {
    if (asked.count === 6) visibility.mockReturnValue('hidden')
    return HttpResponse.json({}, {status: 500})
  })
  let passedMs = 0
  // Half a second of the page's time at each look.
  const passTime = async () => {
    await vi.advanceTimersByTimeAsync(500)
    passedMs += 500
    return {passedMs, asked: asked.count}
  }
  const {updater} = openPage()
  updater.updateAll()
  // Each time it is tried three times, a few seconds apart.
  await expect.poll(passTime).toMatchObject({asked: 3})
  await vi.advanceTimersByTimeAsync(12_000)
  expect(asked.count).toBe(3)

  await expect.poll(passTime).toMatchObject({asked: 6})
  passedMs = 0
  await expect.poll(passTime).toMatchObject({asked: 6, passedMs: 20_000})
})

test.each([1, 2])(
  'what needs a script that could not be loaded (%i times) waits 15 s, and not forever [FAIL-3]',
  async (times) => {
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
    onTestFinished(() => void vi.useRealTimers())
    countRequests(() => HttpResponse.json({result: 'with a new section', syncTags: []}))
    const prepare = vi.fn<Prepare>(async () => {})
    const missing = new ChunkLoadError('A script of this page could not be loaded.')
    for (let time = 1; time <= times; time += 1) prepare.mockRejectedValueOnce(missing)
    const {shown, updater} = openPage(prepare)
    updater.updateAll()
    await vi.advanceTimersByTimeAsync(0)
    const result = () => shown.getQueryData(queries.jobs.queryKey)
    await timersSet(1)
    expect(prepare).toHaveBeenCalledOnce()
    expect(result()).toMatchObject({result: 'old'})
    await vi.advanceTimersByTimeAsync(15_000)
    await expect.poll(result).toMatchObject({result: 'with a new section'})
    expect(prepare).toHaveBeenCalledTimes(2)
  },
)

test('a page asks again only for what carries a tag that was named [LIVE-4]', async () => {
  const asked = countRequests(() =>
    HttpResponse.json({result: 'old', syncTags: ['s1:job', 's1:of the new kind']}),
  )
  const {shown, updater} = openPage()
  updater.updateByTags(['s1:job'])
  const state = () => shown.getQueryData(queries.jobs.queryKey)
  await expect.poll(state).toMatchObject({syncTags: ['s1:job', 's1:of the new kind']})
  updater.updateByTags(['s1:rates'])
  updater.updateByTags(['s1:of the new kind'])
  await expect.poll(() => asked.count).toBe(2)
  expect(state()).toMatchObject({result: 'old'})
})

test('a query that is still read for the first time keeps no other from its update', async () => {
  countRequests(() => HttpResponse.json({result: 'new', syncTags: []}))
  const {shown, updater} = openPage()
  void shown.prefetchQuery({...queries.fleet, queryFn: () => new Promise(() => {})})
  updater.updateByTags(['s1:job'])
  await expect.poll(() => shown.getQueryData(queries.jobs.queryKey)).toMatchObject({result: 'new'})
})

test('a result that is named again while its parts are loaded is asked for once', async () => {
  const asked = countRequests(() => HttpResponse.json({result: 'new', syncTags: ['s1:job']}))
  const parts = Promise.withResolvers<void>()
  const {shown, updater} = openPage(() => parts.promise)
  updater.updateByTags(['s1:job'])
  await expect.poll(() => asked.count).toBe(1)
  updater.updateByTags(['s1:job'])
  parts.resolve()
  await expect.poll(() => shown.getQueryData(queries.jobs.queryKey)).toMatchObject({result: 'new'})
  expect(asked.count).toBe(1)
})

test('what a change would add in view waits, with a notice [LIVE-2]', async () => {
  onTestFinished(hideUpdateNotice)
  countRequests(() => HttpResponse.json({result: ['Chauffeur', 'Dispatcher'], syncTags: []}))
  const {shown, updater} = openPage(async () => {}, ['Chauffeur'])
  await render(
    <QueryClientProvider client={shown}>
      <MemoryRouter>
        <LiveBoundary>
          <Jobs />
        </LiveBoundary>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  updater.updateAll()
  await expect.element(page.getByText('This page was updated.')).toBeVisible()
  expect(page.getByRole('listitem').elements()).toHaveLength(1)
})

const jobs: QueryDefinition<string[]> = queryDefinition(
  queries.jobs.name,
  queries.jobs.groq,
  queries.jobs.params,
)

function Jobs() {
  const names = useContent(jobs, (result) => result)
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
}

/** A page that shows the jobs. */
function openPage(prepare: Prepare = async () => {}, result: unknown = 'old') {
  const shown = createQueryClient()
  const updater = createUpdater(shown, prepare)
  const observer = new QueryObserver(shown, {
    queryKey: queries.jobs.queryKey,
    initialData: {result, syncTags: ['s1:job']},
  })
  onTestFinished(observer.subscribe(() => {}))
  return {shown, updater}
}

/** Vitest's own ways to wait move a faked clock on with each try. */
async function timersSet(count: number) {
  while (vi.getTimerCount() !== count) await new Promise(requestAnimationFrame)
}

/** How often the content lake was asked, which gives this answer. */
function countRequests(answer: () => Response) {
  const asked = {count: 0}
  network.use(
    http.get(queryUrl, () => {
      asked.count++
      return answer()
    }),
  )
  return asked
}
