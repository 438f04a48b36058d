import type {Page, Request} from '@playwright/test'

import {openLive, queryNames} from '../../support/page/open-live.ts'
import {setVisibility} from '../../support/page/set-visibility.ts'
import {expect, test} from '../../support/studio.ts'

test('a hidden page stops listening and asks nothing; when it is shown again it catches up [LIVE-1]', async ({
  page,
  context,
  contentLake: {client},
}) => {
  const other = await context.newPage()
  await openLive(other, '/')
  const queries = await openLive(page, '/')
  const closed = page.waitForEvent('requestfailed', isEventStream)
  await setVisibility(page, 'hidden')
  await closed
  const asked = queries.length
  await client
    .patch('vehicle-rolls-royce')
    .set({passengers: {_type: 'passengerRange', min: 1, max: 3}})
    .commit()
  await expect(card(other, 'Rolls')).toContainText('1-3')
  expect(queries).toHaveLength(asked)

  await setVisibility(page, 'visible')
  await expect(card(page, 'Rolls')).toContainText('1-3')
})

test('a stream that is lost or refused is opened again and nothing is missed [LIVE-4]', async ({
  page,
  context,
  contentLake: {client},
}) => {
  const other = await context.newPage()
  await openLive(other, '/')
  let answers = 0
  let refuse = true
  await page.route(isEventStream, (route) => {
    answers += 1
    if (!refuse) return route.fallback()
    const headers = {'access-control-allow-origin': '*', 'content-type': 'text/event-stream'}
    // First a stream that ends, after which the browser tries again; then errors, after which it does not.
    return answers === 1
      ? route.fulfill({headers, body: 'retry: 50\n\nevent: welcome\nid: 1\ndata: {}\n\n'})
      : route.fulfill({status: 503, headers: {'access-control-allow-origin': '*'}})
  })
  const unanswered = new Set<Request>()
  page.on('request', (request) => {
    if (request.url().includes('/data/query/')) unanswered.add(request)
  })
  const end = (request: Request) => unanswered.delete(request)
  page.on('requestfinished', end).on('requestfailed', end)
  await openLive(page, '/')
  // When it is refused for the first time, the page reads everything once more.
  await expect.poll(() => answers > 2 && unanswered.size === 0).toBe(true)
  await client
    .patch('vehicle-s550')
    .set({passengers: {_type: 'passengerRange', min: 1, max: 2}})
    .commit()
  await expect(card(other, 'S550')).toContainText('1-2')
  await expect(card(page, 'S550')).not.toContainText('1-2')
  refuse = false
  await expect(card(page, 'S550')).toContainText('1-2')
})

test('a publish costs one query on the pages that show it and none on the others [LIVE-4]', async ({
  page,
  context,
  contentLake: {client},
}) => {
  const other = await context.newPage()
  const [queries, otherQueries] = [await openLive(page, '/'), await openLive(other, '/careers')]
  const name = 'Palm Beach International airport'
  const read = page.waitForResponse(
    async (response) =>
      response.url().includes('/data/query/') && (await response.text()).includes(name),
  )
  await client.patch('destination-pbi').set({name}).commit()
  const event = eventOf((await read).url())
  await expect(page.getByText(name).first()).toBeAttached()
  // The stream carries events in order, so both pages have answered the first one when they show the second.
  await client.patch('siteSettings').set({footerNote: 'All rides insured.'}).commit()
  for (const each of [page, other]) {
    await expect(each.getByText('All rides insured.')).toBeAttached()
  }
  expect(event).not.toBeNull()
  expect(queries.filter((query) => eventOf(query) === event)).toHaveLength(1)
  expect(otherQueries.filter((query) => eventOf(query) === event)).toEqual([])
})

test('the prerendered page carries the sync tags of just the queries that it shows', async ({
  request,
}) => {
  expect(await queryNames(request, '/')).toEqual(['coverage', 'fleet', 'page', 'services', 'site'])
  expect(await queryNames(request, '/careers')).toEqual(['jobs', 'page', 'site'])
  expect(await queryNames(request, '/auth')).toEqual(['site'])
})

/** The live event that a query was asked for. */
function eventOf(query: string): string | null {
  return new URL(query).searchParams.get('lastLiveEventId')
}

function isEventStream(subject: URL | {url: () => string}): boolean {
  const url = subject instanceof URL ? subject.href : subject.url()
  return url.includes('/data/live/events/')
}

function card(page: Page, name: string) {
  return page.getByRole('article').filter({hasText: name})
}
