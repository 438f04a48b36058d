import type {Page} from '@playwright/test'

/** Keeps the site's script from arriving; the function that it resolves to lets the script go. */
export async function holdScript(page: Page): Promise<() => void> {
  const {promise, resolve} = Promise.withResolvers<void>()
  await page.route(/\/assets\/entry-browser/, async (request) => {
    await promise
    await request.continue()
  })
  return resolve
}
