import {HttpResponse, http} from 'msw'
import {expect, onTestFinished, test, vi} from 'vitest'

import {scriptJson} from '#src/hydration/script-json.ts'

import {network} from '../../../tests/support/components/mock-network.ts'
import {queryUrl} from './content-lake-url.ts'
import {contentOptions} from './content-options.ts'
import type {QueryResponse} from './fetch-query.ts'
import {fetchWithFallback} from './fetch-with-fallback.ts'
import {createQueryClient} from './query-client.ts'

const query = {name: 'jobs', groq: '', params: {}, queryKey: ['content', 'jobs', {}]}
const copy: QueryResponse<string> = {result: 'as it was built', syncTags: []}

test('after 4 s without an answer the prerendered copy of the page stands in [FAIL-1]', async () => {
  const {timeout, limits} = controlTimeouts()
  serveCopy()
  const content = fetchWithFallback(neverAnswers, options())
  expect(timeout).toHaveBeenCalledExactlyOnceWith(4000)
  limits[0]?.abort()
  expect(await content).toEqual({...copy, isCopy: true})
})

test('an answer in time is shown, and the copy is not asked for [FAIL-1]', async () => {
  const answer = {result: 'as it is published', syncTags: []}
  expect(await fetchWithFallback(async () => answer, options())).toEqual(answer)
})

test('what the page has read before stands in rather than the older copy [FAIL-1]', async () => {
  network.use(http.get(queryUrl, () => new HttpResponse(null, {status: 429})))
  serveCopy()
  const known = {result: 'as it was published since', syncTags: []}
  const client = createQueryClient()
  client.setQueryData(query.queryKey, known)
  await client.invalidateQueries()
  const content = await client.fetchQuery(contentOptions(query, '/jobs'))
  expect(content).toEqual({...known, isCopy: true})
})

test('where the site has no copy either, the fault of the content lake is the result', async () => {
  network.use(http.get('/jobs', () => new HttpResponse('Not found', {status: 404})))
  const content = fetchWithFallback(() => Promise.reject(new Error('It is down.')), options())
  await expect(content).rejects.toThrow('It is down.')
})

test('where the site never sends its copy, it is given up after 10 s [FAIL-2]', async () => {
  const {timeout, limits} = controlTimeouts()
  const {promise: testEnds, resolve: endTest} = Promise.withResolvers<void>()
  onTestFinished(() => endTest())
  network.use(
    http.get('/jobs', async () => {
      await testEnds
      return new HttpResponse()
    }),
  )
  const content = fetchWithFallback(() => Promise.reject(new Error('It is down.')), options())
  await expect.poll(() => limits.length).toBe(2)
  expect(timeout).toHaveBeenLastCalledWith(10_000)
  limits[1]?.abort()
  await expect(content).rejects.toThrow('It is down.')
})

/** Time limits that end when the test says so. */
function controlTimeouts() {
  const limits: AbortController[] = []
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController()
    limits.push(limit)
    return limit.signal
  })
  onTestFinished(() => timeout.mockRestore())
  return {timeout, limits}
}

function serveCopy() {
  const data = scriptJson({
    language: 'en',
    bundle: '/assets/bundle.js',
    state: '/assets/state.json',
  })
  network.use(
    http.get('/jobs', () =>
      HttpResponse.html(`<script type="application/json" id="page-data">${data}</script>`),
    ),
    http.get('/assets/state.json', () => HttpResponse.json([[query.queryKey, copy, 0]])),
  )
}

function options() {
  return {
    query,
    path: '/jobs',
    signal: new AbortController().signal,
    known: () => undefined,
  }
}

function neverAnswers(signal: AbortSignal): Promise<QueryResponse<string>> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}
