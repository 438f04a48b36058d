import type {Locator, Page} from '@playwright/test'

import {type Language, languages} from '../../../domain/language.ts'
import {newEmail} from '../../support/auth/auth-client.ts'
import {
  afterLink,
  avatar,
  codeOf,
  fillSignIn,
  fillSignUp,
  followLink,
  linkFor,
  newAccount,
  newMfaAccount,
  password,
  serviceClient,
  sessionLinkFor,
  signIn,
  signUpForLink,
} from '../../support/auth/auth-journey.ts'
import {expectAccessibleAt} from '../../support/page/expect/axe.ts'
import {expectNoForeignWords} from '../../support/page/expect/foreign-words.ts'
import {expectStructure} from '../../support/page/expect/structure.ts'
import {texts} from '../../support/page/texts.ts'
import {expect, test} from '../../support/site.ts'

// In Spanish, where it is narrowest: other words take other room.
const widthsIn: Record<Language, number[]> = {en: [320, 390, 1440], es: [320]}

const inLanguages = {
  en: {
    forgotPassword: 'Forgot password?',
    sendLink: 'Send the link',
    linkSent: 'If there is an account with this email',
    backToSignIn: 'Back to sign in',
    setUp: 'Set up two-step sign-in',
    qrCode: 'QR code for your authenticator app',
    securityNotice: 'Security notice',
    code: 'Code',
    sendCode: 'Continue',
    remove: 'Remove two-step sign-in',
    keep: 'Keep it',
  },
  es: {
    forgotPassword: '¿Olvidó su contraseña?',
    sendLink: 'Enviar el enlace',
    linkSent: 'Si hay una cuenta con este correo',
    backToSignIn: 'Volver a iniciar sesión',
    setUp: 'Configurar la verificación en dos pasos',
    qrCode: 'Código QR para su aplicación de autenticación',
    securityNotice: 'Aviso de seguridad',
    code: 'Código',
    sendCode: 'Continuar',
    remove: 'Quitar la verificación en dos pasos',
    keep: 'Conservar',
  },
}

test.describe('at 320, 390 and 1440 pixels, in Spanish at 320, axe finds nothing, a screen reader what it found before, and nothing is in another language [ACCESS-1] [ACCESS-4] [LANG-3]', () => {
  for (const language of languages) {
    const {signInPage, dashboard, openMenu, ...common} = texts[language]
    const words = {...common, ...inLanguages[language]}

    test(`on ${signInPage}: each tab, its errors, the forgotten password, and what says to look for a mail`, async ({
      page,
    }) => {
      await page.goto(signInPage)
      const panel = page.getByRole('tabpanel')
      await panel.getByRole('button', {name: words.signInTab, exact: true}).click()
      await expect(panel.getByLabel(words.email, {exact: true})).toBeFocused()
      await expectState(page, 'auth-sign-in-with-errors', {language})
      await page.getByRole('tab', {name: words.signUpTab}).click()
      await expectAccessibleAt(page, widthsIn[language])
      await panel.getByRole('button', {name: words.signUpTab, exact: true}).click()
      await expectState(page, 'auth-sign-up-with-errors', {language})
      await page.getByRole('tab', {name: words.signInTab}).click()
      await page.getByRole('button', {name: words.forgotPassword}).click()
      const sendLink = page.getByRole('button', {name: words.sendLink})
      await sendLink.click()
      await expectState(page, 'auth-forgotten-password-with-errors', {language})
      const email = newEmail()
      const main = page.getByRole('main')
      await main.getByLabel(words.email, {exact: true}).fill(email)
      await sendLink.click()
      await expect(page.getByText(words.linkSent)).toBeVisible()
      await expectState(page, 'auth-recovery-sent', {language, without: email})
      await page.getByRole('button', {name: words.backToSignIn}).click()
      await fillSignUp(page, {email, password}, language)
      await expect(page.getByText(words.signedUp)).toBeVisible()
      await expectState(page, 'auth-signed-up', {language, without: email})
    })

    test(`for a signed-in visitor: ${dashboard}, menu of the avatar and of narrow windows, setting up two-step sign-in`, async ({
      page,
      auth,
    }) => {
      const account = await newAccount(auth)
      const without = account.email
      await signIn(page, account, language)
      await page.goto(dashboard)
      await expect(page.getByText(words.signedInAs)).toBeVisible()
      await expectState(page, 'dashboard', {language, without})
      for (const width of widthsIn[language]) {
        await page.setViewportSize({width, height: 900})
        await avatar(page).click()
        await expect(page.getByRole('button', {name: words.logOut})).toBeVisible()
        const menu = page.locator('[popover]:popover-open')
        await expectState(page, 'account-menu', {language, part: menu, without, widths: [width]})
        await page.keyboard.press('Escape')
      }
      await page.setViewportSize({width: 320, height: 900})
      await page.getByRole('button', {name: openMenu}).click()
      const part = page.locator('#menu-account')
      await expect(part.getByRole('button', {name: words.logOut})).toBeVisible()
      await expectState(page, 'account-in-menu', {language, part, without, widths: [320]})
      await page.keyboard.press('Escape')
      await page.getByRole('button', {name: words.setUp}).click()
      await expect(page.getByRole('img', {name: words.qrCode})).toBeVisible()
      const secret = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()
      const notice = page.getByRole('region', {name: words.securityNotice})
      await expectState(page, 'dashboard-mfa-set-up', {language, part: notice, without: secret})
    })

    test(`on ${signInPage} where the code of MFA is asked for, and on ${dashboard} before MFA is removed`, async ({
      page,
      auth,
    }) => {
      const account = await newMfaAccount(auth)
      await page.goto(dashboard)
      await fillSignIn(page, account, language)
      const code = page.getByLabel(words.code, {exact: true})
      await expect(code).toBeVisible()
      await expectState(page, 'auth-mfa', {language})
      await code.fill(codeOf(account.secret))
      await page.getByRole('button', {name: words.sendCode}).click()
      await expect(page).toHaveURL(dashboard)
      await page.getByRole('button', {name: words.remove}).click()
      await expect(page.getByRole('button', {name: words.keep})).toBeVisible()
      const notice = page.getByRole('region', {name: words.securityNotice})
      await expectState(page, 'dashboard-mfa-removal', {language, part: notice})
    })
  }
})

// In English auth/auth-links.spec.ts and auth/auth-recovery.spec.ts look at these states.
test.describe('in Spanish at 320 pixels axe finds nothing, a screen reader the roles of the English page, and nothing is in another language [ACCESS-1] [ACCESS-4] [LANG-3]', () => {
  const {signInPage, home} = texts.es
  const language = 'es'

  test('on an invitation, and after one that has expired', async ({page}) => {
    await page.goto(`${signInPage}#token_hash=unknown&type=invite`)
    await expect(page.getByRole('heading', {name: 'Acepte su invitación', level: 1})).toBeVisible()
    const accept = page.getByRole('button', {name: 'Aceptar la invitación'})
    await expect(accept).toBeEnabled(afterLink)
    // The page of any mail's link, with words of its own.
    await expectState(page, 'auth-confirm-email', {language})
    await accept.click()
    await expect(page.getByRole('alert')).toHaveText(
      'Este enlace venció o ya se usó. Inicie sesión o pida un enlace nuevo.',
    )
    await expectState(page, 'auth-link-expired', {language})
  })

  test('where a link asks who is meant, where it has expired for a signed-in visitor, and where a new password is chosen', async ({
    page,
    auth,
  }) => {
    test.slow()
    const stranger = await signUpForLink(page, auth, language)
    const link = await sessionLinkFor(auth, stranger.link)
    await page.goto('about:blank')
    await page.goto(link)
    const question = page.getByRole('heading', {name: '¿Iniciar sesión con este enlace?'})
    await expect(question).toBeVisible(afterLink)
    await expectState(page, 'auth-sign-in-by-link', {language})
    await page.getByRole('button', {name: 'No iniciar sesión'}).click()
    await expect(page.getByRole('heading', {name: 'Le damos la bienvenida'})).toBeVisible()

    const account = await newAccount(auth)
    await signIn(page, account, language)
    await page.goto('about:blank')
    await page.goto(`${home}#error=access_denied&error_code=otp_expired&error_description=x`)
    await expect(page.getByRole('alert')).toHaveText(
      'Este enlace venció o ya se usó. Ya tiene la sesión iniciada.',
    )
    await expectState(page, 'auth-link-expired-signed-in', {language})

    await serviceClient(auth).resetPasswordForEmail(stranger.email)
    await page.goto('about:blank')
    await followLink(page, await linkFor(auth, stranger.email, /^Restablezca/))
    await expect(page.getByRole('heading', {name: '¿Con qué cuenta?'})).toBeVisible()
    await expect(page.getByRole('button', {name: `Seguir como ${account.email}`})).toBeVisible()
    await expectState(page, 'auth-other-account', {language})
    await page.getByRole('button', {name: `Cambiar a ${stranger.email}`}).click()
    await expect(page.getByRole('heading', {name: 'Elija una contraseña nueva'})).toBeFocused()
    await expectState(page, 'auth-new-password', {language})
  })
})

type StateOptions = {
  language: Language
  /** For a screen reader; the main part unless said otherwise. */
  part?: Locator
  /** Differs in each run, and is in no language. */
  without?: string
  widths?: number[]
}

/** What a screen reader and axe find in a state of a page, which is also in one language. */
async function expectState(
  page: Page,
  name: string,
  {widths, ...options}: StateOptions,
): Promise<void> {
  await expectStructure(page, name, options)
  await expectNoForeignWords(page, options.language, options)
  await expectAccessibleAt(page, widths ?? widthsIn[options.language])
}
