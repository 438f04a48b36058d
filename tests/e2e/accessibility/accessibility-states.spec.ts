import type {Page} from '@playwright/test'

import {newEmail} from '../../support/auth/auth-client.ts'
import {
  avatar,
  fillSignIn,
  fillSignUp,
  newAccount,
  newMfaAccount,
  password,
  signIn,
} from '../../support/auth/auth-journey.ts'
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
  test('on the sign-in page: each tab, its errors, the forgotten password, and what says to look for a mail', async ({
    page,
  }) => {
    await page.goto('/auth')
    await page.getByRole('button', {name: 'Sign In', exact: true}).click()
    await expect(page.getByLabel('Email', {exact: true})).toBeFocused()
    await expectStructure(page, 'auth-sign-in-with-errors')
    await expectAccessibleAt(page, widths)
    await page.getByRole('tab', {name: 'Sign Up'}).click()
    await expectAccessibleAt(page, widths)
    await page
      .getByRole('button', {name: /Create|Sign Up/})
      .last()
      .click()
    await expectStructure(page, 'auth-sign-up-with-errors')
    await expectAccessibleAt(page, widths)
    await page.getByRole('tab', {name: 'Sign In'}).click()
    await page.getByRole('button', {name: /Forgot/}).click()
    await page.getByRole('button', {name: /Send/}).click()
    await expectStructure(page, 'auth-forgotten-password-with-errors')
    await expectAccessibleAt(page, widths)
    const email = newEmail()
    await page.getByLabel('Email', {exact: true}).fill(email)
    await page.getByRole('button', {name: /Send/}).click()
    await expect(page.getByText('If there is an account with this email')).toBeVisible()
    await expectStructure(page, 'auth-recovery-sent', {without: email})
    await expectAccessibleAt(page, widths)
    await page.getByRole('button', {name: 'Back to sign in'}).click()
    await fillSignUp(page, {email, password})
    await expect(page.getByText('Check your email')).toBeVisible()
    await expectStructure(page, 'auth-signed-up', {without: email})
    await expectAccessibleAt(page, widths)
  })

  test('for a signed-in visitor: dashboard, menu of the avatar and of narrow windows, setting up two-step sign-in', async ({
    page,
    auth,
  }) => {
    const account = await newAccount(auth)
    await signIn(page, account)
    await page.goto('/dashboard')
    await expect(page.getByText('Signed in as')).toBeVisible()
    await expectStructure(page, 'dashboard', {without: account.email})
    await expectAccessibleAt(page, widths)
    for (const width of widths) {
      await page.setViewportSize({width, height: 900})
      await avatar(page).click()
      await expect(page.getByRole('button', {name: 'Log out'})).toBeVisible()
      const menu = page.locator('[popover]:popover-open')
      await expectStructure(page, 'account-menu', {part: menu, without: account.email})
      await expectNothingFound(page)
      await page.keyboard.press('Escape')
    }
    await page.setViewportSize({width: 320, height: 900})
    await page.getByRole('button', {name: 'Open menu'}).click()
    const inMenu = page.locator('#menu-account')
    await expect(inMenu.getByRole('button', {name: 'Log out'})).toBeVisible()
    await expectStructure(page, 'account-in-menu', {part: inMenu, without: account.email})
    await expectNothingFound(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', {name: 'Set up two-step sign-in'}).click()
    await expect(page.getByRole('img', {name: /QR code/})).toBeVisible()
    const secret = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()
    const notice = page.getByRole('region', {name: 'Security notice'})
    await expectStructure(page, 'dashboard-mfa-set-up', {part: notice, without: secret})
    await expectAccessibleAt(page, widths)
  })

  test('where the code of MFA is asked for', async ({page, auth}) => {
    const account = await newMfaAccount(auth)
    await page.goto('/auth')
    await fillSignIn(page, account)
    await expect(page.getByRole('textbox', {name: /code/i})).toBeVisible()
    await expectStructure(page, 'auth-mfa')
    await expectAccessibleAt(page, widths)
  })

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

  test('on the Spanish sign-in page: its errors, the tab to sign up and the forgotten password', async ({
    page,
  }) => {
    await page.goto('/es/acceso')
    await page.getByRole('button', {name: 'Iniciar sesión', exact: true}).click()
    await expect(page.getByLabel('Correo electrónico', {exact: true}).first()).toBeFocused()
    await expectNothingFound(page)
    await page.getByRole('tab', {name: 'Registrarse'}).click()
    await page.getByRole('button', {name: 'Registrarse'}).last().click()
    await expectNothingFound(page)
    await page.getByRole('tab', {name: 'Iniciar sesión'}).click()
    await page.getByRole('button', {name: '¿Olvidó su contraseña?'}).click()
    await expectNothingFound(page)
  })

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
