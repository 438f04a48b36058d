import type {Page} from '@playwright/test'

/** Lets the page do what it has begun: at most 5 s, since Chromium may give a page that draws nothing no idle moment. */
export async function whenIdle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<unknown>((resolve) => requestIdleCallback(resolve, {timeout: 5000})),
  )
}
