import type {Page} from '@playwright/test'

import {languageOf} from '../../../domain/language.ts'
import {cutOffTexts} from '../../support/page/cut-off-texts.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {publicRoutes} from '../../support/page/routes.ts'
import {expect, test} from '../../support/site.ts'

/* Another language needs more room: each text of the English page becomes almost a third longer. */
for (const route of publicRoutes.filter((path) => languageOf(path) === 'en')) {
  test(`${route} holds texts that are 30 % longer at 320, 390 and 1440 pixels`, async ({page}) => {
    await openHydrated(page, route)
    const before = await textLength(page)
    await page.evaluate(lengthenTexts)
    expect(await textLength(page)).toBeGreaterThan(before * 1.25)
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({width, height: 900})
      expect.soft(await cutOffTexts(page), `cut off at ${width}`).toEqual([])
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect.soft(sideways, `sideways at ${width}`).toBe(0)
    }
  })
}

function textLength(page: Page): Promise<number> {
  return page.evaluate(() => document.body.innerText.length)
}

function lengthenTexts() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    // Prices, times, phone numbers and the company's name are as long in each language.
    if (text === 'The Chauffeur Company') continue
    if (!/\p{L}{3}/u.test(text) || node.parentElement?.closest('script, style, svg')) continue
    const more = text.slice(0, Math.ceil(text.length * 0.3))
    node.textContent += text.length > 20 ? ` ${more}` : more.trim().toLowerCase()
  }
}
