import {openAlive} from '../support/open-alive.ts'
import {choose, chooseAction, expect, publish, publishButton, test} from '../support/studio.ts'

test.describe.configure({mode: 'default', timeout: 240_000})

test('a new rate shows on an open page as soon as it is published', async ({
  page,
  openStudio,
  keep,
}) => {
  await keep('rates')
  await openAlive(page, '/')
  const card = page.getByRole('article').filter({hasText: 'Rolls Royce'})
  await expect(card).toContainText('$350-500')
  await page.evaluate(() => Object.assign(window, {sameDocument: true}))

  const studio = await openStudio()
  await choose(studio, 'Rates')
  const price = studio.getByLabel('Rolls Royce, 2-4 hours, to')
  await expect(price).toHaveValue('500')
  await price.fill('510')
  await expect(studio.getByText('Saved')).toBeVisible()
  await expect(card).toContainText('$350-500')

  await publish(studio)
  await expect(card).toContainText('$350-510')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('an edit that is discarded leaves the published rate', async ({openStudio, keep}) => {
  await keep('rates')
  const studio = await openStudio()
  await choose(studio, 'Rates')
  const price = studio.getByLabel('Mercedes Sprinter, 2-4 hours, to')
  await price.fill('290')
  await chooseAction(studio, 'Discard changes')
  await studio.getByRole('dialog').getByRole('button', {name: 'Discard changes'}).click()
  await expect(price).toHaveValue('280')
  await expect(publishButton(studio)).toBeDisabled()
})

test('a lower price above the higher one cannot be published, and says so', async ({
  openStudio,
  keep,
}) => {
  await keep('rates')
  const studio = await openStudio()
  await choose(studio, 'Rates')
  const cell = studio.getByRole('cell').filter({has: studio.getByLabel('Rolls Royce, 2-4 hours')})
  await cell.getByLabel('from').fill('600')
  await expect(cell).toContainText(
    'The lower price ($600) is above the higher price ($500). Swap them?',
  )
  await expect(publishButton(studio)).toBeDisabled()

  await cell.getByLabel('from').fill('360')
  await expect(cell).not.toContainText('Swap them?')
  await expect(publishButton(studio)).toBeEnabled()
})
