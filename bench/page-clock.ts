import type {Frame, Page} from '@playwright/test'

/** When a text came into the page's document, in milliseconds since 1970. */
export async function waitForText(page: Page | Frame, text: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const check = () => {
          if (!document.querySelector('main')?.textContent?.includes(wanted)) return
          observer.disconnect()
          resolve(performance.timeOrigin + performance.now())
        }
        const observer = new MutationObserver(check)
        observer.observe(document.body, {subtree: true, childList: true, characterData: true})
        check()
      }),
    text,
  )
}

/** Milliseconds since 1970, as exact as a page's own clock. */
export function now(): number {
  return performance.timeOrigin + performance.now()
}
