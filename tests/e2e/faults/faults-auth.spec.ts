import type {Page, Route} from '@playwright/test'

import {avatar, fillSignIn, newAccount, signIn} from '../../support/auth/auth-journey.ts'
import {expect, test} from '../../support/site.ts'

const allowAnyone = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'}

const faults: Record<string, (route: Route) => Promise<void>> = {
  'is down': (route) => route.abort(),
  'answers with a page of HTML': (route) =>
    route.fulfill({headers: allowAnyone, contentType: 'text/html', body: '<h1>Hotel Wi-Fi</h1>'}),
  'answers 500': (route) => route.fulfill({status: 500, headers: allowAnyone, body: ''}),
  'answers 503 with a page of HTML': (route) =>
    route.fulfill({
      status: 503,
      headers: allowAnyone,
      contentType: 'text/html',
      body: '<h1>Maintenance</h1>',
    }),
  'answers with malformed JSON': (route) =>
    route.fulfill({headers: allowAnyone, contentType: 'application/json', body: '{"access_token"'}),
}

for (const [fault, inject] of Object.entries(faults)) {
  test(`while the sign-in service ${fault}, a sign-in says so in plain words and works again after it`, async ({
    page,
    auth,
  }) => {
    const account = await newAccount(auth)
    let broken = true
    await page.route(`${auth.url}/**`, (route) => (broken ? inject(route) : route.continue()))
    await page.goto('/auth')
    await fillSignIn(page, account)
    const alert = page.getByRole('alert')
    await expect(alert).toHaveText('An unexpected error occurred. Please try again.', {
      timeout: 30_000,
    })
    broken = false
    await page.getByRole('button', {name: 'Sign In', exact: true}).click()
    await expect(avatar(page)).toBeVisible()
  })

  test(`while the sign-in service ${fault}, a signed-in visitor keeps the public pages and the session`, async ({
    page,
    auth,
  }) => {
    await signIn(page, await newAccount(auth))
    await expireSession(page)
    let broken = true
    await page.route(`${auth.url}/**`, (route) => (broken ? inject(route) : route.continue()))
    await page.clock.install()
    const asked = page.waitForRequest(`${auth.url}/**`)
    await page.goto('/contact')
    await expect(page.getByRole('button', {name: 'Send Message'})).toBeVisible()
    await asked
    await page.clock.fastForward(6000)
    await expect(avatar(page)).toBeVisible({timeout: 9000})
    broken = false
    await page.goto('/dashboard')
    await expect(page.getByText('Signed in as')).toBeVisible()
  })
}

async function expireSession(page: Page) {
  await page.evaluate(() => {
    for (const [key, text] of Object.entries(localStorage)) {
      if (!key.endsWith('-auth-token')) continue
      localStorage.setItem(key, JSON.stringify({...JSON.parse(String(text)), expires_at: 1}))
    }
  })
}
