import type {Page} from '@playwright/test'

import {newEmail} from '../../support/auth/auth-client.ts'
import {
  afterLink,
  fillSignIn,
  fillSignUp,
  followLink,
  linkFor,
  newAccount,
  password,
} from '../../support/auth/auth-journey.ts'
import {expectAccessibleAt} from '../../support/page/expect/axe.ts'
import {expectNoForeignWords} from '../../support/page/expect/foreign-words.ts'
import {expectStructure} from '../../support/page/expect/structure.ts'
import {expect, test} from '../../support/site.ts'

test('a business user signs up in Spanish and comes by a Spanish mail to the Spanish dashboard [ACCESS-1] [ACCESS-4] [LANG-3]', async ({
  page,
  auth,
}) => {
  test.slow()
  const email = newEmail()
  await page.goto('/es/panel?view=month')
  await expect(page).toHaveURL('/es/acceso')
  await expect(page).toHaveTitle(/^Iniciar sesión o registrarse/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await fillSignUp(page, {fullName: 'Elena Marsh', email, password}, 'es')
  await expect(page.getByRole('status').filter({hasText: 'Revise su correo'})).toBeVisible()

  await page.goto(await linkFor(auth, email, /^Confirme su correo electrónico$/))
  await expect(page.getByRole('heading', {name: 'Confirme su correo', level: 1})).toBeVisible(
    afterLink,
  )
  await expectStructure(page, 'auth-confirm-email', {language: 'es'})
  await expectNoForeignWords(page, 'es')
  await expectAccessibleAt(page, [320])
  await page.getByRole('button', {name: 'Confirmar el correo'}).click(afterLink)
  await expect(page).toHaveURL('/es/panel?view=month', afterLink)
  await expect(page.getByRole('heading', {name: 'Panel', level: 1})).toBeVisible()
  await expect(page.getByText(`Sesión iniciada como ${email}`)).toBeVisible()
  await expect(page.getByRole('heading', {name: 'Acciones rápidas'})).toBeVisible()
  await expect(page.getByRole('button', {name: /two-step|dos pasos/})).toHaveText(
    'Configurar la verificación en dos pasos',
  )

  await spanishAvatar(page).click()
  await expect(page.getByRole('link', {name: 'Panel', exact: true})).toHaveAttribute(
    'href',
    '/es/panel',
  )
  await page.getByRole('button', {name: 'Cerrar sesión'}).click()
  await expect(page).toHaveURL('/es')
  await expect(spanishAvatar(page)).toBeHidden()
})

test('a password that was forgotten in English is replaced in Spanish by who signed up in Spanish', async ({
  page,
  auth,
}) => {
  test.slow()
  const email = newEmail()
  await page.goto('/es/acceso')
  await fillSignUp(page, {email, password}, 'es')
  await followLink(page, await linkFor(auth, email))
  await expect(page).toHaveURL('/es', afterLink)
  await spanishAvatar(page).click()
  await page.getByRole('button', {name: 'Cerrar sesión'}).click()

  await page.goto('/auth')
  await page.getByRole('button', {name: 'Forgot password?'}).click()
  await page.getByLabel('Email', {exact: true}).fill(email)
  await page.getByRole('button', {name: 'Send the link'}).click()
  await page.goto(await linkFor(auth, email, /^Restablezca su contraseña$/))
  await expect(page).toHaveURL('/es/acceso', afterLink)
  await page.getByRole('button', {name: 'Continuar'}).click(afterLink)
  await expect(page.getByRole('heading', {name: 'Elija una contraseña nueva'})).toBeVisible()
  await page.getByLabel('Contraseña nueva', {exact: true}).fill('my brand new password')
  await page.getByLabel('Confirmar la contraseña', {exact: true}).fill('my brand new password')
  await page.getByRole('button', {name: 'Guardar la contraseña'}).click()
  await expect(page).toHaveURL('/es')
  await expect(spanishAvatar(page)).toBeVisible()
})

for (const moment of ['is there', 'is still on its way'] as const) {
  test(`a visitor who changes the language while the sign-in page ${moment} comes to the page that asked for it`, async ({
    page,
    auth,
  }) => {
    const account = await newAccount(auth)
    const isChanged = Promise.withResolvers<void>()
    if (moment === 'is still on its way') {
      await page.route(/auth-route/, async (route) => {
        await isChanged.promise
        await route.continue()
      })
    }
    await page.goto('/dashboard?view=month')
    await expect(page).toHaveURL('/auth')
    if (moment === 'is there') await expect(page.getByRole('tabpanel')).toBeVisible()
    await page.getByRole('banner').getByRole('link', {name: 'Español'}).click()
    isChanged.resolve()
    await expect(page).toHaveURL('/es/acceso')
    await fillSignIn(page, account, 'es')
    await expect(page).toHaveURL('/es/panel?view=month')
    await expect(page.getByText(`Sesión iniciada como ${account.email}`)).toBeVisible()
  })
}

test('an answer of the service that comes after a change of language is shown in the new language [LANG-2]', async ({
  page,
}) => {
  const isChanged = Promise.withResolvers<void>()
  await page.route(/\/auth\/v1\/token/, async (route) => {
    await isChanged.promise
    await route.continue()
  })
  await page.goto('/auth')
  await fillSignIn(page, {email: newEmail(), password})
  await page.getByRole('banner').getByRole('link', {name: 'Español'}).click()
  await expect(page).toHaveURL('/es/acceso')
  const button = page.getByRole('button', {name: 'Iniciar sesión', exact: true})
  await expect(button).toHaveAttribute('aria-busy', 'true')
  isChanged.resolve()
  await expect(page.getByRole('alert')).toHaveText(/^El correo o la contraseña no son válidos/)
  await expect(button).not.toHaveAttribute('aria-busy')
})

function spanishAvatar(page: Page) {
  return page.getByRole('button', {name: /cuenta de/})
}
