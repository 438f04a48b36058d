import type {Page} from '@playwright/test'

import {openHydrated} from '../../support/page/open-hydrated.ts'
import {expect, test} from '../../support/site.ts'

test('next rates take over at midnight in Miami on a page that stays open [RATES-3]', async ({
  page,
}) => {
  await planNextRates(page, '2027-03-15')
  await page.clock.install({time: new Date('2027-03-15T03:58:00Z')})
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await openHydrated(page, '/')
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

test('a page that is opened afterwards shows the next rates without a rebuild [RATES-3]', async ({
  page,
}) => {
  await planNextRates(page, '2027-11-08')
  await page.clock.install({time: new Date('2027-11-08T05:00:00Z')})
  await openHydrated(page, '/services/hourly-service')
  const table = page.getByRole('table', {name: /rate/i}).first()
  await expect(table).toContainText('$777-888')
  await expect(table).not.toContainText('$120-180')
})

test('before their day the rates of today hold everywhere', async ({page}) => {
  await planNextRates(page, '2027-11-08')
  await page.clock.install({time: new Date('2027-11-08T04:58:00Z')})
  await openHydrated(page, '/services/hourly-service')
  const table = page.getByRole('table', {name: /rate/i}).first()
  await expect(table).toContainText('$120-180')
  await expect(table).not.toContainText('$777-888')
})

type Price = {vehicleId: string; price: {min: number; max: number}}
type Fleet = {rateCards?: {prices?: Price[]}[]; nextRates?: object}
type Answer = {result: Fleet}
type DehydratedState = [queryKey: string[], answer: Answer, readAt: number][]

/** The build and the lake answer this page as if the office had planned rates. */
async function planNextRates(page: Page, startsOn: string) {
  await page.route(/\/data\/query\//, async (route) => {
    if (!route.request().url().includes('rateCards')) return route.fallback()
    const response = await route.fetch({maxRetries: 1})
    const answer: Answer = await response.json()
    await route.fulfill({response, json: withNextRates(answer, startsOn)})
  })
  await page.route(/\/assets\/state-/, async (route) => {
    const response = await route.fetch({maxRetries: 1})
    const state: DehydratedState = await response.json()
    const json = state.map(([queryKey, answer, readAt]) => [
      queryKey,
      queryKey[1] === 'fleet' ? withNextRates(answer, startsOn) : answer,
      readAt,
    ])
    await route.fulfill({response, json})
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
