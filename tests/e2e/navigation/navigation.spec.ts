import type {Page} from '@playwright/test'

import {openHydrated} from '../../support/page/open-hydrated.ts'
import {expectSectionInView} from '../../support/page/section-in-view.ts'
import {expect, test} from '../../support/site.ts'

test('an unknown service is not found when the visitor comes back to it, without a new document', async ({
  page,
}) => {
  await openHydrated(page, '/services/helicopters')
  await page.evaluate(() => Object.assign(window, {sameDocument: true}))
  await page.getByRole('main').getByRole('link', {name: 'Return to Home'}).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', {level: 1})).toContainText('Luxury Chauffeur Services')
  expect(await headFacts(page)).toMatchObject({robots: [], titles: 1})

  await page.goBack()
  await expect(page).toHaveURL('/services/helicopters')
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Oops! Page not found')
  await expect(page).toHaveTitle(/^Page not found/)
  expect(await headFacts(page)).toEqual({robots: ['noindex'], canonical: [], titles: 1})
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('Back finds what was typed, and a link to the same page starts anew [ROUTES-7]', async ({
  page,
}) => {
  await openHydrated(page, '/contact')
  const message = page.getByRole('textbox', {name: 'Message'})
  await message.fill('Two cars on Friday, please.')
  await page.getByRole('contentinfo').getByRole('link', {name: 'Privacy Policy'}).click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Privacy Policy')
  await page.goBack()
  await expect(page).toHaveURL('/contact')
  await expect(message).toHaveValue('Two cars on Friday, please.')
  await expect(message).not.toBeFocused()

  await page.getByRole('contentinfo').getByRole('link', {name: 'Privacy Policy'}).click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Privacy Policy')
  await page.getByRole('contentinfo').getByRole('link', {name: 'Contact'}).click()
  await expect(page).toHaveURL('/contact')
  await expect(message).toHaveValue('')
})

test('what was typed on the sign-in page is not found by Back', async ({page}) => {
  await openHydrated(page, '/auth')
  await page.getByRole('textbox', {name: 'Email', exact: true}).fill('elena@example.com')
  await page.getByRole('contentinfo').getByRole('link', {name: 'Privacy Policy'}).click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Privacy Policy')
  await page.goBack()
  await expect(page).toHaveURL('/auth')
  await expect(page.getByRole('tabpanel').getByRole('textbox', {name: 'Email'})).toHaveValue('')
})

test('every page brings a title, a description and a canonical URL of its own into the head', async ({
  page,
  site,
}) => {
  await openHydrated(page, '/careers')
  const titles = [await page.title()]
  for (const [label, route] of [
    ['Contact', '/contact'],
    ['Corporate Travel', '/services/corporate-travel'],
    ['Privacy Policy', '/privacy-policy'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', {name: label}).click()
    await expect(page).toHaveURL(route)
    const canonical = [`${site.url}${route}`]
    await expect.poll(() => headFacts(page)).toEqual({robots: [], canonical, titles: 1})
    await expect(page.locator('meta[name=description]')).toHaveCount(1)
    await expect(page.locator('main')).toBeFocused()
    titles.push(await page.title())
  }
  expect(new Set(titles).size).toBe(4)
})

test('the icons come once, however many pages with further icons follow', async ({page}) => {
  const sprites: string[] = []
  page.on('request', (request) => {
    if (/icons.*\.svg/.test(request.url())) sprites.push(request.url())
  })
  await openHydrated(page, '/terms-of-service')
  for (const label of ['Contact', 'Corporate Travel', 'Careers']) {
    const link = page.getByRole('contentinfo').getByRole('link', {name: label, exact: true})
    const route = await link.getAttribute('href')
    await link.click()
    await expect(page).toHaveURL(route ?? '')
    await expect(page.locator('main')).toBeFocused()
  }
  expect(sprites).toHaveLength(1)
})

test('a page that is slow to come leaves the old one in place, says so, and appears whole [ROUTES-6]', async ({
  page,
}) => {
  const {promise, resolve: release} = Promise.withResolvers<void>()
  await page.route(/\/assets\/contact-section/, async (request) => {
    await promise
    await request.continue()
  })
  await openHydrated(page, '/careers')
  const heading = await page.getByRole('heading', {level: 1}).textContent()
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Contact', exact: true})
    .click()
  await expect(page.getByRole('status').filter({hasText: 'Loading'})).toBeAttached()
  await expect(page.getByRole('heading', {level: 1})).toHaveText(heading ?? '')

  release()
  await expect(page.getByRole('button', {name: 'Send Message'})).toBeVisible()
  await expect(page.getByText('Loading')).toHaveCount(0)
})

test('a page that has not come after 3 s takes the place of the old one all the same [ROUTES-6]', async ({
  page,
}) => {
  const {promise: isAskedFor, resolve: asked} = Promise.withResolvers<void>()
  await page.route(/\/assets\/contact-section/, () => asked())
  const now = Date.parse('2027-06-01T12:00:00Z')
  await page.clock.install({time: now})
  await openHydrated(page, '/careers')
  await page.clock.pauseAt(now + 60_000)
  const heading = page.getByRole('heading', {level: 1})
  const before = await heading.innerText()
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Contact', exact: true})
    .click()
  // The 3 s begin once the text of the page is there.
  await expect(page).toHaveURL('/contact')
  await isAskedFor
  await page.clock.runFor(2999)
  await expect(heading).toHaveText(before)
  await page.clock.runFor(1)
  await expect(page.getByRole('heading', {level: 1, name: before})).toHaveCount(0)
  // React may show a spinner first, and waits by the clock before it takes its place again.
  await page.clock.resume()
  await expect(heading).toBeVisible()
})

test('a section link waits for the sections above its own', async ({page}) => {
  const {promise, resolve: release} = Promise.withResolvers<void>()
  await page.route(/\/assets\/home-/, async (request) => {
    await promise
    await request.continue()
  })
  await openHydrated(page, '/careers')
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Coverage', exact: true})
    .click()
  await expect(page.getByRole('status').filter({hasText: 'Loading'})).toBeAttached()
  release()
  await expectSectionInView(page, 'coverage')
})

test('a section whose script never comes stays as it was prerendered, in a new document', async ({
  page,
}) => {
  await page.route(/\/assets\/home-/, (request) => request.abort())
  await openHydrated(page, '/careers')
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Coverage', exact: true})
    .click()
  await expect(page.locator('#fleet')).toContainText('Cadillac Escalade')
  await expectSectionInView(page, 'coverage')
})

/** What search engines read in the head. */
function headFacts(page: Page) {
  return page.evaluate(() => ({
    robots: [...document.querySelectorAll<HTMLMetaElement>('meta[name=robots]')].map(
      ({content}) => content,
    ),
    canonical: [...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]')].map(
      ({href}) => href,
    ),
    titles: document.head.querySelectorAll('title').length,
  }))
}
