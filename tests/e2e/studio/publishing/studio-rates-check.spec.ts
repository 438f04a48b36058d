import type {Locator, Page} from '@playwright/test'

import {escaladePrice, openRollsRoycePrice} from '../../../support/rates-form.ts'
import {expect, isPublication, publish, publishButton, test} from '../../../support/studio.ts'

test('Publish pressed while the check runs publishes once it has passed [PUBLISH-3]', async ({
  openStudio,
  contentLake: {client},
}) => {
  const studio = await openStudio()
  const price = await openRollsRoycePrice(studio)
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
  const price = await openRollsRoycePrice(studio)
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
  const price = await openRollsRoycePrice(studio)
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
  const price = await openRollsRoycePrice(studio)
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
  const price = await openRollsRoycePrice(studio)
  const before = await client.getDocument('rates')
  await price.fill('505')
  await expect(studio.getByText('Saved')).toBeVisible()
  await studio.route(/\/data\/actions\//, async (route) => {
    if (route.request().postData()?.includes('sanity.action.document.publish')) {
      await client.patch('drafts.rates').set(escaladePrice(181)).commit()
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

test('Publish says when somebody has discarded the draft, during its check or right after it [PUBLISH-3]', async ({
  openStudio,
  contentLake: {client},
}) => {
  const studio = await openStudio()
  const price = await openRollsRoycePrice(studio)
  const before = await client.getDocument('rates')
  const endCheck = await publishAndHoldCheck(studio, price, '505')
  await client.delete('drafts.rates')
  endCheck()
  const notice = studio
    .getByRole('alert')
    .filter({hasText: 'This has just been published or discarded.'})
  await expect(notice).toBeVisible()
  await notice.getByRole('button').click()
  await expect(notice).toHaveCount(0)

  // The form shows again what is published.
  await expect(price).not.toHaveValue('505')
  await price.fill('506')
  await expect(studio.getByText('Saved')).toBeVisible()
  await studio.route(/\/data\/actions\//, async (route) => {
    if (route.request().postData()?.includes('sanity.action.document.publish')) {
      await client.delete('drafts.rates')
    }
    await route.continue()
  })
  await publishButton(studio).click()
  await expect(notice).toBeVisible()
  await expect(studio.getByText('Press Publish once more.')).toHaveCount(0)
  expect(await client.getDocument('rates')).toEqual(before)
})

test('Publish that takes long to arrive says so, and cannot be pressed a second time [PUBLISH-3]', async ({
  openStudio,
}) => {
  const studio = await openStudio()
  const price = await openRollsRoycePrice(studio)
  await price.fill('505')
  await expect(studio.getByText('Saved')).toBeVisible()
  const {promise: slow, resolve: goOn} = Promise.withResolvers<void>()
  const sent = Promise.withResolvers<void>()
  await studio.route(/\/data\/actions\//, async (route) => {
    sent.resolve()
    await slow
    await route.continue()
  })
  await studio.clock.install()
  await publishButton(studio).click()
  await sent.promise
  await studio.clock.runFor(10_000)
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
  const price = await openRollsRoycePrice(studio)
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
  await expect(publishButton(studio)).toBeFocused()
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
