import type {Page} from '@playwright/test'

/** Opens a page and resolves when it has hydrated, which a touch speeds up, and has caught up with the lake. */
export async function openHydrated(page: Page, route: string): Promise<void> {
  const caughtUp = page.waitForResponse(/\/data\/query\//)
  await page.goto(route)
  await page.mouse.click(5, 5)
  await caughtUp
}
