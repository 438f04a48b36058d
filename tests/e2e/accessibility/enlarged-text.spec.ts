import type {Page} from '@playwright/test'

import {launchOptions} from '../../../scripts/chromium/launch-options.ts'
import {cutOffTexts} from '../../support/page/expect/cut-off-texts.ts'
import {renderOffscreenSections} from '../../support/page/render-offscreen-sections.ts'
import {publicRoutes} from '../../support/page/routes.ts'
import {spaceTexts} from '../../support/page/space-texts.ts'
import {expect, test} from '../../support/site.ts'

const {args, ...options} = launchOptions()

// As the browser's own setting for the size of text does it: breakpoints follow as well.
test.use({
  launchOptions: {...options, args: [...args, '--blink-settings=defaultFontSize=32']},
  viewport: {width: 1280, height: 900},
})

for (const route of publicRoutes) {
  test(`${route} with text at 200 % loses nothing, nor with text spaced widely at its usual size [ACCESS-2]`, async ({
    page,
  }) => {
    await page.goto(route)
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
    expect(size).toBe('32px')
    await renderOffscreenSections(page)
    await expectNothingLost(page)
    // At 16 pixels for the text's usual size, as wide as a phone.
    await page.setViewportSize({width: 640, height: 900})
    await spaceTexts(page)
    await expectNothingLost(page)
  })
}

async function expectNothingLost(page: Page) {
  expect(await cutOffTexts(page)).toEqual([])
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(sideways).toBe(0)
}
