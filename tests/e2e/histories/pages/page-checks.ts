import type {Page} from '@playwright/test'

import {differencesOn} from '../../../support/page/published/differences.ts'
import {setVisibility} from '../../../support/page/set-visibility.ts'
import {expect} from '../../../support/site.ts'
import {restoreConnection, startLake} from './commands/surroundings.ts'
import type {Visitors} from './history-world.ts'
import type {PageModel} from './page-model.ts'

/** Against hanging: a lost stream is opened again after seconds, a failed query asked again as the clock goes on. */
const pageMatchTimeoutMs = 45_000

/** With everything up again and each tab in view, every page shows what is published, and no error went uncaught. */
export async function checkPages(
  model: PageModel,
  visitors: Visitors,
  announcements: string[],
): Promise<void> {
  for (const end of [startLake, restoreConnection]) {
    if (end.check(model)) await end.run(model, visitors)
  }
  const pages = visitors.context.pages()
  await Promise.all(pages.map((page) => setVisibility(page, 'visible')))
  for (const page of pages) await checkPage(page, visitors, announcements)
  expect(visitors.errors, 'errors that nothing caught').toEqual([])
}

async function checkPage(
  page: Page,
  {office, context}: Visitors,
  announcements: string[],
): Promise<void> {
  const end = Date.now() + pageMatchTimeoutMs
  for (let round = 1; ; round += 1) {
    const differences = await differencesOn(page, office, announcements)
    if (differences.length === 0) return
    if (Date.now() > end) throw new Error(`${page.url()}:\n${differences.join('\n')}`)
    await page.waitForFunction(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    // What failed while the lake was away is asked again after a while of the visitors' clock.
    if (round % 50 === 0) await context.clock.fastForward(20_000)
  }
}
