import type {Locator, Page} from '@playwright/test'

import {languageOf} from '../../../domain/language.ts'
import {cutOffTexts} from '../../support/page/expect/cut-off-texts.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {renderOffscreenSections} from '../../support/page/render-offscreen-sections.ts'
import {publicRoutes} from '../../support/page/routes.ts'
import {spaceTexts} from '../../support/page/space-texts.ts'
import {expect, test} from '../../support/site.ts'

/* Another language needs more room: each text of the English page becomes almost a third longer. */
for (const route of publicRoutes.filter((path) => languageOf(path) === 'en')) {
  test(`${route} holds texts that are 30 % longer at 320, 390 and 1440 pixels`, async ({page}) => {
    await openHydrated(page, route)
    await renderOffscreenSections(page)
    await lengthenTexts(page)
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

test.describe('at 320 pixels', () => {
  test.use({viewport: {width: 320, height: 900}})

  for (const {texts, change} of [
    {texts: 'that are 30 % longer', change: lengthenTexts},
    {texts: 'spaced as WCAG 1.4.12 has it [ACCESS-2]', change: spaceTexts},
  ]) {
    test(`the open menu holds texts ${texts}`, async ({page}) => {
      await openHydrated(page, '/')
      await page.getByRole('button', {name: 'Open menu'}).click()
      await expectRoom(page, page.getByRole('dialog', {name: 'Menu'}), change)
    })

    test(`a toast holds texts ${texts}`, async ({page}) => {
      await openHydrated(page, '/careers')
      const newsletter = page.getByRole('contentinfo')
      await newsletter.getByRole('textbox').fill('jordan.sample@example.org')
      await newsletter.getByRole('button', {name: 'Subscribe'}).click()
      const toast = page.getByRole('status').filter({hasText: 'Thank you for subscribing'})
      // Under the pointer it stays.
      await toast.hover()
      await expectRoom(page, toast, change)
    })
  }
})

test('what counts as cut off is a text that ends outside of any element around it that hides it', async ({
  page,
}) => {
  await page.setContent(`
    <style>
      .box { width: 90px; height: 30px; margin: 10px; position: relative; white-space: nowrap }
      .hidden { overflow: hidden }
      .two-lines {
        display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2;
        width: 90px; height: auto; white-space: normal; overflow: hidden;
      }
      .heard { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
    </style>
    <div class="box hidden"><p>Too low</p><p>Lower still</p></div>
    <div class="box hidden"><b><i>Far too long for its element</i></b></div>
    <div class="box" style="overflow: clip">Wider than the element that holds it</div>
    <div class="box two-lines">More words than ever fit into two lines of such an element</div>
    <div class="box hidden"><i>Fits</i></div>
    <div class="box">Shown beside its element, which hides nothing</div>
    <div class="box hidden"><div style="overflow: auto">Scrolled into view by who wants to read</div></div>
    <div class="hidden" style="width: 9px; height: 9px"><p style="position: absolute">Placed elsewhere</p></div>
    <div class="box"><span class="heard">Only heard by a screen reader</span></div>
  `)
  const cut = await cutOffTexts(page)
  expect(cut.map((text) => text.replace(/ in <.*/s, ''))).toEqual([
    'Too low',
    'Lower still',
    'Far too long for its element',
    'Wider than the element that holds it',
    'More words than ever fit into two lines of such an element',
  ])
})

/** After the change, what lies over the page lies in the window, and none of it is cut off or has to be scrolled sideways. */
async function expectRoom(page: Page, part: Locator, change: (page: Page) => Promise<void>) {
  // It slides in.
  await expect(part).toBeInViewport({ratio: 1})
  await renderOffscreenSections(page)
  await change(page)
  await expect(part).toBeInViewport({ratio: 1})
  expect(await cutOffTexts(page)).toEqual([])
  const sideways = await part.evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(sideways).toBe(0)
}

async function lengthenTexts(page: Page) {
  const before = await textLength(page)
  await page.evaluate(lengthenTextNodes)
  expect(await textLength(page)).toBeGreaterThan(before * 1.25)
}

function textLength(page: Page): Promise<number> {
  return page.evaluate(() => document.body.innerText.length)
}

function lengthenTextNodes() {
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
