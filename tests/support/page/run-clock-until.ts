import {expect, type Page} from '@playwright/test'

/** Runs the paused clock past the minute, then on until React's own timers have fired and the expectation holds. */
export async function runClockUntil(page: Page, expectation: () => Promise<void>) {
  await page.clock.runFor(1000)
  await expect(async () => {
    await page.clock.runFor(20)
    await expectation()
  }).toPass()
}
