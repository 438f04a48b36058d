import type {Page} from '@playwright/test'

/** Has the page as it is when a visitor has come to its end: what is far below the view is laid out only then. */
export async function layOutWholePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      'main > *, [data-chapter], #site-footer {content-visibility: visible !important}',
    )
    document.adoptedStyleSheets.push(sheet)
  })
}
