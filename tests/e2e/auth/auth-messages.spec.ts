import {newEmail} from '../../support/auth/auth-client.ts'
import {
  fillSignIn,
  fillSignUp,
  newAccount,
  password,
  serviceClient,
} from '../../support/auth/auth-journey.ts'
import {expect, test} from '../../support/site.ts'

test('a failed sign-in does not say whether email or password was wrong [AUTH-3]', async ({
  page,
  auth,
}) => {
  const {email} = await newAccount(auth)
  await page.goto('/auth')
  for (const account of [
    {email, password: 'not this one'},
    {email: newEmail(), password},
  ]) {
    await fillSignIn(page, account)
    await expect(page.getByRole('alert')).toHaveText(
      'Invalid email or password. Please check your credentials and try again.',
    )
  }
  await expect(page.getByRole('button', {name: 'Sign In', exact: true})).toBeEnabled()
})

test('an unconfirmed account is sent to its mail [AUTH-3]', async ({page, auth}) => {
  const email = newEmail()
  await serviceClient(auth).signUp({email, password})
  await page.goto('/auth')
  await fillSignIn(page, {email, password})
  await expect(page.getByRole('alert')).toHaveText(
    'Please check your email and click the confirmation link before signing in.',
  )
})

test('any other refusal is shown in the service’s own words [AUTH-5]', async ({page}) => {
  await page.goto('/auth')
  await fillSignUp(page, {email: newEmail(), password: 'x'.repeat(73)})
  await expect(page.getByRole('alert')).toHaveText('Password cannot be longer than 72 characters')
})

test('a service that does not answer is an unexpected error', async ({page, auth}) => {
  await page.route(`${auth.url}/**`, (route) => route.abort())
  await page.goto('/auth')
  await fillSignIn(page, {email: newEmail(), password})
  await expect(page.getByRole('alert')).toHaveText(
    'An unexpected error occurred. Please try again.',
  )
})

test('a password can be shown, pasted and filled in by a password manager [AUTH-1]', async ({
  page,
}) => {
  await page.goto('/auth')
  const field = page.getByLabel('Password', {exact: true})
  await expect(field).toHaveAttribute('autocomplete', 'current-password')
  const email = page.getByLabel('Email', {exact: true})
  await expect(email).toHaveAttribute('autocomplete', 'username')
  // The type brings the keyboard with "@" on a phone.
  await expect(email).toHaveAttribute('type', 'email')
  await field.fill('secret')
  await expect(field).toHaveAttribute('type', 'password')
  await page.getByRole('button', {name: 'Show password'}).click()
  await expect(field).toHaveAttribute('type', 'text')
  await expect(field).toHaveValue('secret')

  await page.getByRole('tab', {name: 'Sign Up'}).click()
  const form = page.getByRole('tabpanel')
  for (const label of ['Password', 'Confirm Password']) {
    await expect(form.getByLabel(label, {exact: true})).toHaveAttribute(
      'autocomplete',
      'new-password',
    )
  }
})

test('without scripts the form sends nothing anywhere', async ({browser, site}) => {
  const context = await browser.newContext({javaScriptEnabled: false})
  const page = await context.newPage()
  await page.goto(`${site.url}/auth`)
  const requests: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/favicon.svg') requests.push(request.url())
  })
  await page.getByLabel('Email', {exact: true}).fill('elena@example.com')
  await page.getByLabel('Password', {exact: true}).fill('my password')
  await page.getByLabel('Password', {exact: true}).press('Enter')
  await expect(page.getByRole('button', {name: 'Sign In', exact: true})).toBeDisabled()
  await expect(page.getByText('Signing in needs JavaScript')).toBeVisible()
  expect(requests).toEqual([])
  expect(page.url()).toBe(`${site.url}/auth`)
  await context.close()
})

test('riders are shown the way to their own page', async ({page, bookingWidget}) => {
  await page.goto('/auth')
  const link = page.getByRole('link', {name: /See your bookings/})
  await expect(link).toHaveAttribute('href', `${bookingWidget.url}/account`)
  await expect(link).toHaveAttribute('target', '_blank')
})
