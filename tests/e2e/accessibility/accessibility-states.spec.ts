import type {Page} from '@playwright/test'

import {announcement, passDeadline} from '../../support/page/booking-board.ts'
import {expectAccessible, expectAccessibleAt} from '../../support/page/expect/axe.ts'
import {expectNoForeignWords} from '../../support/page/expect/foreign-words.ts'
import {expectStructure, wednesdayMorning} from '../../support/page/expect/structure.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {replanJobs} from '../../support/page/replan-jobs.ts'
import {texts} from '../../support/page/texts.ts'
import {expect, test} from '../../support/site.ts'

const widths = [320, 390, 1440]

// The messages go by themselves, so each width has a form of its own.
for (const {language, width} of [
  ...widths.map((each) => ({language: 'en', width: each}) as const),
  {language: 'es', width: 320} as const,
]) {
  const {contact, sendMessage, incomplete, sent, ...fields} = texts[language]
  test(`at ${width} pixels axe finds nothing in the form of ${contact} with its errors, and after it was sent [ACCESS-4]`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(wednesdayMorning)
    await page.setViewportSize({width, height: 900})
    await openHydrated(page, contact)
    await page.getByRole('button', {name: sendMessage}).click()
    await expect(page.getByRole('alert')).toHaveText(incomplete)
    await expectStructure(page, 'contact-with-errors', {language})
    await expectNoForeignWords(page, language)
    await expectNothingFound(page)
    const main = page.getByRole('main')
    await main.getByLabel(fields.firstName, {exact: true}).fill('Jordan')
    await main.getByLabel(fields.lastName, {exact: true}).fill('Sample')
    await main.getByLabel(fields.email, {exact: true}).fill('jordan.sample@example.org')
    await main.getByRole('textbox', {name: fields.message}).fill('Two cars to the airport, please.')
    await page.getByRole('button', {name: sendMessage}).click()
    await expect(page.getByText(sent)).toBeVisible()
    await expectStructure(page, 'contact-sent', {language})
    await expectNothingFound(page)
  })
}

test.describe('at 320, 390 and 1440 pixels axe finds nothing, and a screen reader what it found before [ACCESS-1] [ACCESS-4]', () => {
  test('with a booking form that cannot be reached', async ({page, bookingWidget}) => {
    await page.route(`${bookingWidget.url}/**`, (route) => route.abort())
    await page.clock.setFixedTime(wednesdayMorning)
    await page.goto('/reservation')
    await page.mouse.move(5, 5)
    await passDeadline(page)
    await expect(page.getByText('Trouble with the booking form?')).toBeVisible()
    // It is announced a moment later.
    await expect(announcement(page)).toHaveText(/^The booking form has not answered/)
    await expectStructure(page, 'reservation-without-booking-form')
    await expectAccessibleAt(page, widths)
  })

  test('on the careers page without an opening', async ({page}) => {
    await replanJobs(page, () => ({closesOn: '2026-01-01T12:00:00.000Z'}))
    await page.clock.setFixedTime(wednesdayMorning)
    await openHydrated(page, '/careers')
    await expect(page.getByText(/^No position is open today\./)).toBeVisible()
    await expectStructure(page, 'careers-without-jobs')
    await expectAccessibleAt(page, widths)
  })

  test('on a page that did not load', async ({page, context}) => {
    await openHydrated(page, '/careers')
    await context.setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', {name: 'Contact'}).click()
    await expect(page.getByRole('heading', {name: 'This page did not load'})).toBeVisible()
    await expectStructure(page, 'page-that-did-not-load')
    await expectAccessibleAt(page, widths)
  })
})

test.describe('axe finds nothing', () => {
  for (const width of [320, 390]) {
    test(`in the open menu at ${width} pixels`, async ({page}) => {
      await page.setViewportSize({width, height: 844})
      await openHydrated(page, '/')
      await page.getByRole('button', {name: 'Open menu'}).click()
      await expect(page.getByRole('button', {name: 'Close menu'})).toBeVisible()
      await expectNothingFound(page)
    })
  }
})

// In Spanish, where it is narrowest: other words take other room.
test.describe('at 320 pixels axe finds nothing', () => {
  test.use({viewport: {width: 320, height: 900}})

  test('in Spanish with a booking form that cannot be reached, and in the open menu', async ({
    page,
    bookingWidget,
  }) => {
    await page.route(`${bookingWidget.url}/**`, (route) => route.abort())
    await page.clock.install()
    await openHydrated(page, '/es/reservacion')
    await passDeadline(page)
    await expect(page.getByText('¿Problemas con el formulario?')).toBeVisible()
    await expectNothingFound(page)
    await page.getByRole('button', {name: 'Abrir el menú'}).click()
    await expect(page.getByRole('button', {name: 'Cerrar el menú'})).toBeVisible()
    await expectNothingFound(page)
  })

  test('on the Spanish careers page without an opening, and on a page that did not load', async ({
    page,
    context,
  }) => {
    await replanJobs(page, () => ({closesOn: '2026-01-01T12:00:00.000Z'}))
    await openHydrated(page, '/es/empleo')
    await expect(page.getByText(/^Hoy no hay ningún puesto vacante\./)).toBeVisible()
    await expectNothingFound(page)
    await context.setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', {name: 'Contacto'}).click()
    await expect(page.getByRole('heading', {name: 'Esta página no se cargó'})).toBeVisible()
    await expectNothingFound(page)
  })
})

/** Neither by axe nor as a page that scrolls sideways. */
async function expectNothingFound(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
  await expectAccessible(page)
}
