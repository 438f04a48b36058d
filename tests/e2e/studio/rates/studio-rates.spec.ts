import {openHydrated} from '../../../support/page/open-hydrated.ts'
import {escaladePrice, openRollsRoycePrice} from '../../../support/rates-form.ts'
import {
  choose,
  chooseAction,
  expect,
  isPublication,
  publish,
  publishButton,
  test,
} from '../../../support/studio.ts'

test('a new rate shows on an open page as soon as it is published [PUBLISH-1]', async ({
  page,
  openStudio,
}) => {
  await openHydrated(page, '/')
  const card = page.getByRole('article').filter({hasText: 'Rolls Royce'})
  await expect(card).toContainText('$350-500')
  await page.evaluate(() => Object.assign(window, {sameDocument: true}))

  const studio = await openStudio()
  const price = await openRollsRoycePrice(studio)
  await price.fill('510')
  await expect(studio.getByText('Saved')).toBeVisible()
  await expect(card).toContainText('$350-500')

  await publish(studio)
  await expect(studio.getByRole('button', {name: 'Open document actions'})).toBeFocused()
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

test('Publish pressed right after a lower price above the higher one was typed, and once more, says what to fix and publishes nothing [PUBLISH-2]', async ({
  openStudio,
  contentLake: {client},
}) => {
  const studio = await openStudio()
  await choose(studio, 'Rates')
  const cell = studio.getByRole('cell').filter({has: studio.getByLabel('Rolls Royce, 2-4 hours')})
  await expect(cell.getByLabel('from')).toHaveValue('350')
  const before = await client.getDocument('rates')
  await cell.getByLabel('from').fill('600')
  await publishButton(studio).click()
  const reasons = studio.getByRole('dialog', {name: 'This cannot be published yet'})
  await expect(reasons).toContainText('Swap them?')
  await reasons.getByRole('button', {name: 'Back to the form'}).click()
  await expect(publishButton(studio)).toBeFocused()
  await expect(cell).toContainText(
    'The lower price ($600) is above the higher price ($500). Swap them?',
  )
  await studio.keyboard.press('Enter')
  await expect(reasons).toContainText('Swap them?')
  expect(await client.getDocument('rates')).toEqual(before)
  await studio.keyboard.press('Escape')
  await expect(publishButton(studio)).toBeFocused()

  await cell.getByLabel('from').fill('360')
  await expect(cell).not.toContainText('Swap them?')
  await expect(publishButton(studio)).toBeEnabled()
})

test('what stopped a draft that somebody has discarded is not said of the next one [PUBLISH-2]', async ({
  openStudio,
  contentLake: {client},
}) => {
  const studio = await openStudio()
  const price = await openRollsRoycePrice(studio)
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
  await openRollsRoycePrice(studio)
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

test('a price that jumps is published once somebody confirms it, and one that jumps meanwhile is asked about as well [PUBLISH-4]', async ({
  openStudio,
  contentLake: {client},
}) => {
  const studio = await openStudio()
  const price = await openRollsRoycePrice(studio)
  const before = await client.getDocument('rates')
  await price.fill('900')
  await publishButton(studio).click()
  const question = studio.getByRole('dialog', {name: 'Please look once more'})
  await expect(question).toContainText('Rolls Royce')
  expect(await client.getDocument('rates')).toEqual(before)
  await client.patch('drafts.rates').set(escaladePrice(400)).commit()
  await expect(studio.getByLabel('Cadillac Escalade, 2-4 hours, to')).toHaveValue('400')
  await question.getByRole('button', {name: 'Yes, publish'}).click()
  await expect(question).toContainText('Cadillac Escalade')
  expect(await client.getDocument('rates')).toEqual(before)
  const published = studio.waitForResponse(isPublication)
  await question.getByRole('button', {name: 'Yes, publish'}).click()
  await published
  await expect(question).toHaveCount(0)
  await expect(studio.getByText('Rates was published')).toBeVisible()
  await expect(studio.getByRole('button', {name: 'Open document actions'})).toBeFocused()
})
