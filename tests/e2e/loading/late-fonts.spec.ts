import type {Page} from '@playwright/test'

import {renderOffscreenSections} from '../../support/page/render-offscreen-sections.ts'
import {publicRoutes} from '../../support/page/routes.ts'
import {expect, test} from '../../support/site.ts'

test.describe('fonts that arrive after the first paint', () => {
  for (const path of publicRoutes) {
    test(`wrap no heading of ${path} differently and move nothing in its first view on a phone`, async ({
      page,
    }) => {
      await page.setViewportSize({width: 390, height: 844})
      const fonts = Promise.withResolvers<void>()
      await page.route('**/*.woff2', async (route) => {
        await fonts.promise
        await route.continue()
      })
      await page.goto(path, {waitUntil: 'commit'})
      await expect(page.getByRole('contentinfo')).toBeAttached()
      await renderOffscreenSections(page)
      const before = await layoutOf(page)
      expect(await areWebFontsShown(page)).toBe(false)

      fonts.resolve()
      await page.waitForFunction(() =>
        ['16px "Hanken Grotesk Variable"', '16px "Noto Serif Display Variable"'].every((font) =>
          document.fonts.check(font),
        ),
      )
      const after = await layoutOf(page)
      expect(after.headings).toEqual(before.headings)
      expect(after.firstView).toEqual(before.firstView)
    })
  }
})

function areWebFontsShown(page: Page): Promise<boolean> {
  return page.evaluate(() => document.fonts.check('16px "Noto Serif Display Variable"'))
}

/** How high each heading is, and where the blocks of the first view stand, in whole pixels. */
async function layoutOf(page: Page) {
  return page.evaluate(() => {
    const heading = 'h1, h2, h3, header a'
    const block = `${heading}, p, button, section, [data-booking-frame]`
    return {
      headings: elements(heading).map(
        (element) => `${Math.round(element.getBoundingClientRect().height)} px: ${words(element)}`,
      ),
      firstView: elements(block)
        .filter((element) => element.getBoundingClientRect().top < innerHeight)
        .map(
          (element) => `${Math.round(element.getBoundingClientRect().top)} px: ${words(element)}`,
        ),
    }

    function elements(selector: string) {
      return [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
    }

    function words(element: Element) {
      return `${element.tagName} ${element.textContent.trim().slice(0, 40)}`
    }
  })
}
