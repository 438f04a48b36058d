import type {APIRequestContext, Locator, Page} from '@playwright/test'

import {openAlive} from '../support/open-alive.ts'
import {recordShifts} from '../support/record-shifts.ts'
import {waitForRest} from '../support/section-in-view.ts'
import {expect, test} from '../support/studio.ts'

const extraBlock = (text: string) => ({
  _type: 'block',
  _key: 'extra',
  style: 'normal',
  markDefs: [],
  children: [{_type: 'span', _key: 'extra-text', text, marks: []}],
})

test('a change of height in view waits until the visitor accepts it', async ({
  page,
  contentLake: {client},
  keep,
}) => {
  await keep('service-corporate-travel')
  await openLive(page, '/services/corporate-travel')
  await scrollTo(page, page.getByRole('heading', {name: 'A working day on the road'}))
  const shifts = await recordShifts(page)
  const scrolled = await page.evaluate(() => scrollY)

  await client
    .patch('service-corporate-travel')
    .insert('before', 'sections[_key == "working-day"].body[0]', [
      extraBlock('Published while somebody reads.'),
    ])
    .commit()
  const notice = page.getByRole('status').filter({hasText: 'This page was updated.'})
  await expect(notice).toBeVisible()
  await expect(page.getByText('Published while somebody reads.')).toHaveCount(0)
  expect(await shifts()).toEqual([])
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)

  await notice.getByRole('button', {name: 'Show the update'}).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Published while somebody reads.')).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('a change of height appears by itself once its section is out of view', async ({
  page,
  contentLake: {client},
  keep,
}) => {
  await keep('service-hourly-service')
  await openLive(page, '/services/hourly-service')
  await scrollTo(page, page.getByRole('table'))
  const shifts = await recordShifts(page)
  await client
    .patch('service-hourly-service')
    .set({'sections[_key == "rates"].lead': 'Published while somebody reads. '.repeat(20)})
    .commit()
  const notice = page.getByText('This page was updated.')
  await expect(notice).toBeVisible()
  await expect(page.getByText('Published while somebody reads.')).toHaveCount(0)

  await page.mouse.move(700, 400)
  await page.mouse.wheel(0, 3000)
  await expect(page.getByText('Published while somebody reads.').first()).toBeAttached()
  await expect(notice).toHaveCount(0)
  expect(await shifts()).toEqual([])
})

test('a section above the view may grow: what the visitor reads stays where it is', async ({
  page,
  contentLake: {client},
  keep,
}) => {
  await keep('service-airport-transfers')
  await openLive(page, '/services/airport-transfers')
  const questions = page.locator('details').first()
  await scrollTo(page, questions)
  const shifts = await recordShifts(page)
  const before = await questions.boundingBox()
  await client
    .patch('service-airport-transfers')
    .set({'sections[_key == "hero"].lead': 'Published while somebody reads. '.repeat(30)})
    .commit()
  await expect(page.getByText('Published while somebody reads.').first()).toBeAttached()
  expect(await shifts()).toEqual([])
  // A notice would be there two frames after the change.
  expect(await page.getByText('This page was updated.').count()).toBe(0)
  const after = await questions.boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? Infinity))).toBeLessThan(2)
})

test('an answer that is taken away stays open, and the focus in it, until the visitor accepts', async ({
  page,
  contentLake: {client},
  keep,
}) => {
  await keep('service-special-events')
  await openLive(page, '/services/special-events')
  const question = page.locator('details').first()
  await question.locator('summary').click()
  await scrollTo(page, question)
  const shifts = await recordShifts(page)
  await client
    .patch('service-special-events')
    .unset(['sections[_key == "questions"].items[0]'])
    .commit()
  await expect(page.getByText('This page was updated.')).toBeVisible()
  await expect(question).toHaveAttribute('open', '')
  await expect(question.locator('summary')).toBeFocused()
  expect(await shifts()).toEqual([])

  const count = await page.locator('details').count()
  await page.getByRole('button', {name: 'Show the update'}).click()
  await expect(page.locator('details')).toHaveCount(count - 1)
})

test('a section that goes away under the reader waits as well', async ({
  page,
  contentLake: {client},
  keep,
}) => {
  await keep('legal-privacy-policy')
  await openLive(page, '/privacy-policy')
  const chapter = page.getByRole('main').getByRole('heading', {name: 'Bookings'})
  await scrollTo(page, chapter)
  const shifts = await recordShifts(page)
  await client.patch('legal-privacy-policy').unset(['sections[_key == "bookings"]']).commit()
  await expect(page.getByText('This page was updated.')).toBeVisible()
  await expect(chapter).toBeVisible()
  expect(await shifts()).toEqual([])
  await page.getByRole('button', {name: 'Show the update'}).click()
  await expect(page.getByText('This page was updated.')).toHaveCount(0)
  await expect(chapter).toHaveCount(0)
})

test('a change appears also where it cannot be measured beforehand', async ({
  page,
  contentLake: {client},
  keep,
}) => {
  await keep('service-corporate-travel')
  await openLive(page, '/services/corporate-travel')
  await page.evaluate(() => {
    Element.prototype.getBoundingClientRect = () => {
      throw new Error('An extension of the browser broke this.')
    }
  })
  await client
    .patch('service-corporate-travel')
    .set({'sections[_key == "hero"].lead': 'Published while nothing can be measured.'})
    .commit()
  await expect(page.getByText('Published while nothing can be measured.')).toBeVisible()
})

test('a hidden page stops listening and asks nothing; when it is shown again it catches up', async ({
  page,
  contentLake: {client},
  keep,
}) => {
  await keep('vehicle-rolls-royce')
  const queries = await openLive(page, '/')
  const closed = page.waitForEvent('requestfailed', isEventStream)
  await setVisibility(page, 'hidden')
  await closed
  const asked = queries.length
  await client
    .patch('vehicle-rolls-royce')
    .set({passengers: {_type: 'passengerRange', min: 1, max: 3}})
    .commit()
  expect(queries).toHaveLength(asked)

  await setVisibility(page, 'visible')
  await expect(card(page, 'Rolls')).toContainText('1-3')
})

test('a stream that is lost or refused is opened again and nothing is missed', async ({
  page,
  contentLake: {client},
  keep,
}) => {
  await keep('vehicle-s550')
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
  await openLive(page, '/')
  await expect.poll(() => answers).toBeGreaterThan(1)
  await client
    .patch('vehicle-s550')
    .set({passengers: {_type: 'passengerRange', min: 1, max: 2}})
    .commit()
  await expect(card(page, 'S550')).not.toContainText('1-2')
  refuse = false
  await expect(card(page, 'S550')).toContainText('1-2')
})

test('after five publishes in a row the last one is shown', async ({
  page,
  contentLake: {client},
  keep,
}) => {
  await keep('coverage-broward')
  await openLive(page, '/')
  const names = ['Browarb', 'Browarc', 'Browara', 'Browarf', 'Browarg']
  await Promise.all([
    expect(page.locator('#coverage').getByText('Browarg').first()).toBeAttached(),
    (async () => {
      for (const county of names) await client.patch('coverage-broward').set({county}).commit()
    })(),
  ])
})

test('a publish costs one query on the pages that show it and none on the others', async ({
  page,
  context,
  contentLake: {client},
  keep,
}) => {
  await keep('destination-pbi')
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
  // Other tests publish at the same time; their events have other ids.
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

/** Names of the queries in a page's data block; each must have its tags. */
async function queryNames(request: APIRequestContext, route: string): Promise<string[]> {
  const html = await (await request.get(route)).text()
  const [, json = ''] = /id="page-data">(.*?)<\/script>/.exec(html) ?? []
  const data: {state: {queries: {queryKey: string[]; state: {data: {syncTags: string[]}}}[]}} =
    JSON.parse(json)
  return data.state.queries
    .map(({queryKey: [, name = ''], state}) => {
      expect(state.data.syncTags, name).toEqual([expect.stringMatching(/^s1:./)])
      return name
    })
    .sort()
}

/**
 * Opens a page, brings its script to life and waits until it has caught up with the lake. Returns the queries
 * that it sends; the list keeps growing.
 */
async function openLive(page: Page, route: string): Promise<string[]> {
  const queries: string[] = []
  let answered = 0
  page.on('request', (request) => {
    if (request.url().includes('/data/query/')) queries.push(request.url())
  })
  page.on('requestfinished', (request) => {
    if (request.url().includes('/data/query/')) answered += 1
  })
  const shown = await queryNames(page.request, route)
  await openAlive(page, route)
  await expect.poll(() => Math.min(answered, queries.length)).toBeGreaterThanOrEqual(shown.length)
  return queries
}

/** The live event that a query was asked for. */
function eventOf(query: string): string | null {
  return new URL(query).searchParams.get('lastLiveEventId')
}

function isEventStream(subject: URL | {url: () => string}): boolean {
  const address = subject instanceof URL ? subject.href : subject.url()
  return address.includes('/data/live/events/')
}

function card(page: Page, name: string) {
  return page.getByRole('article').filter({hasText: name})
}

/** Browsers give tests no way to hide a page, so it is told that it is hidden. */
async function setVisibility(page: Page, state: DocumentVisibilityState) {
  await page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', {value: visibilityState, configurable: true})
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

/** Brings something to the middle of the view. */
async function scrollTo(page: Page, target: Locator) {
  await target.evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}))
  await waitForRest(page)
}
