import {expect, test} from '../../support/site.ts'
import {
  afterLink,
  avatar,
  fillSignIn,
  newAccount,
  password,
  signIn,
  signUpForLink,
} from './auth-journey.ts'

const expired = /This link has expired or was already used/

test('a link that was used before says so in plain words', async ({page, auth}) => {
  const {email, link} = await signUpForLink(page, auth)
  await fetch(link, {redirect: 'manual'})

  await page.goto(link)
  await expect(page).toHaveURL('/auth', afterLink)
  await expect(page.getByRole('alert')).toHaveText(expired)
  await fillSignIn(page, {email, password})
  await expect(avatar(page)).toBeVisible()
})

test('what a URL claims is never shown, and it is cleared', async ({page}) => {
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

test('tokens in a URL that nobody signed do not sign in', async ({page}) => {
  await page.goto('/#access_token=a.b.c&refresh_token=nonsense&expires_in=3600&token_type=bearer')
  await expect(page).toHaveURL('/auth', afterLink)
  await expect(page.getByRole('alert')).toHaveText(expired)
  await expect(avatar(page)).toBeHidden()
})

test('a signed-in visitor with an old link stays signed in', async ({page, auth}) => {
  await signIn(page, await newAccount(auth))
  await page.goto('about:blank')
  await page.goto('/#error=access_denied&error_code=otp_expired&error_description=x')
  await expect(avatar(page)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText(
    'This link has expired or was already used. You are signed in.',
  )
  await page.getByRole('link', {name: 'Go to the dashboard'}).click()
  await expect(page).toHaveURL('/dashboard')
})

test('an ordinary URL with an error parameter is left alone', async ({page}) => {
  await page.goto('/contact?error=none#top')
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
  await expect(page).toHaveURL('/contact?error=none#top')
})

test('signing in never leads to another site', async ({page, auth}) => {
  const account = await newAccount(auth)
  for (const path of ['//evil.example/', '/\\evil.example', 'https://evil.example/', '/auth']) {
    await page.goto('/auth')
    await page.evaluate(
      (stored) =>
        localStorage.setItem(
          'auth-return-to',
          JSON.stringify({path: stored, until: Date.now() + 60_000}),
        ),
      path,
    )
    await fillSignIn(page, account)
    await expect(page).toHaveURL('/')
    await page.evaluate(() => localStorage.clear())
  }
})

test('a path that was stored too long ago is forgotten', async ({page, auth}) => {
  const account = await newAccount(auth)
  await page.goto('/auth')
  await page.evaluate(() =>
    localStorage.setItem(
      'auth-return-to',
      JSON.stringify({path: '/contact', until: Date.now() - 1}),
    ),
  )
  await fillSignIn(page, account)
  await expect(page).toHaveURL('/')
})
