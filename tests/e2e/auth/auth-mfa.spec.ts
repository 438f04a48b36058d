import {
  avatar,
  codeOf,
  fillSignIn,
  logOut,
  newAccount,
  newMfaAccount,
  signIn,
} from '../../support/auth/auth-journey.ts'
import {expect, test} from '../../support/site.ts'

test('two-step sign-in is set up on the dashboard, asked for at sign-in and removed [MFA-1]', async ({
  page,
  auth,
}) => {
  test.slow()
  const account = await newAccount(auth)
  await signIn(page, account)
  await page.goto('/dashboard')
  await expect(page.getByText('Two-step sign-in is off.')).toBeVisible()
  await page.getByRole('button', {name: 'Set up two-step sign-in'}).click()

  const picture = page.getByRole('img', {name: 'QR code for your authenticator app'})
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const secret = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()

  const code = page.getByLabel('Code from your app')
  await code.fill('12')
  await page.getByRole('button', {name: 'Turn on two-step sign-in'}).click()
  await expect(page.getByText('Enter the 6 digits of your code.')).toBeVisible()
  await code.fill(wrong(secret))
  await page.getByRole('button', {name: 'Turn on two-step sign-in'}).click()
  await expect(code).toHaveAccessibleDescription('That code is not right. Enter the newest code.')
  await expect(code).toBeFocused()
  await code.fill(codeOf(secret))
  await page.getByRole('button', {name: 'Turn on two-step sign-in'}).click()
  await expect(page.getByText('Two-step sign-in is on.')).toBeVisible()

  await logOut(page)
  await expect(page).toHaveURL('/')
  await page.goto('/dashboard')
  await fillSignIn(page, account)
  await expect(page.getByRole('heading', {name: 'Enter your code'})).toBeVisible()
  await expect(avatar(page)).toBeHidden()
  await page.getByLabel('Code', {exact: true}).fill(codeOf(secret))
  await page.getByRole('button', {name: 'Continue'}).click()
  await expect(page).toHaveURL('/dashboard')

  await page.getByRole('button', {name: 'Remove two-step sign-in'}).click()
  await page.getByRole('button', {name: 'Remove', exact: true}).click()
  await expect(page.getByText('Two-step sign-in is off.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Two-step sign-in is off.')).toBeVisible()
})

test('a set-up that was given up can be begun again', async ({page, auth}) => {
  await signIn(page, await newAccount(auth))
  await page.goto('/dashboard')
  const open = page.getByRole('button', {name: 'Set up two-step sign-in'})
  for (let count = 0; count < 2; count++) {
    await open.click()
    await expect(page.getByRole('img', {name: /QR code/})).toBeVisible()
    await page.getByRole('button', {name: 'Cancel'}).click()
    await expect(open).toBeFocused()
  }
})

test('before the code nobody counts as signed in, and one can start over [MFA-2]', async ({
  page,
  auth,
}) => {
  const account = await newMfaAccount(auth)
  await page.goto('/auth')
  await fillSignIn(page, account)
  await expect(page.getByRole('heading', {name: 'Enter your code'})).toBeVisible()

  await page.goto('/dashboard')
  await expect(page).toHaveURL('/auth')
  await expect(page.getByRole('heading', {name: 'Enter your code'})).toBeVisible()
  await page.getByLabel('Code', {exact: true}).fill(wrong(account.secret))
  await page.getByRole('button', {name: 'Continue'}).click()
  await expect(page.getByText('That code is not right. Enter the newest code.')).toBeVisible()

  await page.getByRole('button', {name: 'Start over'}).click()
  await expect(page.getByRole('heading', {name: 'Welcome'})).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', {name: 'Sign In', exact: true})).toBeVisible()
})

test('a challenge that ran out is replaced by a new one [MFA-2]', async ({page, auth}) => {
  const account = await newMfaAccount(auth)
  await page.goto('/auth')
  await fillSignIn(page, account)
  await expect(page.getByRole('heading', {name: 'Enter your code'})).toBeVisible()
  await page.route(
    `${auth.url}/auth/v1/factors/*/verify`,
    (route) =>
      route.fulfill({
        status: 422,
        headers: {'Access-Control-Allow-Origin': '*'},
        json: {code: 422, error_code: 'mfa_challenge_expired', msg: 'MFA challenge has expired'},
      }),
    {times: 1},
  )
  await page.getByLabel('Code', {exact: true}).fill(codeOf(account.secret))
  await page.getByRole('button', {name: 'Continue'}).click()
  await expect(page.getByText('That took too long. Enter a new code.')).toBeVisible()
  await page.getByLabel('Code', {exact: true}).fill(codeOf(account.secret))
  await page.getByRole('button', {name: 'Continue'}).click()
  await expect(page).toHaveURL('/')
  await expect(avatar(page)).toBeVisible()
})

/** Six digits that are not the code of this half minute or its neighbours. */
function wrong(secret: string): string {
  const digits = codeOf(secret)
  return digits.replaceAll(/\d/g, (digit) => String((Number(digit) + 5) % 10))
}

test('a code that was sent without a connection can be sent again when it is back [MFA-2]', async ({
  page,
  auth,
  context,
}) => {
  const account = await newMfaAccount(auth)
  await page.goto('/auth')
  await fillSignIn(page, account)
  await expect(page.getByRole('heading', {name: 'Enter your code'})).toBeVisible()
  await context.setOffline(true)
  await page.getByLabel('Code', {exact: true}).fill(codeOf(account.secret))
  await page.getByRole('button', {name: 'Continue'}).click()
  await expect(page.getByRole('alert')).toHaveText(
    'An unexpected error occurred. Please try again.',
  )
  await context.setOffline(false)
  await page.getByLabel('Code', {exact: true}).fill(codeOf(account.secret))
  await page.getByRole('button', {name: 'Continue'}).click()
  await expect(page).toHaveURL('/')
})
