import type {Page} from '@playwright/test'

import {languages} from '../../../domain/language.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {texts} from '../../support/page/texts.ts'
import {expect, test} from '../../support/site.ts'

test.beforeEach(({page}) => page.emulateMedia({media: 'print'}))

const inLanguages = {
  en: {
    durations: ['2-4 hours', '4-8 hours', '8+ hours'],
    refunds: ['Full refund', '50% refund', 'No refund', 'Full charge'],
    lastUpdated: /^Last updated/,
    dayOrMore: '24 hours or more',
    ratesOf: /^Rates as of /,
  },
  es: {
    durations: ['2-4 horas', '4-8 horas', '8+ horas'],
    refunds: [
      'Reembolso completo',
      'Reembolso del 50%',
      'Sin reembolso',
      'Se cobra el precio completo',
    ],
    lastUpdated: /^Última actualización: 20 de noviembre de 2026/,
    dayOrMore: '24 horas o más',
    ratesOf: /^Tarifas vigentes al /,
  },
}

for (const language of languages) {
  const {hourlyService, terms, rateSheet, bookNow, skipLink, ...words} = texts[language]
  const {durations, refunds, lastUpdated, dayOrMore, ratesOf} = inLanguages[language]

  test(`${hourlyService} prints without header, footer, buttons and pictures, as wide as a sheet, and its rates as a table with every price [ACCESS-3]`, async ({
    page,
  }) => {
    await openHydrated(page, hourlyService)
    const table = page.getByRole('table')
    await expect(table).toBeVisible()
    const prices = [
      ['$120-180', '$140-200', '$350-500'],
      ['$110-160', '$130-180', '$320-450'],
      ['$100-150', '$120-170', '$300-420'],
    ]
    for (const [index, hasText] of durations.entries()) {
      const row = table.getByRole('row').filter({hasText})
      for (const price of prices[index] ?? []) await expect(row.getByText(price)).toBeVisible()
    }
    for (const vehicle of ['Cadillac Escalade', 'Mercedes S550', 'Rolls Royce']) {
      await expect(table.getByRole('columnheader').filter({hasText: vehicle})).toBeVisible()
    }
    await expect(table.getByText('$350-500')).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expectSheet(page, [bookNow, skipLink])
  })

  test(`${terms} prints without header, footer, buttons and pictures, as wide as a sheet, and names every refund, the company, the day of its last change and how to reach it [ACCESS-3]`, async ({
    page,
  }) => {
    await openHydrated(page, terms)
    const table = page.getByRole('table')
    for (const refund of refunds) {
      await expect(table.getByRole('cell', {name: refund}).first()).toBeVisible()
    }
    await expect(page.getByRole('navigation', {name: words.onThisPage})).toBeHidden()
    const head = page.locator('main').getByText('The Chauffeur Company').first()
    await expect(head).toBeVisible()
    await expect(head).toContainText('(305) 555-0100')
    await expect(page.getByText(lastUpdated)).toBeVisible()

    await expectSheet(page, [bookNow, skipLink])
    // Refunds by hours stand in whole lines, without the sentence that asks for a pick-up.
    const refund = page.getByRole('region', {name: words.refund})
    const hours = refund.getByText(dayOrMore)
    await expect(hours).toBeVisible()
    expect((await hours.boundingBox())?.height).toBeLessThan(40)
    await expect(refund.getByRole('status')).toBeHidden()
  })

  for (const format of ['Letter', 'A4']) {
    test(`${rateSheet} is one page of ${format} [RATES-5]`, async ({page}) => {
      await openHydrated(page, rateSheet)
      await expect(page.getByRole('button', {name: words.print})).toBeHidden()
      await expect(page.getByText(ratesOf)).toBeVisible()
      const document = (await page.pdf({format, preferCSSPageSize: false})).toString('latin1')
      expect(document.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    })
  }
}

test('closed answers are open on paper', async ({page}) => {
  await openHydrated(page, '/services/hourly-service')
  const answers = page.locator('details > :not(summary)')
  expect(await answers.count()).toBeGreaterThan(0)
  for (const answer of await answers.all()) {
    expect((await answer.boundingBox())?.height).toBeGreaterThan(10)
  }
})

test('what stands on the picture of the home page is black on paper, also with backgrounds', async ({
  page,
}) => {
  await openHydrated(page, '/')
  for (const words of [/^A professional chauffeur and a quiet car/, /^Earliest pick-up/]) {
    const text = page.locator('main').getByText(words)
    await expect(text).toHaveCSS('color', 'rgb(0, 0, 0)')
  }
})

/** As wide as an A4 sheet between its margins, the page shows nothing that is for screens alone. */
async function expectSheet(page: Page, linksForScreens: string[]) {
  await page.setViewportSize({width: 658, height: 900})
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
  await expect(page.locator('header').first()).toBeHidden()
  await expect(page.locator('footer').last()).toBeHidden()
  const links = linksForScreens.map((name) => `a:text-is("${name}")`)
  for (const selector of ['button', 'form', ...links]) {
    expect(await page.locator(selector).count(), selector).toBeGreaterThan(0)
  }
  for (const selector of ['button', 'form', 'img', 'iframe', ...links]) {
    for (const element of await page.locator(selector).all()) await expect(element).toBeHidden()
  }
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
}
