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
  const turns = Object.keys(changes).map((word) => ({word, taken: Promise.withResolvers<void>()}))
  await page.route(/\/data\/query\//, async (route) => {
    const query = new URL(route.request().url()).searchParams.get('query') ?? ''
    const turn = turns.findIndex(({word}) => query.includes(word))
    const {word = '', taken} = turns[turn] ?? {}
    const change = changes[word]
    if (!change) return route.fallback()
    // A server may end a connection just as it is used again; a browser asks again by itself.
    const response = await route.fetch({maxRetries: 1})
    const answer: {result: Result} = await response.json()
    awaited.delete(word)
    if (awaited.size === 0) together.resolve()
    await together.promise
    await turns[turn - 1]?.taken.promise
    await route.fulfill({response, json: {...answer, result: change(answer.result)}})
    taken?.resolve()
  })
  return {sent: Promise.all(turns.map(({taken}) => taken.promise)).then(() => undefined)}
}
