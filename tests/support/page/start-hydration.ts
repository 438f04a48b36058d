import type {Page} from '@playwright/test'

/** Opens a page and moves the mouse, so that it hydrates soon; `openHydrated` waits until it has. */
export async function openAndStartHydration(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await startHydration(page)
}

/** A page hydrates as soon as somebody moves the mouse on it. */
export async function startHydration(page: Page): Promise<void> {
  await page.mouse.move(5, 5)
  await page.mouse.move(9, 9)
}
