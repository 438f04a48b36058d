import {expect, type Page} from '@playwright/test'
import {createClient} from '@supabase/supabase-js'

import {type Language, languageOf, pathTo} from '../../../domain/language.ts'
import {totpCode} from '../../../emulators/auth/mfa/totp.ts'
import {texts} from '../page/texts.ts'
import {newEmail} from './auth-client.ts'

/** Where the auth service of a test run answers. */
export type AuthService = {url: string; anonKey: string; inboxUrl: string}

/** For pages that follow a mail's link: the site's origin loads its scripts late, by design. */
export const afterLink = {timeout: 20_000}

export const password = 'a long enough password'

/** A confirmed account, made without the site. */
export async function newAccount(
  auth: AuthService,
  fullName = 'Elena Marsh',
): Promise<{email: string; password: string}> {
  const email = newEmail()
  const {error} = await serviceClient(auth).signUp({
    email,
    password,
    options: {data: {full_name: fullName}},
  })
  if (error) throw error
  await verifyLink(auth, await linkFor(auth, email))
  return {email, password}
}

/** An account whose MFA is set up, with the secret of its authenticator app. */
export async function newMfaAccount(auth: AuthService) {
  const account = await newAccount(auth)
  const client = serviceClient(auth)
  await client.signInWithPassword(account)
  const enrolled = await client.mfa.enroll({factorType: 'totp', friendlyName: 'Authenticator app'})
  if (enrolled.error) throw enrolled.error
  const {id, totp} = enrolled.data
  const {error} = await client.mfa.challengeAndVerify({factorId: id, code: codeOf(totp.secret)})
  if (error) throw error
  return {...account, secret: totp.secret}
}

export function serviceClient({url, anonKey}: AuthService) {
  return createClient(url, anonKey, {auth: {persistSession: false, autoRefreshToken: false}}).auth
}

/** What an authenticator app shows now. */
export function codeOf(secret: string): string {
  return totpCode(secret.replaceAll(' ', ''), Math.floor(Date.now() / 30_000))
}

/** The link of the newest mail to an address, as soon as there is one. */
export async function linkFor(
  {inboxUrl}: AuthService,
  email: string,
  subject = /./,
): Promise<string> {
  let link = ''
  await expect
    .poll(async () => {
      const search = await fetch(
        `${inboxUrl}/api/v1/search?query=${encodeURIComponent(`to:${email}`)}`,
      )
      const {messages} = await search.json()
      const found = messages.find(({Subject}: {Subject: string}) => subject.test(Subject))
      if (!found) return ''
      const message = await fetch(`${inboxUrl}/api/v1/message/${found.ID}`)
      link =
        /https?:\S+\/(?:auth|es\/acceso)#token_hash=\S+/.exec((await message.json()).Text)?.[0] ??
        ''
      return link
    })
    .not.toBe('')
  return link
}

/** Opens the link of a mail and presses the button that it leads to. */
export async function followLink(page: Page, link: string) {
  await page.goto(link)
  const button = /^(Confirm email|Continue|Confirmar el correo|Continuar)$/
  await page.getByRole('button', {name: button}).click(afterLink)
}

/** Verifies the token of a link, as its button does. */
export async function verifyLink(auth: AuthService, link: string) {
  const {error} = await serviceClient(auth).verifyOtp(tokenOf(link))
  if (error) throw error
}

/** Where the link of GoTrue's own templates would lead for the same token and language, with its session in the hash. */
export async function sessionLinkFor({url}: AuthService, link: string): Promise<string> {
  const {token_hash: token, type} = tokenOf(link)
  const {origin, pathname} = new URL(link)
  const home = origin + pathTo('home', languageOf(pathname))
  const query = new URLSearchParams({token, type, redirect_to: home})
  const response = await fetch(`${url}/auth/v1/verify?${query}`, {redirect: 'manual'})
  return response.headers.get('location') ?? ''
}

function tokenOf(link: string) {
  const parameters = new URLSearchParams(new URL(link).hash.slice(1))
  const types = ['recovery', 'magiclink', 'signup'] as const
  const type = types.find((each) => each === parameters.get('type')) ?? 'signup'
  return {token_hash: parameters.get('token_hash') ?? '', type}
}

/** Fills in the sign-in form of the page that is open. */
export async function fillSignIn(
  page: Page,
  account: {email: string; password: string},
  language: Language = 'en',
) {
  const words = texts[language]
  const form = page.getByRole('tabpanel')
  await form.getByLabel(words.email, {exact: true}).fill(account.email)
  await form.getByLabel(words.password, {exact: true}).fill(account.password)
  await form.getByRole('button', {name: words.signInTab, exact: true}).click()
}

/** Signs in through the page and waits for the avatar. */
export async function signIn(
  page: Page,
  account: {email: string; password: string},
  language: Language = 'en',
) {
  await page.goto(texts[language].signInPage)
  await fillSignIn(page, account, language)
  await expect(avatar(page)).toBeVisible()
}

export async function fillSignUp(
  page: Page,
  fields: {fullName?: string; email: string; password: string; confirmPassword?: string},
  language: Language = 'en',
) {
  const words = texts[language]
  await page.getByRole('tab', {name: words.signUpTab}).click()
  // The other tab's form stays in the page.
  const form = page.getByRole('tabpanel')
  if (fields.fullName) await form.getByLabel(words.fullName).fill(fields.fullName)
  await form.getByLabel(words.email, {exact: true}).fill(fields.email)
  await form.getByLabel(words.password, {exact: true}).fill(fields.password)
  await form
    .getByLabel(words.confirmPassword, {exact: true})
    .fill(fields.confirmPassword ?? fields.password)
  await form.getByRole('button', {name: words.signUpTab, exact: true}).click()
}

/** Signs up through the page and gives the address and the link of its mail. */
export async function signUpForLink(page: Page, auth: AuthService, language: Language = 'en') {
  const {signInPage, signedUp} = texts[language]
  const email = newEmail()
  await page.goto(signInPage)
  await fillSignUp(page, {email, password}, language)
  await expect(page.getByText(signedUp)).toBeVisible()
  return {email, link: await linkFor(auth, email)}
}

export function avatar(page: Page) {
  return page.getByRole('button', {name: /account of|cuenta de/})
}

export async function logOut(page: Page) {
  await avatar(page).click()
  await page.getByRole('button', {name: 'Log out'}).click()
}
