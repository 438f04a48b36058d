import type {Page} from '@playwright/test'

import {
  afterLink,
  avatar,
  fillSignIn,
  logOut,
  newAccount,
  sessionLinkFor,
  signIn,
  signUpForLink,
} from '../../support/auth/auth-journey.ts'
import {expectStructure} from '../../support/page/expect/structure.ts'
import {setVisibility} from '../../support/page/set-visibility.ts'
import {expect, test} from '../../support/site.ts'

test('a guarded page says within ten seconds that the service cannot be reached, and tries again [AUTH-8] [AUTH-14]', async ({
  page,
  auth,
}) => {
  await signIn(page, await newAccount(auth))
  await expire(page)
  await page.clock.install()
  await page.route(`${auth.url}/**`, (route) => route.abort())
  const asked = page.waitForRequest(`${auth.url}/**`)
  await page.goto('/dashboard')
  await expect(page.getByRole('status').filter({hasText: 'Loading'})).toBeVisible()
  await asked
  const message = page.getByText('We cannot reach the sign-in service right now.')
  await page.clock.fastForward(6000)
  await expect(message).toBeVisible({timeout: 4000})
  await expectStructure(page, 'dashboard-out-of-reach')

  await page.getByRole('button', {name: 'Retry'}).click()
  await expect(message).toBeHidden()
  await page.clock.fastForward(6000)
  await expect(message).toBeVisible({timeout: 4000})

  // The client also tries by itself, so the service is back only once Retry was pressed.
  const pressed = Promise.withResolvers<void>()
  await page.route(`${auth.url}/**`, async (route) => {
    await pressed.promise
    await route.continue()
  })
  await page.getByRole('button', {name: 'Retry'}).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  pressed.resolve()
  await expect(page.getByText('Signed in as')).toBeVisible()
})

test('a service that never answers does not hold a guarded page forever', async ({page, auth}) => {
  await signIn(page, await newAccount(auth))
  await expire(page)
  await page.clock.install()
  await page.route(`${auth.url}/**`, () => new Promise(() => {}))
  const asked = page.waitForRequest(`${auth.url}/**`)
  await page.goto('/dashboard')
  await asked
  await page.clock.fastForward(6000)
  await expect(page.getByText('We cannot reach the sign-in service right now.')).toBeVisible({
    timeout: 4000,
  })
  await page.unrouteAll({behavior: 'ignoreErrors'})
})

test('logging out clears this device while the service is down [AUTH-10]', async ({page, auth}) => {
  await signIn(page, await newAccount(auth))
  await page.route(`${auth.url}/**`, (route) => route.abort())
  await page.reload()
  await logOut(page)
  await expect(page).toHaveURL('/')
  await expect(avatar(page)).toBeHidden()
  expect(await sessionsIn(page)).toEqual([])
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/auth')
})

test('logging out clears this device even when its session cannot be refreshed [AUTH-10]', async ({
  page,
  auth,
}) => {
  await signIn(page, await newAccount(auth))
  await expire(page)
  await page.clock.install()
  await page.route(`${auth.url}/**`, () => new Promise(() => {}))
  const asked = page.waitForRequest(`${auth.url}/**`)
  await page.goto('/contact')
  await asked
  await page.clock.fastForward(6000)
  await expect(avatar(page)).toBeVisible({timeout: 4000})
  await logOut(page)
  await expect(page).toHaveURL('/')
  await expect(avatar(page)).toBeHidden()
  expect(await sessionsIn(page)).toEqual([])
  await page.unrouteAll({behavior: 'ignoreErrors'})
})

test('a session that ended elsewhere is gone after its next refresh', async ({page, auth}) => {
  const account = await newAccount(auth)
  await signIn(page, account)
  await expire(page)
  await page.route(`${auth.url}/auth/v1/token**`, (route) =>
    route.fulfill({
      status: 400,
      headers: {'Access-Control-Allow-Origin': '*'},
      json: {code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token'},
    }),
  )
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/auth')
  expect(await sessionsIn(page)).toEqual([])

  await page.unrouteAll()
  await fillSignIn(page, account)
  await expect(page).toHaveURL('/dashboard')
})

test('a stored session that lacks a part, or is none, leaves the visitor signed out [AUTH-11]', async ({
  page,
  auth,
}) => {
  await signIn(page, await newAccount(auth))
  const [key = ''] = await sessionsIn(page)
  for (const stored of ['{"access_token":"a"}', 'not json']) {
    await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, stored] as const)
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/auth')
    await expect(page.getByRole('button', {name: 'Sign In', exact: true})).toBeVisible()
    await expect(avatar(page)).toBeHidden()
  }
})

test('a hidden page leaves its session alone and looks after it when it is seen again [AUTH-13]', async ({
  page,
  auth,
}) => {
  await page.clock.install()
  await signIn(page, await newAccount(auth))
  let refreshes = 0
  page.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) refreshes++
  })
  await setVisibility(page, 'hidden')
  await expire(page)
  await page.clock.runFor(150_000)
  expect(refreshes).toBe(0)

  await setVisibility(page, 'visible')
  await expect.poll(() => refreshes).toBe(1)
  await expect(avatar(page)).toBeVisible()
})

test('a link that is opened while the service is down is followed with Retry', async ({
  page,
  auth,
}) => {
  const {link, email} = await signUpForLink(page, auth)
  const sessionLink = await sessionLinkFor(auth, link)
  await page.route(`${auth.url}/**`, (route) => route.abort())
  await page.goto('about:blank')
  await page.goto(sessionLink)
  await expect(page).toHaveURL('/auth', afterLink)
  await expect(page.getByText('We cannot reach the sign-in service right now.')).toBeVisible()

  await page.unroute(`${auth.url}/**`)
  await page.getByRole('button', {name: 'Retry'}).click()
  await page.getByRole('button', {name: `Sign in as ${email}`}).click()
  await expect(page).toHaveURL('/')
  await expect(avatar(page)).toBeVisible()
})

test('what was typed stays while the script of the accounts cannot be loaded, and is sent when it can', async ({
  page,
  auth,
}) => {
  const account = await newAccount(auth)
  const script = /\/assets\/auth-client-/
  await page.route(script, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => script.test(request.url()))
  await page.goto('/auth')
  await page.getByLabel('Email', {exact: true}).fill(account.email)
  await page.getByLabel('Password', {exact: true}).fill(account.password)
  await failed
  const signInButton = page.getByRole('button', {name: 'Sign In', exact: true})
  await signInButton.click()
  await expect(page.getByRole('alert')).toHaveText(/An unexpected error occurred/)
  await page.unroute(script)
  await signInButton.click()
  await expect(avatar(page)).toBeVisible()
})

/** As if an hour had passed. */
async function expire(page: Page) {
  await page.evaluate(() => {
    for (const [key, text] of Object.entries(localStorage)) {
      if (!key.endsWith('-auth-token')) continue
      localStorage.setItem(key, JSON.stringify({...JSON.parse(String(text)), expires_at: 1}))
    }
  })
}

async function sessionsIn(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sb-')))
}
