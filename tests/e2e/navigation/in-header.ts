import type {Locator, Page} from '@playwright/test'

/** A link of the header, such as the one to the other language. */
export function inHeader(page: Page, name: string): Locator {
  return page.getByRole('banner').getByRole('link', {name, exact: true})
}
