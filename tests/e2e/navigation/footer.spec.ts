import type {Page} from '@playwright/test'

import {languages} from '../../../domain/language.ts'
import {footerTexts} from '../../support/page/expect/expect-footer.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {expectSectionInView} from '../../support/page/section-in-view.ts'
import {expect, test} from '../../support/site.ts'

for (const language of languages) {
  const {quickLinks, services, legal} = footerTexts[language]
  const signInPage = {en: '/auth', es: '/es/acceso'}[language]

  test(`every page that the footer of ${signInPage} names can be reached from it, without a new document`, async ({
    page,
  }) => {
    await openHydrated(page, signInPage)
    await page.evaluate(() => Object.assign(window, {sameDocument: true}))
    const pages = {...quickLinks, ...services, ...legal}
    for (const [label, href] of Object.entries(pages).filter(([, to]) => !to.includes('#'))) {
      const heading = await page.getByRole('heading', {level: 1}).textContent()
      await footer(page).getByRole('link', {name: label, exact: true}).click()
      await expect(page).toHaveURL(href)
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText(heading ?? '')
      await expect(page.getByRole('heading', {level: 1})).toBeInViewport()
    }
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })
}

test('a section link of the footer leads home and to its section', async ({page}) => {
  await openHydrated(page, '/careers')
  await footer(page).getByRole('link', {name: 'Fleet', exact: true}).click()
  await expect(page).toHaveURL('/#fleet')
  // Before that the page rests at its top for about 100 ms.
  await expect(page.locator('#fleet')).toBeFocused()
  await expectSectionInView(page, 'fleet')
})

test('a network opens in a new tab and this page stays [HEADER-9]', async ({page, context}) => {
  // The sample URL must not be requested from its real host.
  await context.route('https://example.com/**', (route) =>
    route.fulfill({contentType: 'text/html', body: '<h1>Instagram</h1>'}),
  )
  await page.goto('/contact')
  const opened = page.waitForEvent('popup')
  await footer(page)
    .getByRole('link', {name: /^Instagram/})
    .click()
  const network = await opened
  await network.waitForURL('https://example.com/instagram')
  expect(await network.evaluate(() => window.opener)).toBeNull()
  await expect(page).toHaveURL('/contact')
})

function footer(page: Page) {
  return page.getByRole('contentinfo')
}
