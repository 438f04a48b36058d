import {afterEach, expect, test, vi} from 'vitest'

import {createRetryingClient} from './create-retrying-client.ts'

afterEach(() => vi.useRealTimers())

test.each(['document.pair.fetch', 'preview.documents-availability'])(
  'the read "%s" of an open form is repeated for half a minute, and then fails [PUBLISH-10]',
  async (tag) => {
    vi.useFakeTimers()
    const {client, attempts} = clientWithoutConnection()
    const failed = vi.fn<() => void>()
    client.fetch('*', {}, {tag}).catch(failed)
    await vi.advanceTimersByTimeAsync(26_000)
    expect(failed).not.toHaveBeenCalled()
    expect(attempts()).toBeGreaterThan(10)
    await vi.advanceTimersByTimeAsync(6000)
    expect(failed).toHaveBeenCalledOnce()
  },
)

test('another read fails within seconds, and a change is sent once', async () => {
  vi.useFakeTimers()
  const read = clientWithoutConnection()
  const change = clientWithoutConnection()
  const failed = vi.fn<() => void>()
  read.client.fetch('*', {}, {tag: 'structure.list'}).catch(failed)
  change.client.create({_type: 'job'}).catch(failed)
  await vi.advanceTimersByTimeAsync(8000)
  expect(failed).toHaveBeenCalledTimes(2)
  expect(change.attempts()).toBe(1)
})

/** A client whose requests never reach the lake, and how many there were. */
function clientWithoutConnection() {
  const attempt = vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError('fetch failed')))
  const client = createRetryingClient({
    projectId: 'localdev',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
    requestTagPrefix: 'sanity.studio',
    resolveFetch: () => attempt,
  })
  return {client, attempts: () => attempt.mock.calls.length}
}
