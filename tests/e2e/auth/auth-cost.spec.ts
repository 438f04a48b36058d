import {avatar, newAccount, signIn} from '../../support/auth/auth-journey.ts'
import {openLive} from '../../support/page/open-live.ts'
import {recordRequests} from '../../support/page/record/record-requests.ts'
import {whenIdle} from '../../support/page/when-idle.ts'
import {expect, test} from '../../support/site.ts'

test('an anonymous visitor downloads nothing of the auth client and opens no connection to it [AUTH-16]', async ({
  page,
  auth,
}) => {
  const asked = recordRequests(page)
  await openLive(page, '/')
  await expect(page.locator('html')).not.toHaveAttribute('data-session')
  await page.getByRole('link', {name: 'Contact', exact: true}).first().click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByLabel('Message')).toBeVisible()
  await whenIdle(page)
  expect(asked.filter((request) => request.includes(` ${auth.url}`))).toEqual([])
  expect(asked.filter((request) => request.includes('auth-client'))).toEqual([])
})

test('the sign-in page loads the client and asks the service nothing before somebody signs in', async ({
  page,
  auth,
}) => {
  const asked = recordRequests(page)
  await page.goto('/auth')
  const client = page.waitForResponse(/auth-client/)
  await page.getByLabel('Email', {exact: true}).fill('sam@example.com')
  await (await client).finished()
  await page.getByLabel('Password', {exact: true}).fill('not the password')
  await page.getByRole('main').getByRole('button', {name: 'Sign In'}).click()
  await expect(page.getByRole('alert')).toBeVisible()
  const ofService = asked.filter((request) => request.includes(` ${auth.url}`))
  expect(ofService[0]).toContain('/token?grant_type=password')
})

test('for a signed-in visitor the avatar’s place is held from the first paint', async ({
  page,
  auth,
}) => {
  await signIn(page, await newAccount(auth))
  await page.goto('/contact')
  const before = await avatar(page).boundingBox()
  const measured = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await measured.promise
    await route.continue()
  })
  await page.reload({waitUntil: 'domcontentloaded'})
  await expect(page.getByRole('banner').getByRole('link', {name: /Sign In/})).toBeHidden()
  const book = page.getByRole('banner').getByRole('link', {name: 'Book Now'})
  // Another font is another width, which is not what this is about.
  await page.evaluate(() => document.fonts.ready)
  const held = await book.boundingBox()
  await expect(avatar(page)).toHaveCount(0)
  measured.resolve()
  await expect(avatar(page)).toBeVisible()
  expect(await book.boundingBox()).toEqual(held)
  expect(await avatar(page).boundingBox()).toEqual(before)
})

test('a page that comes out of the back/forward cache shows who has signed in meanwhile [AUTH-9]', async ({
  page,
  context,
  auth,
}) => {
  // A page in that cache hears of nothing. Playwright switches the cache off.
  await page.addInitScript(() =>
    addEventListener('storage', (event) => event.stopImmediatePropagation()),
  )
  await openLive(page, '/contact')
  const elsewhere = await context.newPage()
  await signIn(elsewhere, await newAccount(auth))
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})))
  await expect(avatar(page)).toBeVisible()
})
