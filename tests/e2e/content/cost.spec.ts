import type {Page} from '@playwright/test'

import {expectAccessible} from '../../support/page/axe.ts'
import {holdScript} from '../../support/page/hold-script.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {openLive} from '../../support/page/open-live.ts'
import {expect, test} from '../../support/site.ts'

const route = '/services/hourly-service'

test('by keyboard alone a visitor chooses, takes the longer and cheaper booking, and books it', async ({
  page,
}) => {
  await openHydrated(page, route)
  await page.getByRole('radio', {name: 'Cadillac Escalade'}).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', {name: 'Chevrolet Suburban'})).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const more = page.getByRole('button', {name: 'Half an hour more'})
  await expect(more).toBeFocused()
  for (let step = 0; step < 11; step += 1) await page.keyboard.press('Space')
  await expect(estimate(page)).toContainText('$825-1,200')
  await expect(estimate(page)).toContainText('4-8 hours: $110-160 per hour')
  await expect(estimate(page).getByRole('status')).toHaveText(
    'Cadillac Escalade, 7½ hours: $825-1,200. 8 hours from $800 cost less than 7½ hours from $825.',
  )

  await estimate(page).getByRole('button', {name: 'Make it 8 hours'}).focus()
  await page.keyboard.press('Enter')
  await expect(more).toBeFocused()
  await expect(estimate(page)).toContainText('$800-1,200')
  await page.getByLabel('Day (optional)').fill('2030-12-14')
  await estimate(page).getByRole('link', {name: 'Book this ride'}).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/reservation?vehicle=Cadillac+Escalade&hours=8&date=2030-12-14')
  const frame = page.locator('[data-booking-frame]')
  await expect(frame).toHaveAttribute('src', /vehicle=Cadillac\+Escalade&hours=8&date=2030-12-14$/)
})

test('a choice that is made before the script is there counts when it is, beside what the address names', async ({
  page,
}) => {
  const release = await holdScript(page)
  await page.goto(`${route}?estimate-hours=3`)
  await page.getByRole('radio', {name: 'Rolls Royce'}).check()
  await page.getByLabel('Day (optional)').fill('2030-12-14')
  release()
  await expect(estimate(page).getByRole('status')).toContainText('Rolls Royce, 3 hours')
  await expect(estimate(page).getByRole('link', {name: 'Book this ride'})).toHaveAttribute(
    'href',
    '/reservation?vehicle=Rolls+Royce&hours=3&date=2030-12-14',
  )
})

test('the address names the choice, so that it survives a reload and can be sent', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openHydrated(page, `${route}?utm_source=mail`)
  await page.getByRole('radio', {name: 'Rolls Royce'}).check()
  await page.getByRole('button', {name: 'Half an hour more'}).click()
  await expect(page).toHaveURL(
    `${route}?utm_source=mail&estimate-vehicle=vehicle-rolls-royce&estimate-hours=2.5`,
  )
  await page.reload()
  await expect(estimate(page)).toContainText('Rolls Royce, 2½ hours')
  await expect(estimate(page)).toContainText('$875-1,250')
  await expect(page.getByRole('radio', {name: 'Rolls Royce'})).toBeChecked()

  await estimate(page).getByRole('button', {name: 'Copy'}).click()
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split('\n')).toEqual([
    'Rolls Royce, 2½ hours: $875-1,250',
    'Rate: 2-4 hours: $350-500 per hour',
    'Not included: Gratuity',
    'The price of your ride is the one in your confirmation.',
    expect.stringMatching(
      /\/services\/hourly-service\?estimate-vehicle=vehicle-rolls-royce&estimate-hours=2\.5#cost$/,
    ),
  ])
})

test('an estimate goes to the office by mail, and by WhatsApp from when the office has a number there', async ({
  page,
  contentLake,
}) => {
  await openLive(page, `${route}?estimate-vehicle=vehicle-rolls-royce&estimate-hours=2.5`)
  const mail = estimate(page).getByRole('link', {name: 'E-mail'})
  await expect(mail).toHaveAttribute('href', /subject=Rolls%20Royce%2C%202%C2%BD%20hours&/)
  const {searchParams, pathname} = new URL((await mail.getAttribute('href')) ?? '')
  expect(pathname).toBe('hello@example.com')
  expect(searchParams.get('body')).toMatch(
    /^Rolls Royce, 2½ hours: \$875-1,250\r\n.*estimate-hours=2\.5#cost$/s,
  )
  const chat = estimate(page).getByRole('link', {name: 'WhatsApp'})
  await expect(chat).toHaveCount(0)
  await contentLake.client.patch('siteSettings').set({whatsappPhone: '+13054441234'}).commit()
  await page.getByRole('button', {name: 'Show the update'}).or(chat).click()
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/13054441234\?text=Rolls%20Royce/)
})

test('the Print button prints the answer with the company and its number, and nothing else', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printing', '')
  })
  await openHydrated(page, `${route}?estimate-hours=7.5`)
  await estimate(page).getByRole('button', {name: 'Print'}).click()
  await expect(page.locator('html[data-printing]')).toBeAttached()
  await page.emulateMedia({media: 'print'})
  await expect(estimate(page).getByText('$825-1,200', {exact: true})).toBeVisible()
  await expect(estimate(page).getByText('The Chauffeur Company, (305) 555-0100')).toBeVisible()
  await expect(page.getByRole('heading', {name: 'What will it cost?'})).toBeVisible()
  await expect(page.getByRole('heading', {level: 1})).toBeHidden()
  await expect(page.getByRole('table')).toBeHidden()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.getByRole('table')).toBeVisible()
})

test('axe finds nothing where there is a hint and where there is no rate, and nothing scrolls sideways', async ({
  page,
}) => {
  for (const query of [
    '?estimate-hours=7.5',
    '?estimate-vehicle=vehicle-suburban&estimate-hours=9',
  ]) {
    await openHydrated(page, route + query)
    await expect(estimate(page)).toContainText(/7½ hours|9 hours/)
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({width, height: 900})
      await expectAccessible(page)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${query} at ${width}`).toBe(0)
    }
  }
})

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false})

  test('the answer for the shortest booking stands with every rate and the phone', async ({
    page,
  }) => {
    await page.goto(route)
    await expect(estimate(page)).toContainText('Cadillac Escalade, 2 hours')
    await expect(estimate(page)).toContainText('$240-360')
    await expect(page.getByRole('radio')).toHaveCount(0)
    const sprinter = page.locator('#cost').getByRole('listitem').filter({hasText: 'Sprinter'})
    await expect(sprinter).toContainText('2-4 hours: $180-280')
    await expect(page.locator('#cost').getByRole('link', {name: /555-0100/})).toBeVisible()
    await expect(estimate(page).getByRole('link', {name: 'Book this ride'})).toBeVisible()
    await expect(estimate(page).getByRole('button')).toHaveCount(0)
  })
})

test('a rate that the office changes shows in the open answer, and the choice stays', async ({
  page,
  contentLake: {client},
}) => {
  await openLive(page, route)
  await page.getByRole('radio', {name: 'Mercedes S550'}).check()
  await page.getByRole('button', {name: 'Half an hour more'}).click()
  await expect(estimate(page)).toContainText('$350-500')
  await client
    .patch('rates')
    .set({
      'rateCards[_key == "from-2-hours"].prices[_key == "s550"].price': {
        _type: 'priceRange',
        min: 200,
        max: 300,
      },
    })
    .commit()
  await expect(estimate(page)).toContainText('$500-750')
  await expect(estimate(page)).toContainText('Mercedes S550, 2½ hours')
  await expect(page.getByRole('radio', {name: 'Mercedes S550'})).toBeChecked()
})

function estimate(page: Page) {
  return page.getByRole('region', {name: 'Estimate'})
}
