import type {Page} from '@playwright/test'

import {holdScript} from '../../support/page/hold-script.ts'
import {whenIdle} from '../../support/page/when-idle.ts'
import {expect, test} from '../../support/site.ts'

test('the bundle starts by itself when the page is loaded and idle', async ({page}) => {
  await withoutTimer(page)
  await page.goto('/')
  const start = await startOfBundle(page)
  const {load} = await times(page)
  expect(load).toBeGreaterThan(0)
  expect(start).toBeGreaterThanOrEqual(load)
})

const signs: Record<string, (page: Page) => Promise<void>> = {
  'pointer move': (page) => page.mouse.move(200, 300),
  touch: (page) => page.touchscreen.tap(200, 300),
  key: (page) => page.keyboard.press('Tab'),
}

for (const [sign, act] of Object.entries(signs)) {
  test.describe('before the page is loaded', () => {
    test.use({hasTouch: sign === 'touch'})

    test(`the first ${sign} starts the bundle, and nothing before it [LOAD-1]`, async ({page}) => {
      await withoutTimer(page)
      await hangForEver(page, /\/images\//)
      const requests: string[] = []
      page.on('request', (request) => requests.push(request.url()))
      await page.goto('/', {waitUntil: 'domcontentloaded'})
      await whenIdle(page)
      expect(requests.filter((url) => bundleUrl.test(url))).toEqual([])

      const bundle = page.waitForRequest(bundleUrl)
      await act(page)
      await bundle
      expect((await times(page)).load).toBe(0)
    })
  })
}

test('a mouse that lies still over the page does not start the bundle [LOAD-1]', async ({page}) => {
  await withoutTimer(page)
  await hangForEver(page, /\/images\//)
  await page.addInitScript(() => {
    addEventListener('pointermove', () => document.body.setAttribute('data-under-mouse', ''), {
      capture: true,
    })
  })
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.mouse.move(200, 300)
  await page.goto('/careers', {waitUntil: 'domcontentloaded'})
  // Chromium reports the mouse over a page that is painted or scrolled below it, but not each time.
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, 1))
    await expect(page.locator('[data-under-mouse]')).toBeAttached({timeout: 500})
  }).toPass()
  await whenIdle(page)
  expect(requests.filter((url) => bundleUrl.test(url))).toEqual([])
})

for (const [what, url] of Object.entries({
  picture: /\/images\//,
  font: /\.woff2$/,
  'booking form': /\/book\b/,
})) {
  test(`a ${what} that hangs delays neither the bundle nor what the visitor does`, async ({
    page,
  }) => {
    await hangForEver(page, url)
    await page.goto('/', {waitUntil: 'domcontentloaded'})
    const start = await startOfBundle(page)
    const {parsed} = await times(page)
    // The timer of 3 s is the latest; a machine that is busy may take longer to run it.
    expect(start - parsed).toBeLessThan(10_000)
    await page.getByRole('link', {name: 'Contact', exact: true}).first().click()
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
    await expect(page).toHaveURL('/contact')
  })
}

test('where the page is never loaded, the bundle and the booking form start after 3 s [LOAD-1] [FRAME-9]', async ({
  page,
}) => {
  await hangForEver(page, /\/images\//)
  await page.clock.install({time: new Date('2027-06-01T12:00:00Z')})
  await page.clock.pauseAt(new Date('2027-06-01T12:00:01Z'))
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/', {waitUntil: 'domcontentloaded'})
  const frame = page.locator('[data-booking-frame]')
  await page.clock.runFor(2999)
  await expect(frame).not.toHaveAttribute('src')
  expect(requests.filter((url) => bundleUrl.test(url))).toEqual([])

  const bundle = page.waitForRequest(bundleUrl)
  await page.clock.runFor(1)
  await bundle
  await expect(frame).toHaveAttribute('src', /.+/)
})

test('before the bundle is there, links lead on, answers unfold and the booking form loads [LOAD-1]', async ({
  page,
  bookingWidget,
}) => {
  const release = await holdScript(page)
  const form = page.waitForResponse((response) =>
    response.url().startsWith(`${bookingWidget.url}/book`),
  )
  await page.goto('/')
  await form
  const question = page.locator('details').first()
  await question.locator('summary').click()
  await expect(question).toHaveAttribute('open')

  release()
  await page.waitForResponse(/\/data\/query\//)
  await expect(question).toHaveAttribute('open')
  await expect(page.locator('iframe[data-booking-frame]')).toHaveCount(1)

  await page.unrouteAll()
  await holdScript(page)
  await page.reload({waitUntil: 'domcontentloaded'})
  await page.getByRole('contentinfo').getByRole('link', {name: 'Terms of Service'}).click()
  await expect(page).toHaveURL('/terms-of-service')
})

const bundleUrl = /\/assets\/entry-browser[^/]*\.js$/

/** Leaves out the boot script's last resort, so that only the other ways can start the bundle. */
async function withoutTimer(page: Page) {
  await page.addInitScript(() => {
    const set = window.setTimeout
    const others = (handler: () => void, wait?: number) => (wait === 3000 ? 0 : set(handler, wait))
    Object.assign(window, {setTimeout: others})
  })
}

/** Holds back every response of a URL, as a server does that hangs. */
async function hangForEver(page: Page, url: RegExp) {
  await page.route(url, () => {})
}

/** In ms of the page's own clock. The browser knows of a file once it has it. */
async function startOfBundle(page: Page): Promise<number> {
  const start = await page.waitForFunction(
    () =>
      performance
        .getEntriesByType('resource')
        .find(({name}) => /\/assets\/entry-browser/.test(name))?.startTime,
  )
  return (await start.jsonValue()) ?? Number.NaN
}

/** In ms of the page's own clock; 0 for what has not happened. */
function times(page: Page): Promise<{load: number; parsed: number}> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    const isTiming = navigation instanceof PerformanceNavigationTiming
    return {
      load: isTiming ? navigation.loadEventStart : 0,
      parsed: isTiming ? navigation.domContentLoadedEventEnd : 0,
    }
  })
}
