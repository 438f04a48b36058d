import type {Page} from '@playwright/test'

import '../../../src/hydration/boot-state.ts'
import {changeResults} from '../../support/page/change-results.ts'
import {holdScript} from '../../support/page/hold-script.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {expect, test} from '../../support/site.ts'

for (const route of ['/', '/contact', '/privacy-policy', '/careers', '/nowhere']) {
  test(`${route} hydrates as it was built, though the lake already has something newer`, async ({
    page,
  }) => {
    const errors: string[] = []
    page.on('pageerror', ({message}) => errors.push(message))
    await page.addInitScript(slowDownReact)
    await changeResults(page, {
      footerNote: ({settings, ...site}) => ({
        ...site,
        settings: Object.assign({}, settings, {phone: '+13054441234'}),
      }),
    })
    await openHydrated(page, route)
    const phone = page.getByRole('contentinfo').getByRole('link', {name: '(305) 444-1234'})
    await expect(phone.first()).toBeAttached()
    expect(errors).toEqual([])
  })
}

test('Back to an earlier page before the script of a reloaded one shows the earlier page [ROUTES-7]', async ({
  page,
}) => {
  const errors = await openContactThroughHome(page)
  const release = await holdScript(page)
  await page.reload()
  await page.goBack()
  await expectHome(page)
  const caughtUp = page.waitForResponse(/\/data\/query\//)
  release()
  await expectClientSideNavigation(page, caughtUp)
  expect(errors).toEqual([])
})

test('Back to an earlier page while a reloaded one hydrates shows the earlier page [ROUTES-7]', async ({
  page,
}) => {
  const errors = await openContactThroughHome(page)
  await page.addInitScript(slowDownReact)
  const script = page.waitForResponse(/\/assets\/contact-section/)
  await page.reload()
  await script
  expect(await page.evaluate(() => self.__boot?.loadedPath)).toBe('/contact')
  const caughtUp = page.waitForResponse(/\/data\/query\//)
  await page.goBack()
  await expectHome(page)
  await expectClientSideNavigation(page, caughtUp)
  expect(errors).toEqual([])
})

/** Resolves to the list that receives the page's errors. */
async function openContactThroughHome(page: Page): Promise<string[]> {
  const errors: string[] = []
  page.on('pageerror', ({message}) => errors.push(message))
  await openHydrated(page, '/')
  await page.getByRole('contentinfo').getByRole('link', {name: 'Contact', exact: true}).click()
  await expect(page).toHaveURL('/contact')
  await expect(page).toHaveTitle(/^Contact/)
  return errors
}

async function expectHome(page: Page) {
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', {level: 1})).toContainText('Luxury Chauffeur Services')
}

/** Once the page has caught up with the lake, its links lead to others without a new document. */
async function expectClientSideNavigation(page: Page, caughtUp: Promise<unknown>) {
  await page.mouse.click(5, 5)
  await caughtUp
  await page.evaluate(() => Object.assign(window, {sameDocument: true}))
  await page.getByRole('contentinfo').getByRole('link', {name: 'Careers'}).click()
  await expect(page).toHaveURL('/careers')
  await expect(page).toHaveTitle(/Jobs in Miami/)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
}

/** As on a busy processor: React does its work in messages to itself. */
function slowDownReact() {
  // oxlint-disable-next-line typescript/unbound-method -- it is called with the port that it belongs to
  MessagePort.prototype.postMessage = new Proxy(MessagePort.prototype.postMessage, {
    apply: (send, port, message) => void setTimeout(() => Reflect.apply(send, port, message), 500),
  })
}
