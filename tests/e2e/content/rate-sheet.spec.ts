import {openHydrated} from '../../support/page/open-hydrated.ts'
import {openLive} from '../../support/page/open-live.ts'
import {expect, test} from '../../support/site.ts'

test('the sheet is a link away from the rate table and from what travel desks ask for', async ({
  page,
}) => {
  await openHydrated(page, '/services/hourly-service')
  await page.getByRole('link', {name: 'Rate sheet to print'}).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/rate-sheet$/)
  await expect(page.getByRole('heading', {level: 1, name: 'Hourly rates'})).toBeVisible()
  await page.getByRole('link', {name: 'Hourly Service', exact: true}).first().click()
  await expect(page).toHaveURL(/\/services\/hourly-service/)
  await openHydrated(page, '/services/corporate-travel')
  await expect(page.locator('main a[href="/rate-sheet"]')).toBeVisible()
})

test('a rate that the office changes shows on the open sheet', async ({
  page,
  contentLake: {client},
}) => {
  await openLive(page, '/rate-sheet')
  const row = page.getByRole('row', {name: /^Mercedes S550/})
  await expect(row).toContainText('$140-200')
  const price = {_type: 'priceRange', min: 210, max: 310}
  await client
    .patch('rates')
    .set({'rateCards[_key == "from-2-hours"].prices[_key == "s550"].price': price})
    .commit()
  await expect(row).toContainText('$210-310')
})

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false})

  test('every rate stands there, with the day of the build and without a button', async ({
    page,
  }) => {
    await page.goto('/rate-sheet')
    await expect(page.getByRole('row')).toHaveCount(6)
    await expect(page.getByText(/^Rates of \w+ \d+, 20\d\d$/)).toBeVisible()
    await expect(page.getByRole('button', {name: 'Print'})).toBeHidden()
  })
})
