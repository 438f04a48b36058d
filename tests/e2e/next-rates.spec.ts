import type {Page} from '@playwright/test'

import {openAlive} from '../support/open-alive.ts'
import {expect, test} from '../support/site.ts'

test('next rates take over at midnight in Miami on a page that stays open', async ({page}) => {
  await planNextRates(page, '2027-03-15')
  await page.clock.install({time: new Date('2027-03-15T03:58:00Z')})
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await openAlive(page, '/')
  const escalade = page.getByRole('article').filter({hasText: 'Cadillac Escalade'})
  await expect(escalade).toContainText('$120-180')
  await page.evaluate(() => Object.assign(window, {sameDocument: true}))

  await page.clock.fastForward('01:00')
  await expect(escalade).toContainText('$120-180')
  await page.clock.fastForward('01:00')
  await expect(escalade).toContainText('$777-888')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(problems).toEqual([])
})

test('a page that is opened afterwards shows the next rates without a rebuild', async ({page}) => {
  await planNextRates(page, '2027-11-08')
  await page.clock.install({time: new Date('2027-11-08T05:00:00Z')})
  await openAlive(page, '/services/hourly-service')
  const table = page.getByRole('table', {name: /rate/i}).first()
  await expect(table).toContainText('$777-888')
  await expect(table).not.toContainText('$120-180')
})

test('before their day the rates of today hold everywhere', async ({page}) => {
  await planNextRates(page, '2027-11-08')
  await page.clock.install({time: new Date('2027-11-08T04:58:00Z')})
  await openAlive(page, '/services/hourly-service')
  const table = page.getByRole('table', {name: /rate/i}).first()
  await expect(table).toContainText('$120-180')
  await expect(table).not.toContainText('$777-888')
})

type Price = {vehicleId: string; price: {min: number; max: number}}
type Fleet = {rateCards?: {prices?: Price[]}[]; nextRates?: object}
type Answer = {result: Fleet}
type PageData = {state: {queries: {queryKey: string[]; state: {data: Answer}}[]}}

/**
 * The build and the lake answer this page as if the office had planned rates; other tests read the same
 * lake.
 */
async function planNextRates(page: Page, startsOn: string) {
  // To the browser, a document that is answered here comes from no address, so it may not ask this machine.
  await page.context().grantPermissions(['local-network-access'])
  await page.route(/\/data\/query\//, async (route) => {
    if (!route.request().url().includes('rateCards')) return route.fallback()
    const response = await route.fetch()
    const answer: Answer = await response.json()
    await route.fulfill({response, json: withNextRates(answer, startsOn)})
  })
  await page.route(isDocument, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace(/(id="page-data">)([^<]*)/, (_, start: string, json: string) => {
      const data: PageData = JSON.parse(json)
      for (const {queryKey, state} of data.state.queries) {
        if (queryKey[1] === 'fleet') state.data = withNextRates(state.data, startsOn)
      }
      return start + JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
    })
    await route.fulfill({response, body})
  })
}

function withNextRates({result, ...answer}: Answer, startsOn: string): Answer {
  const rateCards = result.rateCards?.map((card) => ({
    ...card,
    prices: card.prices?.map((entry) =>
      entry.vehicleId === 'vehicle-escalade'
        ? {...entry, price: {...entry.price, min: 777, max: 888}}
        : entry,
    ),
  }))
  return {...answer, result: {...result, nextRates: {startsOn, rateCards}}}
}

function isDocument({pathname}: URL) {
  return pathname === '/' || pathname === '/services/hourly-service'
}
