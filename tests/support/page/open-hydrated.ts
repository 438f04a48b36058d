import type {Page} from '@playwright/test'

/** Opens a page and resolves when it has hydrated, which a touch speeds up, and has caught up with the lake. */
export async function openHydrated(page: Page, route: string): Promise<void> {
  // Until then an answer may be one that the page before this one has asked for.
  await page.goto(route, {waitUntil: 'commit'})
  const caughtUp = page.waitForResponse(/\/data\/query\//)
  await page.waitForLoadState()
  await page.mouse.click(5, 5)
  await caughtUp
}
