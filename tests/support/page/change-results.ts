import type {Page} from '@playwright/test'

type Result = Record<string, unknown>

/**
 * Changes the results that a page gets from the content lake, as if the office had published more: each change has as
 * its key a word that only its query holds. The first changed results are sent together, in the order of the changes;
 * `sent` then resolves.
 */
export async function changeResults(
  page: Page,
  changes: Record<string, (result: Result) => Result>,
): Promise<{sent: Promise<void>}> {
  const awaited = new Set(Object.keys(changes))
  const together = Promise.withResolvers<void>()
  const queue = Object.keys(changes).map((word) => ({word, sending: Promise.withResolvers<void>()}))
  await page.route(/\/data\/query\//, async (route) => {
    const query = new URL(route.request().url()).searchParams.get('query') ?? ''
    const place = queue.findIndex(({word}) => query.includes(word))
    const {word = '', sending} = queue[place] ?? {}
    const change = changes[word]
    if (!change) return route.fallback()
    // A server may end a connection just as it is used again; a browser asks again by itself.
    const response = await route.fetch({maxRetries: 1})
    const body: {result: Result} = await response.json()
    awaited.delete(word)
    if (awaited.size === 0) together.resolve()
    await together.promise
    await queue[place - 1]?.sending.promise
    await route.fulfill({response, json: {...body, result: change(body.result)}})
    sending?.resolve()
  })
  return {sent: Promise.all(queue.map(({sending}) => sending.promise)).then(() => undefined)}
}
