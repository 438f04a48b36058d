import type {Page} from '@playwright/test'

/** Opens a page and touches it, so that it hydrates soon. */
export async function goHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await touch(page)
}

export async function touch(page: Page): Promise<void> {
  await page.mouse.move(5, 5)
  await page.mouse.move(9, 9)
}
