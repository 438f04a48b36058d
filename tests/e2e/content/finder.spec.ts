import type {Page} from '@playwright/test'

import {expectAccessible} from '../../support/page/axe.ts'
import {holdScript} from '../../support/page/hold-script.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {openLive} from '../../support/page/open-live.ts'
import {renderOffscreenSections} from '../../support/page/render-offscreen-sections.ts'
import {expect, test} from '../../support/site.ts'

test('by keyboard a visitor asks for a place, reads the answer and comes to its page', async ({
  page,
}) => {
  await openHydrated(page, '/')
  await field(page).focus()
  await page.keyboard.type('ft lauderdale airport')
  await expect(answer(page)).toHaveText('Yes, we drive to Fort Lauderdale-Hollywood International.')
  await page.keyboard.press('Enter')
  const link = page.getByRole('link', {name: 'Where we meet you'})
  await expect(link).toBeFocused()
  await expect(link).toHaveAccessibleDescription(/Hollywood International Airport in Broward/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/airports\/fll$/)
})

test('accents and slips are forgiven, and what is not listed is asked about', async ({page}) => {
  await openHydrated(page, '/')
  await field(page).fill('Bocá Ratón')
  await expect(answer(page)).toHaveText('Yes, we drive to Boca Raton.')
  await field(page).fill('Key Biscyane')
  await expect(answer(page)).toHaveText('We drive to Key Biscayne. Is that what you mean?')
  await field(page).fill('Orlando')
  await expect(answer(page)).toContainText('“Orlando” is not among the places that we list.')
  await expect(finder(page).getByRole('link', {name: 'Contact us'})).toHaveAttribute(
    'href',
    '/contact',
  )
  await field(page).fill('')
  await expect(answer(page)).toBeEmpty()
  await expect(finder(page).getByRole('listitem')).toHaveCount(0)
})

test('what was typed before the script was there is answered', async ({page}) => {
  const release = await holdScript(page)
  await page.goto('/')
  await field(page).fill('Weston')
  release()
  await expect(answer(page)).toHaveText('Yes, we drive to Weston.')
})

test('a city that the office adds is found in the open page', async ({
  page,
  contentLake: {client},
}) => {
  await openLive(page, '/')
  await field(page).fill('Islamorada')
  await expect(answer(page)).toContainText('not among the places')
  await client.patch('coverage-miami-dade').append('cities', ['Islamorada']).commit()
  // What visitors typed stays: a change that would move the page below them waits for their yes.
  await page.getByRole('button', {name: 'Show the update'}).click()
  await expect(answer(page)).toHaveText('Yes, we drive to Islamorada.')
  await expect(field(page)).toHaveValue('Islamorada')
})

test.describe('with JavaScript off', () => {
  test.use({javaScriptEnabled: false})

  test('every place stands instead of a field that does nothing', async ({page}) => {
    await page.goto('/')
    await expect(field(page)).toHaveCount(0)
    await expect(finder(page).getByText('Tequesta')).toBeVisible()
    await expect(finder(page).getByRole('link', {name: 'PortMiami'})).toHaveAttribute(
      'href',
      '/ports/portmiami',
    )
  })
})

for (const width of [320, 390, 1440]) {
  test(`at ${width} pixels its answer is accessible and nothing scrolls sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844})
    await openHydrated(page, '/')
    await renderOffscreenSections(page)
    await field(page).fill('miami')
    await expect(answer(page)).toContainText('Yes, we drive to Miami.')
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}

function finder(page: Page) {
  return page.locator('#find')
}

function field(page: Page) {
  return finder(page).getByRole('searchbox', {name: 'City, airport, port or convention center'})
}

function answer(page: Page) {
  return finder(page).getByRole('status')
}
