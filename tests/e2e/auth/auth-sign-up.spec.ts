import type {Page} from '@playwright/test'

import {newEmail} from '../../support/auth/auth-client.ts'
import {
  afterLink,
  avatar,
  fillSignUp,
  followLink,
  linkFor,
  logOut,
  newAccount,
  password,
  serviceClient,
  sessionLinkFor,
  signIn,
  signUpForLink,
} from '../../support/auth/auth-journey.ts'
import {whenIdle} from '../../support/page/when-idle.ts'
import {expect, test} from '../../support/site.ts'

test('a business user signs up, confirms by mail, stays signed in and signs out, without a cookie [HEADER-5] [AUTH-7] [LEGAL-2]', async ({
  page,
  context,
  auth,
}) => {
  test.slow()
  const email = newEmail()
  await page.goto('/dashboard?view=month#today')
  await expect(page).toHaveURL('/auth')
  await fillSignUp(page, {fullName: 'Elena Marsh', email, password})
  await expect(page.getByRole('status').filter({hasText: 'Check your email'})).toHaveText(
    'Check your email for a confirmation link to complete your registration.',
  )
  const form = page.getByRole('tabpanel')
  await expect(form.getByLabel('Email', {exact: true})).toHaveValue('')
  await expect(form.getByLabel('Password', {exact: true})).toHaveValue('')

  // The mail is read in another tab of the same browser.
  const second = await context.newPage()
  await followLink(second, await linkFor(auth, email))
  await expect(second).toHaveURL('/dashboard?view=month#today', afterLink)
  await expect(second.getByRole('heading', {name: 'Dashboard', level: 1})).toBeVisible()
  await expect(second.getByText(`Signed in as ${email}`)).toBeVisible()
  await expect(avatar(second)).toHaveText('EM')

  await second.reload()
  await expect(second.getByText(`Signed in as ${email}`)).toBeVisible()

  // The first tab follows and is led away from the sign-in page.
  await expect(page).toHaveURL('/dashboard?view=month#today')
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible()

  await avatar(second).click()
  await expect(second.getByText('Elena Marsh').filter({visible: true})).toBeVisible()
  expect(await context.cookies()).toEqual([])
  await second.getByRole('button', {name: 'Log out'}).click()
  await expect(second).toHaveURL('/')
  await expect(avatar(second)).toBeHidden()
  await expect(second.getByRole('link', {name: /Sign In \/ Sign Up/}).first()).toBeVisible()
  await expect(page).toHaveURL('/auth')
  await expect(avatar(page)).toBeHidden()
})

test('the mail’s link leads to the site’s origin and leaves nothing in the URL [HEADER-5]', async ({
  page,
  auth,
}) => {
  const {link} = await signUpForLink(page, auth)
  expect(new URL(link).origin).toBe(new URL(page.url()).origin)

  await followLink(page, link)
  await expect(avatar(page)).toBeVisible(afterLink)
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => location.href)).not.toContain('#')
  // The change of page takes the focus when it is done.
  await expect(page.getByRole('main')).toBeFocused()
  await avatar(page).click()
  // The menu of narrow windows, which is closed, has it as well.
  const name = page.getByText('User', {exact: true}).filter({visible: true})
  await expect(name).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(name).toBeHidden()
  await expect(avatar(page)).toBeFocused()
})

test('the menu of the avatar works by keyboard', async ({page, auth}) => {
  await signIn(page, await newAccount(auth))
  // A page of its own, because the sign-in leads on to one, which takes the focus.
  await page.goto('/contact')
  await avatar(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', {name: 'Dashboard'})).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', {name: 'Dashboard'})).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
  await logOut(page)
  await expect(page).toHaveURL('/')
})

test('a link that leads to the page that is there takes the focus from nobody', async ({
  page,
  auth,
}) => {
  const account = await newAccount(auth)
  await signIn(page, account)
  await expect(page).toHaveURL('/')
  await serviceClient(auth).signInWithOtp({
    email: account.email,
    options: {shouldCreateUser: false},
  })
  const link = await sessionLinkFor(auth, await linkFor(auth, account.email, /sign-in link/))
  const stored = () => page.evaluate(() => JSON.stringify(localStorage))
  const before = await stored()
  await page.goto('about:blank')
  await page.goto(link)
  await page.getByRole('link', {name: 'Skip to content'}).focus()
  await expect.poll(stored).not.toBe(before)
  await whenIdle(page)
  await expect(page.getByRole('link', {name: 'Skip to content'})).toBeFocused()
})

test('a guarded page replaces itself in the history [AUTH-8]', async ({page}) => {
  await page.goto('/contact')
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/auth')
  await page.goBack()
  await expect(page).toHaveURL('/contact')
})

test('after logging out on the dashboard, Back leads to the page before it [AUTH-10]', async ({
  page,
  auth,
}) => {
  const account = await newAccount(auth)
  await page.goto('/contact')
  await signIn(page, account)
  await expect(page).toHaveURL('/')
  await openDashboard(page)
  await logOut(page)
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/contact')

  await signIn(page, account)
  await page.goto('/contact')
  await openDashboard(page)
  await logOut(page)
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/contact')
})

async function openDashboard(page: Page) {
  await avatar(page).click()
  await page.getByRole('link', {name: 'Dashboard'}).click()
  await expect(page.getByText('Signed in as')).toBeVisible()
}
