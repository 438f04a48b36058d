import {openHydrated} from '../../support/page/open-hydrated.ts'
import {expect, test} from '../../support/site.ts'

test.beforeEach(({page}) => page.emulateMedia({media: 'print'}))

for (const route of ['/services/hourly-service', '/terms-of-service']) {
  test(`${route} prints without header, footer, buttons and pictures`, async ({page}) => {
    await openHydrated(page, route)
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
    await expect(page.locator('header').first()).toBeHidden()
    await expect(page.locator('footer').last()).toBeHidden()
    const screenOnly = [
      'button',
      'form',
      'img',
      'iframe',
      'a:text-is("Book Now")',
      'a:text-is("Skip to content")',
    ]
    for (const selector of screenOnly) {
      for (const element of await page.locator(selector).all()) await expect(element).toBeHidden()
    }
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  })
}

test('the rates print as a table with every price', async ({page}) => {
  await openHydrated(page, '/services/hourly-service')
  const table = page.getByRole('table')
  await expect(table).toBeVisible()
  const rows = {
    '2-4 hours': ['$120-180', '$140-200', '$350-500'],
    '4-8 hours': ['$110-160', '$130-180', '$320-450'],
    '8+ hours': ['$100-150', '$120-170', '$300-420'],
  }
  for (const [duration, prices] of Object.entries(rows)) {
    const row = table.getByRole('row').filter({hasText: duration})
    for (const price of prices) await expect(row.getByText(price)).toBeVisible()
  }
  for (const vehicle of ['Cadillac Escalade', 'Mercedes S550', 'Rolls Royce']) {
    await expect(table.getByRole('columnheader').filter({hasText: vehicle})).toBeVisible()
  }
  await expect(table.getByText('$350-500')).toHaveCSS('color', 'rgb(0, 0, 0)')
})

test('the refund table prints with every case', async ({page}) => {
  await openHydrated(page, '/terms-of-service')
  const table = page.getByRole('table')
  for (const refund of ['Full refund', '50% refund', 'No refund', 'Full charge']) {
    await expect(table.getByRole('cell', {name: refund}).first()).toBeVisible()
  }
  await expect(page.getByRole('navigation', {name: 'On this page'})).toBeHidden()
})

test('the terms name the company, the day of their last change and how to reach it', async ({
  page,
}) => {
  await openHydrated(page, '/terms-of-service')
  const head = page.locator('main').getByText('The Chauffeur Company').first()
  await expect(head).toBeVisible()
  await expect(head).toContainText('(305) 555-0100')
  await expect(page.getByText(/^Last updated/)).toBeVisible()
})

test('refunds by hours print in whole lines, without the sentence that asks for a pick-up', async ({
  page,
}) => {
  // An A4 sheet between its margins.
  await page.setViewportSize({width: 658, height: 900})
  await openHydrated(page, '/terms-of-service')
  const refund = page.getByRole('region', {name: 'When is it refundable?'})
  const hours = refund.getByText('24 hours or more')
  await expect(hours).toBeVisible()
  expect((await hours.boundingBox())?.height).toBeLessThan(40)
  await expect(refund.getByRole('status')).toBeHidden()
})

for (const format of ['Letter', 'A4']) {
  test(`the rate sheet is one page of ${format}`, async ({page}) => {
    await openHydrated(page, '/rate-sheet')
    await expect(page.getByRole('button', {name: 'Print'})).toBeHidden()
    await expect(page.getByText(/^Rates of /)).toBeVisible()
    const document = (await page.pdf({format, preferCSSPageSize: false})).toString('latin1')
    expect(document.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })
}

test('closed answers are open on paper', async ({page}) => {
  await openHydrated(page, '/services/hourly-service')
  const answers = page.locator('details > :not(summary)')
  expect(await answers.count()).toBeGreaterThan(0)
  for (const answer of await answers.all()) {
    expect((await answer.boundingBox())?.height).toBeGreaterThan(10)
  }
})

test('the printed rates and terms fit the width of a sheet', async ({page}) => {
  for (const route of ['/services/hourly-service', '/terms-of-service']) {
    // An A4 sheet between its margins.
    await page.setViewportSize({width: 658, height: 900})
    await page.goto(route)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, route).toBe(0)
  }
})
