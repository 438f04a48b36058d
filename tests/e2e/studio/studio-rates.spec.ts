import type {Locator, Page} from '@playwright/test'

import {openHydrated} from '../../support/page/open-hydrated.ts'
import {
  choose,
  chooseAction,
  expect,
  isPublication,
  publish,
  publishButton,
  test,
} from '../../support/studio.ts'

test('a new rate shows on an open page as soon as it is published [PUBLISH-1]', async ({
  page,
  openStudio,
}) => {
  await openHydrated(page, '/')
  const card = page.getByRole('article').filter({hasText: 'Rolls Royce'})
  await expect(card).toContainText('$350-500')
  await page.evaluate(() => Object.assign(window, {sameDocument: true}))

  const studio = await openStudio()
  const price = await openPrice(studio)
  await price.fill('510')
  await expect(studio.getByText('Saved')).toBeVisible()
  await expect(card).toContainText('$350-500')

  await publish(studio)
  await expect(card).toContainText('$350-510')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('an edit that is discarded leaves the published rate', async ({openStudio}) => {
  const studio = await openStudio()
  await choose(studio, 'Rates')
  const price = studio.getByLabel('Mercedes Sprinter, 2-4 hours, to')
  await price.fill('290')
  await chooseAction(studio, 'Discard changes')
  await studio.getByRole('dialog').getByRole('button', {name: 'Discard changes'}).click()
  await expect(price).toHaveValue('280')
  await expect(publishButton(studio)).toBeDisabled()
})

test('a lower price above the higher one cannot be published, and says so [PUBLISH-2]', async ({
  openStudio,
}) => {
  const studio = await openStudio()
  await choose(studio, 'Rates')
  const cell = studio.getByRole('cell').filter({has: studio.getByLabel('Rolls Royce, 2-4 hours')})
  await cell.getByLabel('from').fill('600')
  await expect(cell).toContainText(
    'The lower price ($600) is above the higher price ($500). Swap them?',
  )
  const reasons = studio.getByRole('dialog', {name: 'This cannot be published yet'})
  await publishButton(studio).click()
  await expect(reasons).toContainText('Swap them?')
  await reasons.getByRole('button', {name: 'Back to the form'}).click()

  await cell.getByLabel('from').fill('360')
  await expect(cell).not.toContainText('Swap them?')
  await expect(publishButton(studio)).toBeEnabled()
})

test('what stopped a draft that somebody has discarded is not said of the next one [PUBLISH-2]', async ({
  openStudio,
  contentLake: {client},
}) => {
  const studio = await openStudio()
  const price = await openPrice(studio)
  await price.fill('100')
  await publishButton(studio).click()
  const reasons = studio.getByRole('dialog', {name: 'This cannot be published yet'})
  await expect(reasons).toContainText('Swap them?')
  await client.delete('drafts.rates')
  await expect(price).toHaveValue('500')
  await price.fill('505')
  await expect(publishButton(studio)).toBeEnabled()
  await expect(reasons).toHaveCount(0)
})

test('the list of durations stays open after one was edited in its dialog', async ({
  openStudio,
}) => {
  const studio = await openStudio()
  await openPrice(studio)
  await studio.getByText('Add, change or remove durations').click()
  const duration = studio.getByRole('button', {name: /^4-8 hours/})
  await duration.click()
  const dialog = studio.getByRole('dialog')
  await dialog.getByLabel('From (hours)').focus()
  await dialog.getByRole('button', {name: 'Close dialog'}).click()
  await expect(dialog).toHaveCount(0)
  await expect(duration).toBeVisible()
  await studio.getByText('Add, change or remove durations').click()
  await expect(duration).toBeHidden()
})

test('Publish pressed right after an invalid price was typed says what to fix, and publishes nothing [PUBLISH-2]', async ({
  openStudio,
  contentLake: {client},
}) => {
  const studio = await openStudio()
  await choose(studio, 'Rates')
  const lower = studio.getByLabel('Rolls Royce, 2-4 hours, from')
  await expect(lower).toHaveValue('350')
  const before = await client.getDocument('rates')
  await lower.fill('600')
  await publishButton(studio).click()
  const reasons = studio.getByRole('dialog', {name: 'This cannot be published yet'})
  await expect(reasons).toContainText('Swap them?')
  expect(await client.getDocument('rates')).toEqual(before)
})

test('Publish pressed while the check runs publishes once it has passed [PUBLISH-3]', async ({
  openStudio,
  contentLake: {client},
}) => {
  const studio = await openStudio()
  const price = await openPrice(studio)
  const before = await client.getDocument('rates')
  const endCheck = await publishAndHoldCheck(studio, price, '505')
  expect(await client.getDocument('rates')).toEqual(before)
  const published = studio.waitForResponse(isPublication)
  endCheck()
  await published
})

test('a publish that is refused after its form was left says so [PUBLISH-2]', async ({
  openStudio,
  contentLake: {client},
}) => {
  const studio = await openStudio()
  const price = await openPrice(studio)
  const before = await client.getDocument('rates')
  const endCheck = await publishAndHoldCheck(studio, price, '100')
  await studio.getByRole('link', {name: 'Content', exact: true}).click()
  await expect(price).toBeHidden()
  endCheck()
  // With the reason, and not that the check took long, although nothing moves on the page by now.
  const notice = studio.getByRole('alert').filter({hasText: 'Rates is not published yet: '})
  await expect(notice).toBeVisible()
  expect(await client.getDocument('rates')).toEqual(before)
})

test('what is typed while the check runs is checked as well before anything is published [PUBLISH-3]', async ({
  openStudio,
  contentLake: {client},
}) => {
  const studio = await openStudio()
  const price = await openPrice(studio)
  const before = await client.getDocument('rates')
  const endCheck = await publishAndHoldCheck(studio, price, '505')
  await price.fill('100')
  endCheck()
  const reasons = studio.getByRole('dialog', {name: 'This cannot be published yet'})
  await expect(reasons).toContainText('Swap them?')
  expect(await client.getDocument('rates')).toEqual(before)
})

test('a check in the form that never ends keeps nobody from publishing [PUBLISH-3]', async ({
  openStudio,
}) => {
  const studio = await openStudio()
  const price = await openPrice(studio)
  await holdCheck(studio)
  const held = studio.waitForRequest(/minimumHours/, {timeout: 30_000})
  await price.fill('505')
  await held
  await expect(studio.getByText('Saved')).toBeVisible()
  await studio.unroute(/minimumHours/)
  await publish(studio)
})

test('what somebody changes between the check and the publish is not published unchecked [PUBLISH-3]', async ({
  openStudio,
  contentLake: {client},
}) => {
  const studio = await openStudio()
  const price = await openPrice(studio)
  const before = await client.getDocument('rates')
  await price.fill('505')
  await expect(studio.getByText('Saved')).toBeVisible()
  await studio.route(/\/data\/actions\//, async (route) => {
    if (route.request().postData()?.includes('sanity.action.document.publish')) {
      await client.patch('drafts.rates').set(escalade(181)).commit()
    }
    await route.continue()
  })
  await publishButton(studio).click()
  const notice = 'Somebody has just changed this. Press Publish once more.'
  await expect(studio.getByText(notice)).toBeVisible()
  expect(await client.getDocument('rates')).toEqual(before)
  await studio.unroute(/\/data\/actions\//)
  await publish(studio)
  await expect(studio.getByText('Rates was published')).toBeVisible()
})

test('a price that jumps is published once somebody confirms it [PUBLISH-4]', async ({
  openStudio,
  contentLake: {client},
}) => {
  const studio = await openStudio()
  const price = await openPrice(studio)
  const before = await client.getDocument('rates')
  await price.fill('900')
  await publishButton(studio).click()
  const question = studio.getByRole('dialog', {name: 'Please look once more'})
  await expect(question).toBeVisible()
  expect(await client.getDocument('rates')).toEqual(before)
  const published = studio.waitForResponse(isPublication)
  await question.getByRole('button', {name: 'Yes, publish'}).click()
  await published
  await expect(question).toHaveCount(0)
})

test('a price that jumps while somebody confirms another is asked about as well [PUBLISH-4]', async ({
  openStudio,
  contentLake: {client},
}) => {
  const studio = await openStudio()
  const price = await openPrice(studio)
  const before = await client.getDocument('rates')
  await price.fill('900')
  await publishButton(studio).click()
  const question = studio.getByRole('dialog', {name: 'Please look once more'})
  await expect(question).toContainText('Rolls Royce')
  await client.patch('drafts.rates').set(escalade(400)).commit()
  await expect(studio.getByLabel('Cadillac Escalade, 2-4 hours, to')).toHaveValue('400')
  await question.getByRole('button', {name: 'Yes, publish'}).click()
  await expect(question).toContainText('Cadillac Escalade')
  expect(await client.getDocument('rates')).toEqual(before)
  await question.getByRole('button', {name: 'Yes, publish'}).click()
  await expect(studio.getByText('Rates was published')).toBeVisible()
})

test('Publish that takes long to arrive says so, and cannot be pressed a second time [PUBLISH-3]', async ({
  openStudio,
}) => {
  const studio = await openStudio()
  const price = await openPrice(studio)
  await price.fill('505')
  await expect(studio.getByText('Saved')).toBeVisible()
  const {promise: slow, resolve: goOn} = Promise.withResolvers<void>()
  await studio.route(/\/data\/actions\//, async (route) => {
    await slow
    await route.continue()
  })
  await publishButton(studio).click()
  await expect(studio.getByText('Publishing is taking a while.')).toBeVisible()
  await expect(publishButton(studio)).toBeDisabled()
  goOn()
  await expect(studio.getByText('Rates was published')).toBeVisible()
  await expect(studio.getByText('Publishing is taking a while.')).toHaveCount(0)
})

test('Publish waits 10 s for the check, then asks to be pressed again and publishes nothing by itself [PUBLISH-3]', async ({
  openStudio,
  contentLake: {client},
}) => {
  const studio = await openStudio()
  const price = await openPrice(studio)
  const before = await client.getDocument('rates')
  const endCheck = await holdCheck(studio)
  await price.fill('505')
  await expect(studio.getByText('Saved')).toBeVisible()
  await studio.clock.install()
  await studio.clock.pauseAt(Date.now() + 1000)
  await publishButton(studio).click()
  await expect(publishButton(studio)).toBeDisabled()
  const request = studio.getByText(
    'Not published yet: the check took too long. Press Publish once more.',
  )
  await studio.clock.runFor(9999)
  await expect(request).toHaveCount(0)
  await studio.clock.runFor(1)
  await expect(request).toBeVisible()
  await studio.clock.resume()
  const checked = studio.waitForResponse(/minimumHours/)
  endCheck()
  await checked
  // A publish by the check that came late would reach the lake before this.
  await price.fill('506')
  await expect
    .poll(async () => JSON.stringify(await client.getDocument('drafts.rates')))
    .toContain('506')
  expect(await client.getDocument('rates')).toEqual(before)
  await publish(studio)
})

/** The upper price of the Rolls Royce for short rides, in its form. */
async function openPrice(studio: Page): Promise<Locator> {
  await choose(studio, 'Rates')
  const price = studio.getByLabel('Rolls Royce, 2-4 hours, to')
  await expect(price).toHaveValue('500')
  return price
}

/** A patch of the upper price of the Cadillac Escalade for short rides, which is $180. */
function escalade(price: number) {
  return {'rateCards[0].prices[vehicle._ref == "vehicle-escalade"].price.max': price}
}

/** Presses Publish for a price; its check goes on once the returned function is called. */
async function publishAndHoldCheck(studio: Page, price: Locator, text: string) {
  const endCheck = await holdCheck(studio)
  await price.fill(text)
  await expect(studio.getByText('Saved')).toBeVisible()
  await publishButton(studio).click()
  await expect(publishButton(studio)).toBeDisabled()
  return endCheck
}

/** Holds back what validation of the rates reads from the content lake, until the returned function is called. */
async function holdCheck(studio: Page) {
  const {promise: answered, resolve: answer} = Promise.withResolvers<void>()
  await studio.route(/minimumHours/, async (request) => {
    await answered
    await request.continue()
  })
  return answer
}
