import type {Page} from '@playwright/test'

/** The pages with a booking form, and the height of its frame until the form says its own. */
export const bookingPages = [
  {path: '/', height: 120},
  {path: '/reservation', height: 600},
]

export function form(page: Page) {
  return page.frameLocator('[data-booking-frame]')
}

/** What offers other ways to book when the form does not answer. */
export function latePanel(page: Page) {
  return page.getByText('Trouble with the booking form?').locator('..')
}

/** The live region that announces the form to assistive technology. */
export function announcement(page: Page) {
  return page.locator('#booking').getByRole('status')
}
