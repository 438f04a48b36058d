import {expect, type Page} from '@playwright/test'

import type {Language} from '../../../domain/language.ts'

/** The pages with a booking form, and the height of its frame until the form says its own. */
export const bookingPages = [
  {path: '/', height: 120},
  {path: '/reservation', height: 600},
]

/** What the site says around the booking form. The form itself is its provider's. */
export const bookingTexts = {
  en: {
    loaded: 'Booking form loaded.',
    late: 'The booking form has not answered. You can call, open it in a new window or retry.',
    trouble: 'Trouble with the booking form?',
    openInNewWindow: 'Open in a new window',
    openItInNewWindow: 'Open it in a new window',
    call: /^Call \(305\)/,
    retry: 'Retry',
    openForm: 'Open the booking form',
  },
  es: {
    loaded: 'Formulario de reservación cargado.',
    late: 'El formulario de reservación no responde. Puede llamar, abrirlo en otra ventana o reintentar.',
    trouble: '¿Problemas con el formulario?',
    openInNewWindow: 'Abrir en otra ventana',
    openItInNewWindow: 'Ábralo en otra ventana',
    call: /^Llamar al \(305\)/,
    retry: 'Reintentar',
    openForm: 'Abrir el formulario de reservación',
  },
}

export function form(page: Page) {
  return page.frameLocator('[data-booking-frame]')
}

/** What offers other ways to book when the form does not answer. */
export function latePanel(page: Page, language: Language = 'en') {
  return page.getByText(bookingTexts[language].trouble).locator('..')
}

/** Lets the time pass in which the form has to answer. The clock of the page must be installed. */
export async function passDeadline(page: Page): Promise<void> {
  await expect(page.locator('#booking [data-booking-frame]')).toHaveAttribute('src', /./)
  await page.clock.fastForward(8000)
}

/** The live region that announces the form to assistive technology. */
export function announcement(page: Page) {
  return page.locator('#booking').getByRole('status')
}

export async function frameHeight(page: Page): Promise<number> {
  return page.locator('[data-booking-frame]').evaluate((frame) => frame.clientHeight)
}
