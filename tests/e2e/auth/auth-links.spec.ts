import {
  afterLink,
  avatar,
  fillSignIn,
  followLink,
  linkFor,
  newAccount,
  password,
  signIn,
  serviceClient,
  sessionLinkFor,
  signUpForLink,
  verifyLink,
} from '../../support/auth/auth-journey.ts'
import {expectAccessibleAt} from '../../support/page/expect/axe.ts'
import {expectStructure} from '../../support/page/expect/structure.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {expect, test} from '../../support/site.ts'

const widths = [320, 390, 1440]
const expired = /This link has expired or was already used/

test('a link that was used before says so in plain words [LINKS-1] [ACCESS-1] [ACCESS-4]', async ({
  page,
  auth,
}) => {
  const {email, link} = await signUpForLink(page, auth)
  await verifyLink(auth, link)
  await followLink(page, link)
  await expect(page.getByRole('alert')).toHaveText(expired)
  await expectStructure(page, 'auth-link-expired')
  await expectAccessibleAt(page, widths)
  await fillSignIn(page, {email, password})
  await expect(avatar(page)).toBeVisible()
})

test('only the button of a mail’s link verifies it, not opening the link [LINKS-1] [ACCESS-1] [ACCESS-4]', async ({
  page,
  auth,
}) => {
  const {email, link} = await signUpForLink(page, auth)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(auth.url)) calls.push(new URL(request.url()).pathname)
  })
  await page.goto(link)
  const button = page.getByRole('button', {name: 'Confirm email'})
  await expect(button).toBeEnabled(afterLink)
  await expect(page).toHaveURL('/auth')
  await expect(page.getByRole('heading', {level: 1, name: 'Confirm your email'})).toBeFocused()
  await expectStructure(page, 'auth-confirm-email')
  await expectAccessibleAt(page, widths)
  await page.reload()
  await expect(page.getByRole('button', {name: 'Sign In', exact: true})).toBeEnabled(afterLink)
  expect(calls).toEqual([])

  await page.goto(link)
  await expect(button).toBeEnabled(afterLink)
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(avatar(page)).toBeVisible()
  await avatar(page).click()
  await expect(page.getByText(email, {exact: true})).toBeVisible()
})

test('before its script has run, the page of a mail’s link shows no other form', async ({page}) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.setViewportSize({width: 320, height: 640})
  await page.goto('/auth#token_hash=abc&type=recovery')
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
  await expect(page.getByLabel('Email', {exact: true})).toBeHidden()
  held.resolve()
  await expect(page.getByRole('button', {name: 'Continue'})).toBeEnabled(afterLink)
  await expect(page.getByText('You then choose a new password.')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('a mail’s link that cannot be verified now can be tried again', async ({page, auth}) => {
  const {link} = await signUpForLink(page, auth)
  await page.route(`${auth.url}/auth/v1/verify`, (route) => route.abort())
  await followLink(page, link)
  await expect(page.getByRole('alert')).toHaveText(
    'An unexpected error occurred. Please try again.',
  )
  await page.unroute(`${auth.url}/auth/v1/verify`)
  await page.getByRole('button', {name: 'Confirm email'}).click()
  await expect(avatar(page)).toBeVisible()
})

test('a link for another account asks before anybody is signed out [LINKS-2] [ACCESS-1] [ACCESS-4]', async ({
  page,
  auth,
}) => {
  test.slow()
  const stranger = await signUpForLink(page, auth)
  const account = await newAccount(auth)
  await signIn(page, account)
  const stored = () => page.evaluate(() => JSON.stringify(localStorage))
  const before = await stored()

  const link = await sessionLinkFor(auth, stranger.link)
  await page.goto('about:blank')
  await page.goto(link)
  const stay = page.getByRole('button', {name: `Stay signed in as ${account.email}`})
  const change = page.getByRole('button', {name: `Switch to ${stranger.email}`})
  await expect(stay).toBeVisible(afterLink)
  await expect(change).toBeVisible()
  await expectStructure(page, 'auth-other-account', {without: [account.email, stranger.email]})
  await expectAccessibleAt(page, widths)
  expect(page.url()).not.toContain('token')
  expect(await stored()).toBe(before)
  await stay.click()
  await expect(page).toHaveURL('/')
  expect(await stored()).toContain(account.email)
  expect(await stored()).not.toContain(stranger.email)

  await serviceClient(auth).resetPasswordForEmail(stranger.email)
  await followLink(page, await linkFor(auth, stranger.email, /Reset/))
  await expect(change).toBeVisible()
  expect(await stored()).not.toContain(stranger.email)
  await change.click()
  await expect(page.getByRole('heading', {name: 'Choose a new password'})).toBeFocused()
  expect(await stored()).toContain(stranger.email)
  expect(await stored()).not.toContain(account.email)
})

test('a link that somebody else made signs nobody in without a click [LINKS-2] [ACCESS-1] [ACCESS-4]', async ({
  page,
  auth,
}) => {
  const stranger = await signUpForLink(page, auth)
  const link = await sessionLinkFor(auth, stranger.link)
  await page.goto('about:blank')
  await page.goto(link)
  const refuse = page.getByRole('button', {name: 'Do not sign in'})
  await expect(page.getByRole('heading', {name: 'Sign in with this link?'})).toBeVisible(afterLink)
  await expect(page.getByRole('button', {name: `Sign in as ${stranger.email}`})).toBeVisible()
  await expectStructure(page, 'auth-sign-in-by-link', {without: stranger.email})
  await expectAccessibleAt(page, widths)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(stranger.email)
  await refuse.click()
  await expect(page.getByRole('heading', {name: 'Welcome'})).toBeVisible()
  await page.reload()
  await expect(page.getByRole('tab', {name: 'Sign In'})).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(stranger.email)
})

test('what a URL claims is never shown, and it is cleared [LINKS-3]', async ({page}) => {
  const lie =
    'error=access_denied&error_code=bad&error_description=Call+0900+and+tell+us+your+password'
  for (const url of [`/?${lie}&room=5#faq`, `/#${lie}&sb=`]) {
    await page.goto(url)
    await expect(page).toHaveURL('/auth', afterLink)
    await expect(page.getByRole('alert')).toHaveText(
      'This link did not work. Sign in, or ask for a new link.',
    )
    await expect(page.getByText('0900')).toHaveCount(0)
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('0900')
  }
})

test('tokens in a URL that nobody signed do not sign in [LINKS-3]', async ({page}) => {
  await page.goto('/#access_token=a.b.c&refresh_token=nonsense&expires_in=3600&token_type=bearer')
  await expect(page).toHaveURL('/auth', afterLink)
  await expect(page.getByRole('alert')).toHaveText(expired)
  await expect(avatar(page)).toBeHidden()
})

test('a signed-in visitor with an old link stays signed in [ACCESS-1] [ACCESS-4]', async ({
  page,
  auth,
}) => {
  await signIn(page, await newAccount(auth))
  await page.goto('about:blank')
  await page.goto('/#error=access_denied&error_code=otp_expired&error_description=x')
  await expect(avatar(page)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText(
    'This link has expired or was already used. You are signed in.',
  )
  await expectStructure(page, 'auth-link-expired-signed-in')
  await expectAccessibleAt(page, widths)
  await page.getByRole('link', {name: 'Go to the dashboard'}).click()
  await expect(page).toHaveURL('/dashboard')
})

test('an ordinary URL with an error parameter is left alone', async ({page}) => {
  await openHydrated(page, '/contact?error=none#top')
  await expect(page).toHaveURL('/contact?error=none#top')
})
