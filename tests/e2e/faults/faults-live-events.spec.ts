import type {Page} from '@playwright/test'
import type {SanityClient} from '@sanity/client'

import {openHydrated} from '../../support/page/open-hydrated.ts'
import {tagsOfQueries} from '../../support/page/open-live.ts'
import {startServer} from '../../support/services/start-server.ts'
import {expect, test} from '../../support/site.ts'

test('a change that was published while the live events were refused shows when they are back', async ({
  page,
  contentLake: {url, client},
}) => {
  let refused = true
  let asked = 0
  await page.route(`${url}/**/data/live/events/**`, (route) => {
    asked++
    return refused ? route.fulfill({status: 503}) : route.continue()
  })
  await page.goto('/')
  await page.mouse.move(5, 5)
  await expect.poll(() => asked).toBeGreaterThan(1)
  await publishAndSee(page, client, 'Published while nobody listened', () => {
    refused = false
  })
})

test('a change shows although the live events break off again and again', async ({
  page,
  contentLake: {client},
}) => {
  const stream = await startServer((_, response) => {
    response.setHeader('content-type', 'text/event-stream')
    response.write('event: welcome\nid: 1\ndata: {}\n\n')
    setTimeout(() => response.destroy(), 150)
  })
  await page.route('**/data/live/events/**', (route) => route.continue({url: stream.url}))
  await openHydrated(page, '/')
  await expect.poll(() => stream.requests()).toBeGreaterThan(1)
  await publishAndSee(page, client, 'Published on a flapping line')
  stream.stop()
})

test('events that are replayed and events that make no sense cost no storm of questions', async ({
  page,
}) => {
  const [tag] = (await tagsOfQueries(page.request, '/')).get('site') ?? []
  const stream = await startServer((_, response) => {
    response.setHeader('content-type', 'text/event-stream')
    response.write('event: welcome\nid: 1\ndata: {}\n\n')
    for (let round = 0; round < 200; round++) {
      response.write(`event: message\nid: 2\ndata: {"tags":["${tag}"]}\n\n`)
      response.write('event: message\nid: 2\ndata: {"tags":["s1:unknown"]}\n\n')
      response.write('event: message\nid: 2\ndata: {"tags":"all"}\n\n')
      response.write('event: message\nid: 2\ndata: not JSON\n\n')
    }
  })
  await page.route('**/data/live/events/**', (route) => route.continue({url: stream.url}))
  let questions = 0
  const replayed = new Map<string, number>()
  page.on('request', (request) => {
    const {pathname, searchParams} = new URL(request.url())
    if (!pathname.includes('/data/query/')) return
    questions++
    const query = searchParams.get('query') ?? ''
    if (searchParams.get('lastLiveEventId') === '2') {
      replayed.set(query, (replayed.get(query) ?? 0) + 1)
    }
  })
  await openHydrated(page, '/')
  await expect.poll(() => stream.requests()).toBe(1)
  await page.getByRole('banner').getByRole('link', {name: 'Contact'}).click()
  await expect(page.getByRole('button', {name: 'Send Message'})).toBeVisible()
  await expect.poll(() => replayed.size).toBeGreaterThan(0)
  expect(questions).toBeLessThan(20)
  // Once when the event is heard, and once more because it was heard again meanwhile.
  expect([...replayed.values()].filter((times) => times > 2)).toEqual([])
  stream.stop()
})

/** Publishes another name, does what ends the fault, and expects the name on the open page. */
async function publishAndSee(page: Page, client: SanityClient, name: string, repair = () => {}) {
  await client.patch('destination-portmiami').set({name}).commit()
  repair()
  const listed = page.locator('#coverage').getByText(name)
  await expect(listed).toBeAttached({timeout: 40_000})
}
