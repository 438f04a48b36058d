import {languages} from '../../../domain/language.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {openLive} from '../../support/page/open-live.ts'
import {texts} from '../../support/page/texts.ts'
import {expect, test} from '../../support/site.ts'

const inLanguages = {
  en: {
    link: 'Rate sheet to print',
    heading: 'Hourly rates',
    back: 'Hourly Service',
    ratesOf: /^Rates as of \w+ \d+, 20\d\d$/,
  },
  es: {
    link: 'Hoja de tarifas para imprimir',
    heading: 'Tarifas por hora',
    back: 'Servicio por hora',
    ratesOf: /^Tarifas vigentes al \d+ de \p{L}+ de 20\d\d$/u,
  },
}

for (const language of languages) {
  const {hourlyService, corporateTravel, rateSheet} = texts[language]
  const {link, heading, back} = inLanguages[language]
  test(`${rateSheet} is a link away from the rate table and from what travel desks ask for`, async ({
    page,
  }) => {
    await openHydrated(page, hourlyService)
    await page.getByRole('link', {name: link}).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(rateSheet)
    await expect(page.getByRole('heading', {level: 1, name: heading})).toBeVisible()
    await page.getByRole('link', {name: back, exact: true}).first().click()
    await expect(page).toHaveURL(new RegExp(`${hourlyService}(#|$)`))
    await openHydrated(page, corporateTravel)
    await expect(page.locator(`main a[href="${rateSheet}"]`)).toBeVisible()
  })
}

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

  for (const language of languages) {
    const {rateSheet, print} = texts[language]
    test(`every rate stands on ${rateSheet}, with the day of the build and without a button`, async ({
      page,
    }) => {
      await page.goto(rateSheet)
      await expect(page.getByRole('row')).toHaveCount(6)
      await expect(page.getByText(inLanguages[language].ratesOf)).toBeVisible()
      await expect(page.getByRole('button', {name: print})).toBeHidden()
    })
  }
})
