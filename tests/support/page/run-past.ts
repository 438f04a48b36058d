import {expect, type Page} from '@playwright/test'

/** Lets the paused clock reach the minute, and what React does in its own timers happen right after it. */
export async function runPast(page: Page, hasTurned: () => Promise<void>) {
  await page.clock.runFor(1000)
  await expect(async () => {
    await page.clock.runFor(20)
    await hasTurned()
  }).toPass()
}
