import type {Page} from '@playwright/test'

/** Renders what is far below the view as well, which the browser otherwise does when a visitor comes near it. */
export async function renderOffscreenSections(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      'main > *, [data-chapter], #site-footer {content-visibility: visible !important}',
    )
    document.adoptedStyleSheets.push(sheet)
  })
}
