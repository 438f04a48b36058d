import AxeBuilder from '@axe-core/playwright'
import {expect, type Page} from '@playwright/test'

/**
 * Nothing on the page, as it is now, breaks a rule of axe (but for `without`); the frame's content is its
 * provider's.
 */
export async function expectAccessible(page: Page, without: string[] = []): Promise<void> {
  // Colors of what is fading in are not those that it will have.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({effect}) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({finished}) => finished.catch(() => {})),
    ),
  )
  // What is far below is laid out when a visitor comes there; axe must see it as it is then.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('main > * {content-visibility: visible !important}')
    document.adoptedStyleSheets.push(sheet)
  })
  const {violations} = await new AxeBuilder({page})
    .exclude('iframe')
    .disableRules(without)
    .analyze()
  const found = violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' | ')}`)
  expect(found).toEqual([])
}
