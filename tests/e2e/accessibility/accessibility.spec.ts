import type {Page} from '@playwright/test'

import {languageOf} from '../../../domain/language.ts'
import {expectAccessible} from '../../support/page/expect/axe.ts'
import {expectNoForeignWords} from '../../support/page/expect/foreign-words.ts'
import {furtherDestinationRoutes, publicRoutes} from '../../support/page/routes.ts'
import {expect, test} from '../../support/site.ts'

// From wide to narrow: what keeps its former width for a moment shows as sideways scrolling.
const widths = [2560, 1440, 1180, 1088, 832, 600, 390, 320]

for (const route of [...publicRoutes, '/nowhere', '/es/nada']) {
  test(`axe finds nothing on ${route} at 320, 390 and 1440 pixels, and it never scrolls sideways [ACCESS-1]`, async ({
    page,
  }) => {
    await page.goto(route)
    for (const width of widths) {
      await expectNoSidewaysScroll(page, width)
      // Other words make no target smaller.
      const targets = width === 390 && languageOf(route) === 'en'
      if ([320, 390, 1440].includes(width)) await expectAccessible(page, {targets})
    }
  })
}

for (const route of furtherDestinationRoutes) {
  test(`axe finds nothing on ${route} at 320 pixels, it does not scroll sideways there, and says nothing in another language [ACCESS-1] [LANG-3]`, async ({
    page,
  }) => {
    await page.goto(route)
    await expectNoSidewaysScroll(page, 320)
    await expectAccessible(page)
    await expectNoForeignWords(page, languageOf(route))
  })
}

for (const {path, heading, level, whom} of [
  {
    path: '/contact',
    heading: 'Accessibility',
    level: '(WCAG) 2.2 at level AA',
    whom: /call|write/i,
  },
  {
    path: '/es/contacto',
    heading: 'Accesibilidad',
    level: '(WCAG) 2.2',
    whom: /llame|escriba/i,
  },
]) {
  test(`${path} says what the site aims at and whom to tell of a barrier`, async ({page}) => {
    await page.goto(path)
    const statement = page
      .getByRole('region')
      .or(page.locator('section'))
      .filter({has: page.getByRole('heading', {name: heading})})
      .last()
    await expect(statement).toContainText(level)
    await expect(statement).toContainText(whom)
  })
}

async function expectNoSidewaysScroll(page: Page, width: number) {
  await page.setViewportSize({width, height: 900})
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${width} pixels`).toBe(0)
}
