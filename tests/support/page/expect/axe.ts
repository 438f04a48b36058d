import AxeBuilder from '@axe-core/playwright'
import {expect, type Page} from '@playwright/test'

import {renderOffscreenSections} from '../render-offscreen-sections.ts'

/**
 * Nothing on the page, as it is now, breaks a rule of axe; the frame's content is its provider's. The size of targets, or
 * the room around them (WCAG 2.5.8), takes as long as all other rules together.
 */
export async function expectAccessible(page: Page, {targets = true} = {}): Promise<void> {
  // Colors of what is fading in are not those that it will have.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({effect}) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({finished}) => finished.catch(() => {})),
    ),
  )
  await renderOffscreenSections(page)
  const {violations} = await new AxeBuilder({page})
    .exclude('iframe')
    // Describing what passes as well takes longer than the check itself.
    .options({resultTypes: ['violations'], rules: {'target-size': {enabled: targets}}})
    // Without it the findings are gathered in a page of their own, which only pages with frames to look into need.
    .setLegacyMode()
    .analyze()
  const found = violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' | ')}`)
  expect(found).toEqual([])
}

/** At each of these widths axe finds nothing and the page does not scroll sideways. */
export async function expectAccessibleAt(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({width, height: 900})
    await expectAccessible(page)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `at ${width} px`).toBe(0)
  }
}
