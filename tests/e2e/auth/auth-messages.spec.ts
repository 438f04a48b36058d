import {expect, test} from '../../support/site.ts'
import {
  fillSignIn,
  fillSignUp,
  newAccount,
  newEmail,
  password,
  serviceClient,
} from './auth-journey.ts'

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

test('sign-up checks the passwords before any call, first that they match [AUTH-2]', async ({
  page,
  auth,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(auth.url)) calls.push(request.url())
  })
  await page.goto('/auth')
  const email = newEmail()
  await fillSignUp(page, {email, password: 'abc', confirmPassword: 'abd'})
  await expect(page.getByRole('alert')).toHaveText('Passwords do not match')
  await expect(page.getByLabel('Confirm Password', {exact: true})).toBeFocused()
  await fillSignUp(page, {email, password: 'abcde'})
  await expect(page.getByRole('alert')).toHaveText('Password must be at least 6 characters long')
  expect(calls).toEqual([])
})

test('empty and malformed fields are marked, and the first one gets the focus [AUTH-2]', async ({
  page,
}) => {
  await page.goto('/auth')
  await page.getByRole('button', {name: 'Sign In', exact: true}).click()
  const email = page.getByLabel('Email', {exact: true})
  await expect(email).toBeFocused()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Enter your email address.')).toBeVisible()
  await expect(page.getByText('Enter your password.')).toBeVisible()
  await fillSignIn(page, {email: 'elena', password})
  await expect(page.getByText('Enter an email address such as name@example.com.')).toBeVisible()
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

test('while the service thinks the button is busy and cannot be pressed again [AUTH-6]', async ({
  page,
  auth,
}) => {
  const {email} = await newAccount(auth)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let calls = 0
  await page.route(`${auth.url}/auth/v1/token**`, async (route) => {
    calls++
    await held
    await route.continue()
  })
  await page.goto('/auth')
  await fillSignIn(page, {email, password})
  const button = page.getByRole('button', {name: 'Sign In', exact: true})
  await expect(button).toBeDisabled()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await page.getByLabel('Password', {exact: true}).press('Enter')
  release()
  await expect(page).toHaveURL('/')
  expect(calls).toBe(1)
})

test('a password can be shown, pasted and filled in by a password manager [AUTH-1]', async ({
  page,
}) => {
  await page.goto('/auth')
  const field = page.getByLabel('Password', {exact: true})
  await expect(field).toHaveAttribute('autocomplete', 'current-password')
  await expect(page.getByLabel('Email', {exact: true})).toHaveAttribute('autocomplete', 'username')
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

test('the tabs move with the arrow keys [AUTH-1]', async ({page}) => {
  await page.goto('/auth')
  const signUp = page.getByRole('tab', {name: 'Sign Up'})
  await page.getByRole('tab', {name: 'Sign In'}).click()
  await page.keyboard.press('ArrowRight')
  await expect(signUp).toBeFocused()
  await expect(signUp).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByLabel('Full Name (optional)')).toBeVisible()
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
