import type {Page} from '@playwright/test'

/** Browsers give tests no way to hide a page, so what the page reads is overridden, and told to it as browsers do. */
export async function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', {value, configurable: true})
    Object.defineProperty(document, 'hidden', {value: value === 'hidden', configurable: true})
    document.dispatchEvent(new Event('visibilitychange', {bubbles: true}))
  }, state)
}
