import type {Page} from '@playwright/test'

import {avatar, fillSignIn, newAccount} from '../../support/auth/auth-journey.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {openLive} from '../../support/page/open-live.ts'
import {countDocuments} from '../../support/page/record/count-documents.ts'
import {expect, test} from '../../support/site.ts'
import {fillIn, send, typed} from '../forms/form-fields.ts'
import {appScript, followContact} from './app-script.ts'

test('a page whose script a deployment has removed is reloaded once, and stands whole [FAIL-3]', async ({
  page,
}) => {
  const documents = countDocuments(page)
  await openHydrated(page, '/careers')
  await page.route(/\/assets\/contact-section/, (route) =>
    documents() === 1 ? route.fulfill({status: 404}) : route.continue(),
  )
  await followContact(page)
  await page.getByRole('button', {name: 'Send Message'}).click()
  await expect(page.getByText('Please fill in all required fields')).toBeVisible()
  expect(documents()).toBe(2)
})

test('a page whose script a deployment has removed while the visitor was offline is reloaded once with the connection [FAIL-3]', async ({
  page,
  context,
}) => {
  const documents = countDocuments(page)
  await openHydrated(page, '/careers')
  await context.setOffline(true)
  await followContact(page)
  await expect(page.getByRole('heading', {name: 'This page did not load'})).toBeVisible()
  await page.route(/\/assets\/contact-section/, (route) =>
    documents() === 1 ? route.fulfill({status: 404}) : route.continue(),
  )
  await context.setOffline(false)
  await page.getByRole('button', {name: 'Send Message'}).click({timeout: 30_000})
  await expect(page.getByText('Please fill in all required fields')).toBeVisible()
  expect(documents()).toBe(2)
})

test('a page whose state a deployment has removed is reloaded once, and then shows what is published [FAIL-3]', async ({
  page,
  contentLake: {client},
}) => {
  const documents = countDocuments(page)
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.route(/\/assets\/state-contact/, (route) =>
    documents() === 1 ? route.fulfill({status: 404}) : route.continue(),
  )
  await client
    .patch('page-contact')
    .set({'sections[_key == "contact"].formHeading': 'Write to the office'})
    .commit()
  await page.goto('/contact')
  await page.mouse.move(5, 5)
  await expect(page.getByRole('heading', {name: 'Write to the office'})).toBeVisible()
  await page.getByRole('button', {name: 'Send Message'}).click()
  await expect(page.getByText('Please fill in all required fields')).toBeVisible()
  expect(documents()).toBe(2)
  expect(errors).toEqual([])
})

test('where the state of the new document is missing as well, and the content lake is down, the page stays as it was built [FAIL-1]', async ({
  page,
}) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.route(/\/assets\/state-contact/, (route) => route.fulfill({status: 404}))
  await page.route(/\/data\/query\//, (route) => route.abort())
  const isReloaded = scriptOfReloadedPage(page)
  await page.goto('/contact')
  await page.mouse.move(5, 5)
  await isReloaded
  await page.getByRole('textbox', {name: 'Message'}).fill('Two cars on Friday, please.')
  await page.getByRole('button', {name: 'Send Message'}).click()
  await expect(page.getByRole('alert').filter({hasText: 'nothing was sent'})).toBeVisible()
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
  expect(errors).toEqual([])
})

test('where the new document does not help either, there is no second reload, and a form that cannot be sent says so [FAIL-3]', async ({
  page,
}) => {
  const documents = countDocuments(page)
  await openHydrated(page, '/careers')
  await page.route(/\/assets\/contact-section/, (route) => route.fulfill({status: 404}))
  await followContact(page)
  await expect.poll(documents).toBe(2)
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
  await page.getByRole('textbox', {name: 'Message'}).fill('Two cars on Friday, please.')
  await page.getByRole('button', {name: 'Send Message'}).click()
  const alert = page.getByRole('alert').filter({hasText: 'nothing was sent'})
  await expect(alert).toBeVisible()
  await page.getByRole('button', {name: 'Send Message'}).click()
  await expect(alert).toHaveCount(1)
  await expect(page.getByRole('textbox', {name: 'Message'})).toHaveValue(
    'Two cars on Friday, please.',
  )
  expect(documents()).toBe(2)

  await page.unroute(/\/assets\/contact-section/)
  await alert.getByRole('link', {name: 'load the page again'}).click()
  await page.getByRole('button', {name: 'Send Message'}).click()
  await expect(page.getByText('Please fill in all required fields')).toBeVisible()
})

test('what is sent from the footer before a page finds a script missing is sent, and nothing typed is lost [FAIL-3]', async ({
  page,
}) => {
  const documents = countDocuments(page)
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  const submitted = Promise.withResolvers<void>()
  await page.route(/\/assets\/contact-section/, (route) => route.fulfill({status: 404}))
  await page.route(appScript, async (route) => {
    if (documents() === 2) await submitted.promise
    await route.continue()
  })
  const isReloaded = scriptOfReloadedPage(page)
  await page.goto('/contact')
  await page.mouse.move(5, 5)
  await isReloaded
  const message = page.getByRole('textbox', {name: 'Message'})
  await message.fill('Two cars on Friday, please.')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('textbox').fill('elena@example.com')
  await footer.getByRole('button', {name: 'Subscribe'}).click()
  submitted.resolve()
  await expect(page.getByText('Successfully subscribed!')).toBeVisible()
  await expect(message).toHaveValue('Two cars on Friday, please.')
  expect(errors).toEqual([])
})

test('a page that lacks a script keeps a message that could not be sent, and sends it at the next try [FAIL-3]', async ({
  page,
}) => {
  const documents = countDocuments(page)
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  const submitted = Promise.withResolvers<void>()
  // The script of another section is missing, so the form hydrates all the same.
  await page.route(/\/assets\/page-head-section/, (route) => route.fulfill({status: 404}))
  await page.route(appScript, async (route) => {
    if (documents() === 2) await submitted.promise
    await route.continue()
  })
  const isReloaded = scriptOfReloadedPage(page)
  await page.goto('/contact')
  await page.mouse.move(5, 5)
  await isReloaded
  await fillIn(page, typed)
  await send(page)
  const caughtUp = page.waitForResponse(/\/data\/query\//)
  submitted.resolve()
  await caughtUp
  await expect(page.getByRole('heading', {name: 'Thank you, Jordan'})).toHaveCount(0)
  await send(page)
  await expect(page.getByRole('heading', {name: 'Thank you, Jordan'})).toBeVisible()
  // The sentence that nothing was sent stands in the HTML that React hydrates.
  expect(errors).toEqual([])
})

test('a message that is being written is not lost to a page whose script a deployment has removed: that page says so, and Back leads to the message [FAIL-3] [ROUTES-7]', async ({
  page,
}) => {
  const documents = countDocuments(page)
  await openHydrated(page, '/contact')
  const message = page.getByRole('textbox', {name: 'Message'})
  await message.fill('Two cars on Friday, please.')
  await page.route(/\/assets\/careers/, (route) => route.fulfill({status: 404}))
  await page.getByRole('contentinfo').getByRole('link', {name: 'Careers'}).click()
  await expect(page.getByRole('heading', {name: 'This site has been updated'})).toBeVisible()
  await expect(page.getByRole('link', {name: 'Load the new version'})).toBeVisible()
  await page.goBack()
  await expect(message).toHaveValue('Two cars on Friday, please.')
  expect(documents()).toBe(1)
})

test('where storage is forbidden nothing reloads: a sentence and a link lead to the new version', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Denied', 'SecurityError')
        },
      })
    }
  })
  const documents = countDocuments(page)
  await openHydrated(page, '/careers')
  await page.route(/\/assets\/contact-section/, (route) =>
    documents() === 1 ? route.fulfill({status: 404}) : route.continue(),
  )
  await followContact(page)
  const link = page.getByRole('link', {name: 'Load the new version'})
  await expect(link).toBeVisible()
  expect(documents()).toBe(1)
  await link.click()
  await expect(page.getByRole('button', {name: 'Send Message'})).toBeVisible()
  expect(documents()).toBe(2)
})

test('two versions of the site in two tabs share a session, and the older one moves on', async ({
  page: older,
  context,
  auth,
}) => {
  const account = await newAccount(auth)
  const documents = countDocuments(older)
  await openHydrated(older, '/careers')
  await older.route(/\/assets\/contact-section/, (route) =>
    documents() === 1 ? route.fulfill({status: 404}) : route.continue(),
  )
  const newer = await context.newPage()
  // What another version may leave behind in the storage that both tabs share.
  await newer.addInitScript(() => {
    localStorage.setItem('dismissed-announcement', '{"version":2,"texts":["old"]}')
    localStorage.setItem('auth-return-to', '["another", "format"]')
    sessionStorage.setItem('booking-frame-height:120:1280', '{"height":9}')
  })
  await newer.goto('/auth')
  await fillSignIn(newer, account)
  await expect(avatar(newer)).toBeVisible()
  await expect(avatar(older)).toBeVisible()
  await followContact(older)
  await expect(older.getByRole('button', {name: 'Send Message'})).toBeVisible()
  await expect(avatar(older)).toBeVisible()
  expect(documents()).toBe(2)
})

test('an announcement shows on a page whose scripts a deployment has removed', async ({
  page,
  contentLake: {client},
}) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await openLive(page, '/')
  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({status: 404}))
  await client.createOrReplace({
    _id: 'announcement',
    _type: 'announcement',
    text: 'The causeway is closed.',
    showUntil: '2100-01-01T00:00:00Z',
  })
  await expect(page.getByText('The causeway is closed.')).toBeVisible()
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
  expect(errors).toEqual([])
})

/** Resolves when a page that was reloaded once asks for its script. */
async function scriptOfReloadedPage(page: Page): Promise<void> {
  let asked = 0
  await page.waitForRequest((request) => appScript.test(request.url()) && ++asked === 2)
}
