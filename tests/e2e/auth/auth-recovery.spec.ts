import {newEmail} from '../../support/auth/auth-client.ts'
import {
  afterLink,
  avatar,
  codeOf,
  fillSignIn,
  followLink,
  linkFor,
  newAccount,
  newMfaAccount,
} from '../../support/auth/auth-journey.ts'
import {expectAccessibleAt} from '../../support/page/expect/axe.ts'
import {expectStructure} from '../../support/page/expect/structure.ts'
import {expect, test} from '../../support/site.ts'

test('a forgotten password is replaced through the mail [LINKS-4] [ACCESS-1] [ACCESS-4]', async ({
  page,
  auth,
}) => {
  test.slow()
  const {email} = await newAccount(auth)
  await page.goto('/dashboard?view=week')
  await page.getByRole('button', {name: 'Forgot password?'}).click()
  const heading = page.getByRole('heading', {name: 'Reset your password'})
  await expect(heading).toBeFocused()
  await page.getByLabel('Email', {exact: true}).fill(email)
  await page.getByRole('button', {name: 'Send the link'}).click()
  await expect(page.getByText('If there is an account with this email')).toBeVisible()

  await followLink(page, await linkFor(auth, email, /Reset/))
  await expect(page.getByRole('heading', {name: 'Choose a new password'})).toBeVisible(afterLink)
  await expectStructure(page, 'auth-new-password')
  await expectAccessibleAt(page, [320, 390, 1440])
  await expect(page).toHaveURL('/auth')
  await page.reload()

  const field = page.getByLabel('New Password', {exact: true})
  const again = page.getByLabel('Confirm Password', {exact: true})
  const save = page.getByRole('button', {name: 'Save the password'})
  await field.fill('short')
  await again.fill('other')
  await save.click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await again.fill('short')
  await save.click()
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible()
  await field.fill('my brand new password')
  await again.fill('my brand new password')
  await save.click()
  await expect(page).toHaveURL('/dashboard?view=week')

  await avatar(page).click()
  await page.getByRole('button', {name: 'Log out'}).click()
  await page.goto('/auth')
  await fillSignIn(page, {email, password: 'my brand new password'})
  await expect(avatar(page)).toBeVisible()
})

test('asking for a link says nothing of who has an account [LINKS-4]', async ({page}) => {
  await page.goto('/auth')
  await page.getByRole('button', {name: 'Forgot password?'}).click()
  await page.getByRole('button', {name: 'Send the link'}).click()
  await expect(page.getByText('Enter your email address.')).toBeVisible()
  await page.getByLabel('Email', {exact: true}).fill(newEmail())
  await page.getByRole('button', {name: 'Send the link'}).click()
  await expect(page.getByText('If there is an account with this email')).toBeVisible()
  await page.getByRole('button', {name: 'Back to sign in'}).click()
  await expect(page.getByRole('heading', {name: 'Welcome'})).toBeFocused()
})

test('an account with MFA enters its code before it gets a new password', async ({page, auth}) => {
  const {email, secret} = await newMfaAccount(auth)
  await page.goto('/auth')
  await page.getByRole('button', {name: 'Forgot password?'}).click()
  await page.getByLabel('Email', {exact: true}).fill(email)
  await page.getByRole('button', {name: 'Send the link'}).click()
  await followLink(page, await linkFor(auth, email, /Reset/))
  await page.getByLabel('Code', {exact: true}).fill(codeOf(secret))
  await page.getByRole('button', {name: 'Continue'}).click()
  await expect(page.getByRole('heading', {name: 'Choose a new password'})).toBeVisible()
  await page.getByRole('button', {name: 'Keep the current password'}).click()
  await expect(page).toHaveURL('/')
  await expect(avatar(page)).toBeVisible()
})
