import AxeBuilder from '@axe-core/playwright'
import type {Page} from '@playwright/test'

import {languages} from '../../../domain/language.ts'
import {
  announcement,
  bookingTexts,
  form,
  frameHeight,
  latePanel,
  passDeadline,
} from '../../support/page/booking-board.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {texts} from '../../support/page/texts.ts'
import {expect, test} from '../../support/site.ts'

test.describe('when the form fails', () => {
  // Every fault looks the same to the page: no message arrives. The two pages differ only in the height of the frame, so
  // one fault is enough on the second.
  const onHome = ['blocked', 'refused', 'silent', 'error', 'wrong-origin', 'nonsense'].map(
    (fault) => ({fault, path: '/', height: 120}),
  )
  for (const {fault, path, height} of [
    ...onHome,
    {fault: 'blocked', path: '/reservation', height: 600},
  ]) {
    test(`${fault} on ${path} ends in a panel that leaves the frame where it is [FRAME-4]`, async ({
      page,
    }) => {
      await page.clock.install()
      await openHydrated(page, `${path}?fault=${fault}`)
      await passDeadline(page)
      await expect(latePanel(page)).toBeVisible()
      await expect(call(page)).toHaveAttribute('href', /^tel:\+1\d{10}$/)
      await expect(newWindow(page)).toHaveAttribute('href', new RegExp(`fault=${fault}`))
      await expect(announcement(page)).toHaveText(/has not answered/)
      expect(await frameHeight(page)).toBe(height)
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      const frameBox = await page.locator('[data-booking-frame]').boundingBox()
      const panelBox = await latePanel(page).boundingBox()
      expect(panelBox?.y).toBeGreaterThanOrEqual((frameBox?.y ?? 0) + (frameBox?.height ?? 0))
    })
  }

  test('a phone shows the other ways to book without scrolling to the end of the form', async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844})
    await page.clock.install()
    await openHydrated(page, '/reservation?fault=refused')
    await passDeadline(page)
    await expect(latePanel(page)).toBeInViewport({ratio: 0.99})
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('a hanging form delays neither the load event nor the rest of the page', async ({page}) => {
    await page.clock.install()
    await page.goto('/?fault=hanging', {waitUntil: 'load'})
    await page.getByRole('banner').getByRole('link', {name: 'Contact'}).click()
    await expect(page).toHaveURL('/contact')
    await page.goBack()
    await passDeadline(page)
    await expect(latePanel(page)).toBeVisible()
  })

  for (const language of languages) {
    const {reservation} = texts[language]
    const words = bookingTexts[language]
    test(`on ${reservation} the panel offers other ways, and to retry brings the form back when it works again`, async ({
      page,
      bookingWidget,
    }) => {
      let broken = true
      await page.route(`${bookingWidget.url}/book*`, (route) =>
        broken ? route.fulfill({status: 500, body: 'down'}) : route.continue(),
      )
      await page.clock.install()
      await openHydrated(page, reservation)
      const panel = latePanel(page, language)
      const retry = panel.getByRole('button', {name: words.retry})
      await passDeadline(page)
      await expect(retry).toBeVisible()
      await expect(announcement(page)).toHaveText(words.late)
      await expect(panel.getByRole('link', {name: words.call})).toHaveAttribute(
        'href',
        'tel:+13055550100',
      )
      await expect(panel.getByRole('link', {name: words.openInNewWindow})).toHaveAttribute(
        'href',
        `${bookingWidget.url}/book`,
      )
      broken = false
      const entries = await page.evaluate(() => history.length)
      await retry.click()
      await expect(announcement(page)).toHaveText(words.loaded)
      await expect(form(page).getByLabel('Drop-off')).toBeVisible()
      await expect(retry).toHaveCount(0)
      await expect(page.getByRole('link', {name: words.openItInNewWindow})).toBeVisible()
      // Back would first empty the form.
      expect(await page.evaluate(() => history.length)).toBe(entries)
    })
  }

  for (const width of [390, 1440]) {
    test(`the panel is accessible at ${width} pixels`, async ({page}) => {
      await page.setViewportSize({width, height: 900})
      await page.clock.install()
      await openHydrated(page, '/?fault=silent')
      await passDeadline(page)
      await expect(latePanel(page)).toBeVisible()
      const {violations} = await new AxeBuilder({page})
        .include('#booking')
        .exclude('iframe')
        .analyze()
      expect(violations.map(({id}) => id)).toEqual([])
      for (const target of [
        call(page),
        newWindow(page),
        page.getByRole('button', {name: 'Retry'}),
      ]) {
        expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      }
    })
  }
})

function call(page: Page) {
  return latePanel(page).getByRole('link', {name: /^Call /})
}

function newWindow(page: Page) {
  return latePanel(page).getByRole('link', {name: 'Open in a new window'})
}
