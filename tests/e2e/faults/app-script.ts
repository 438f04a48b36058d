import type {Page} from '@playwright/test'

import {expect} from '../../support/site.ts'

/** The bundle that the boot script starts. */
export const appScript = /\/assets\/entry-browser-.*\.js$/

export async function followContact(page: Page) {
  await page.getByRole('banner').getByRole('link', {name: 'Contact'}).click()
  await expect(page).toHaveURL('/contact')
}
