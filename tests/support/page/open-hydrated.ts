import type {Page} from '@playwright/test'

/** Opens a page and does what wakes all of it; resolves when it has caught up with the lake. */
export async function openAlive(page: Page, route: string): Promise<void> {
  const caughtUp = page.waitForResponse(/\/data\/query\//)
  await page.goto(route)
  await page.mouse.click(5, 5)
  await caughtUp
}
