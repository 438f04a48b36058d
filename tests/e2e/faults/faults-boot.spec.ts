import type {Page} from '@playwright/test'

import {countDocuments} from '../../support/page/record/count-documents.ts'
import {expect, test} from '../../support/site.ts'
import {fillIn, send, typed} from '../forms/form-fields.ts'
import {appScript, followContact} from './app-script.ts'

test('a page whose script is gone while the visitor seems to leave is reloaded if the visitor stays [FAIL-3]', async ({
  page,
}) => {
  await page.clock.install()
  // No time passes by itself.
  await page.clock.pauseAt(Date.now() + 1000)
  const documents = countDocuments(page)
  await page.route(appScript, (route) => route.fulfill({status: 404}))
  await page.goto('/careers')
  // As when the visitor taps a phone number.
  const leftAt = await page.evaluate(() => {
    dispatchEvent(new Event('beforeunload'))
    return Date.now()
  })
  await page.keyboard.press('Shift')
  const passTime = () => page.clock.runFor(1000)
  await expect.poll(() => passTime().then(documents), {intervals: [100]}).toBe(2)
  expect(await page.evaluate(() => Date.now())).toBeGreaterThanOrEqual(leftAt + 10_000)
})

test('a page whose script is gone is reloaded although the clock was set back since the visitor seemed to leave [FAIL-3]', async ({
  page,
}) => {
  await page.clock.install()
  const documents = countDocuments(page)
  await page.route(appScript, (route) => route.fulfill({status: 404}))
  await page.goto('/careers')
  await page.evaluate(() => dispatchEvent(new Event('beforeunload')))
  await page.clock.setSystemTime(Date.now() - 60 * 60_000)
  await page.mouse.move(5, 5)
  await expect.poll(documents).toBe(2)
})

test('a page whose state hangs, and which then has no connection, starts once that is back [LOAD-1]', async ({
  page,
  contentLake: {client},
}) => {
  await page.clock.install()
  const documents = countDocuments(page)
  await page.route(/\/assets\/state-careers-/, () => {})
  const isAway = ({pathname}: URL) => pathname === '/careers' || pathname.includes('/data/query/')
  await page.route(isAway, (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  )
  let looked = 0
  page.on('requestfailed', (request) => {
    if (request.method() === 'HEAD') looked += 1
  })
  await page.goto('/careers')
  const passTime = () => page.clock.runFor(1000)
  await expect.poll(() => passTime().then(() => looked), {timeout: 30_000}).toBe(1)
  await page.unroute(isAway)
  await client.patch('job-operations-manager').set({title: 'Head of Operations'}).commit()
  const heading = page.getByRole('heading', {name: 'Head of Operations'})
  await expect.poll(() => passTime().then(() => heading.count()), {timeout: 30_000}).toBe(1)
  expect(documents()).toBe(1)
})

test('a page that was opened while the site goes away starts once the site is back [LOAD-1]', async ({
  page,
  contentLake: {client},
}) => {
  await page.clock.install()
  const documents = countDocuments(page)
  const isSite = ({pathname}: URL) => pathname === '/careers' || pathname.startsWith('/assets/')
  await page.route(isSite, (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  )
  let failures = 0
  page.on('requestfailed', (request) => {
    if (request.url().endsWith('/careers')) failures += 1
  })
  await page.goto('/careers')
  // It starts when it is loaded, after 3 s in any case, and then every 10 s.
  await page.clock.runFor(4000)
  await expect.poll(() => failures).toBeGreaterThan(0)
  const before = failures
  await page.clock.runFor(10_000)
  await expect.poll(() => failures).toBeGreaterThan(before)
  await page.unroute(isSite)
  await page.clock.runFor(10_000)
  await client.patch('job-operations-manager').set({title: 'Head of Operations'}).commit()
  await expect(page.getByRole('heading', {name: 'Head of Operations'})).toBeVisible()
  expect(documents()).toBe(1)
})

test('a page that finds only a gateway is not reloaded into its error [FAIL-3]', async ({page}) => {
  await page.clock.install()
  const documents = countDocuments(page)
  await page.route(appScript, (route) => route.fulfill({status: 502}))
  await page.route('/careers', (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.fulfill({status: 502}),
  )
  await page.goto('/careers')
  const isRefused = () =>
    page.waitForResponse((response) => response.url().endsWith('/careers') && !response.ok())
  const refused = isRefused()
  await page.clock.runFor(4000)
  await refused
  const refusedAgain = isRefused()
  await page.clock.runFor(10_000)
  await refusedAgain
  expect(documents()).toBe(1)
})

test('a page whose whole script is gone is reloaded once, and its links lead on', async ({
  page,
}) => {
  const documents = countDocuments(page)
  await page.route(appScript, (route) => route.fulfill({status: 404}))
  let loaded = 0
  const isReloaded = page.waitForEvent(
    'framenavigated',
    (frame) => frame === page.mainFrame() && ++loaded === 2,
  )
  await page.goto('/careers')
  await page.mouse.move(5, 5)
  await isReloaded
  await askForMissingScript(page, '/careers')
  expect(documents()).toBe(2)
  await page.keyboard.press('Shift')
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
  await followContact(page)
  await askForMissingScript(page, '/contact')
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
  expect(documents()).toBe(3)
})

test('where the whole script is gone for good, the page is as without JavaScript: phone and e-mail beside its forms, and no controls that do nothing [FAIL-3]', async ({
  page,
}) => {
  await page.route(appScript, (route) => route.fulfill({status: 404}))
  const openTwice = async (path: string) => {
    await page.goto(path)
    await page.mouse.move(5, 5)
  }
  await openTwice('/contact')
  const main = page.getByRole('main')
  const sentence = main.getByText(/^This form needs JavaScript\. Please call .+ instead\.$/)
  await expect(sentence).toBeVisible({timeout: 30_000})
  await expect(sentence.getByRole('link')).toHaveCount(2)
  await openTwice('/')
  await expect(page.locator('#find').getByText('Tequesta')).toBeVisible()
  await expect(main.getByRole('searchbox')).toBeHidden()
  await openTwice('/services/airport-transfers')
  await expect(main.getByRole('spinbutton')).toHaveCount(0)
  await openTwice('/auth')
  await expect(
    main.getByText('Signing in needs JavaScript, which is off or did not load.'),
  ).toBeVisible()
})

test('what is typed before the script fails stays, and is sent once the script comes after all [FAIL-3]', async ({
  page,
}) => {
  await page.clock.install()
  const documents = countDocuments(page)
  const isTyped = Promise.withResolvers<void>()
  await page.route(appScript, async (route) => {
    await isTyped.promise
    await route.fulfill({status: 404})
  })
  await page.goto('/contact')
  await page.mouse.move(5, 5)
  await fillIn(page, typed)
  isTyped.resolve()
  const sentence = page.getByRole('main').getByText(/^This form needs JavaScript/)
  await expect(sentence).toBeVisible()
  await expect(page.getByRole('textbox', {name: 'Message'})).toHaveValue(typed.Message)
  await page.unroute(appScript)
  await page.clock.runFor(10_000)
  await expect(sentence).toBeHidden()
  await send(page)
  await expect(page.getByRole('heading', {name: 'Thank you, Jordan'})).toBeVisible()
  expect(documents()).toBe(1)
})

test('a section whose script fails while the site is away works as soon as it is back [LOAD-1]', async ({
  page,
}) => {
  await page.clock.install()
  const documents = countDocuments(page)
  const isAway = ({pathname}: URL) =>
    pathname === '/services/airport-transfers' || pathname.startsWith('/assets/fit-section')
  await page.route(isAway, (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  )
  const looked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
  await page.goto('/services/airport-transfers')
  await page.mouse.move(5, 5)
  await looked
  await page.unroute(isAway)
  await page.clock.runFor(10_000)
  await page.getByRole('spinbutton', {name: 'Passengers'}).fill('7')
  await page.getByRole('spinbutton', {name: 'Carry-on bags'}).fill('2')
  await expect(
    page.getByText('One car is enough: the Sprinter takes you with room left.').first(),
  ).toBeVisible()
  expect(documents()).toBe(1)
})

/** A touch starts the page, which looks for its document when the script is missing, and then decides. */
async function askForMissingScript(page: Page, path: string): Promise<void> {
  const decides = page.waitForResponse(
    (response) =>
      new URL(response.url()).pathname === path && !response.request().isNavigationRequest(),
  )
  await page.mouse.move(9, 9)
  await decides
  // What the page asks for afterwards is answered afterwards.
  await page.evaluate(async () => (await fetch('', {cache: 'reload'})).status)
}
