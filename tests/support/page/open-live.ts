import type {APIRequestContext, Page} from '@playwright/test'

import {expect} from '../studio.ts'
import {openHydrated} from './open-hydrated.ts'

/** Names of the queries in a page's state; each must have its tags. */
export async function queryNames(request: APIRequestContext, route: string): Promise<string[]> {
  return [...(await tagsOfQueries(request, route)).keys()].sort()
}

/** The sync tags of each query in a page's state, by its name. */
export async function tagsOfQueries(
  request: APIRequestContext,
  route: string,
): Promise<Map<string, string[]>> {
  const html = await (await request.get(route)).text()
  const [, json = ''] = /id="page-data">(.*?)<\/script>/.exec(html) ?? []
  const {state}: {state: string} = JSON.parse(json)
  const contents: [queryKey: string[], content: {syncTags: string[]}][] = await (
    await request.get(state)
  ).json()
  for (const [[, name = ''], {syncTags}] of contents) {
    expect(syncTags.length, name).toBeGreaterThan(0)
    for (const tag of syncTags) expect(tag, name).toMatch(/^s1:./)
  }
  return new Map(contents.map(([[, name = ''], {syncTags}]) => [name, syncTags]))
}

/**
 * Opens a page, lets it hydrate and waits until it has caught up with the lake. Returns the queries that it sends; the
 * list keeps growing.
 */
export async function openLive(page: Page, route: string): Promise<string[]> {
  const queries: string[] = []
  let answered = 0
  page.on('request', (request) => {
    if (request.url().includes('/data/query/')) queries.push(request.url())
  })
  page.on('requestfinished', (request) => {
    if (request.url().includes('/data/query/')) answered += 1
  })
  const shown = await queryNames(page.request, route)
  await openHydrated(page, route)
  await expect.poll(() => Math.min(answered, queries.length)).toBeGreaterThanOrEqual(shown.length)
  return queries
}
