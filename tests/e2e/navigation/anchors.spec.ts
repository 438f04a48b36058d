import type {Page} from '@playwright/test'

import {holdScript} from '../../support/page/hold-script.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {expectSectionInView, waitForRest} from '../../support/page/section-in-view.ts'
import {texts} from '../../support/page/texts.ts'
import {expect, test} from '../../support/site.ts'

const sections = ['services', 'fleet', 'about', 'coverage']

for (const id of sections) {
  for (const {path, width} of [
    {path: '/', width: 390},
    {path: '/', width: 1440},
    {path: '/es', width: 390},
  ]) {
    test(`the URL ${path}#${id} opens at its section at ${width} pixels, before and after the script is there`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 844})
      const release = await holdScript(page)
      await page.goto(`${path}#${id}`)
      await expectSectionInView(page, id)
      const caughtUp = page.waitForResponse(/\/data\/query\//)
      await page.mouse.move(5, 5)
      release()
      await caughtUp
      await expectSectionInView(page, id)
    })
  }
}

test('a section link that is used before the script is there leads to its section', async ({
  page,
}) => {
  const release = await holdScript(page)
  await page.goto('/')
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'About'}).click()
  await expect(page).toHaveURL('/#about')
  await expectSectionInView(page, 'about')
  const caughtUp = page.waitForResponse(/\/data\/query\//)
  release()
  await caughtUp
  await expectSectionInView(page, 'about')
})

for (const {home, bookVehicle, bookingFrame} of Object.values(texts)) {
  test(`"${bookVehicle}" of every vehicle leads up to the booking board and keeps its frame`, async ({
    page,
  }) => {
    await openHydrated(page, home)
    const pickup = page.frameLocator(`iframe[title="${bookingFrame}"]`).getByRole('textbox').first()
    await pickup.fill('Miami International')
    const buttons = page.locator('#fleet').getByRole('link', {name: bookVehicle})
    await expect(buttons).toHaveCount(5)
    for (const button of await buttons.all()) {
      await button.click()
      const board = page.locator('#booking')
      await expect(board).toBeFocused()
      await expect(board.getByRole('heading', {level: 2})).toBeInViewport({ratio: 1})
      await expect(pickup).toHaveValue('Miami International')
    }
  })
}

for (const id of ['coverage', 'booking']) {
  test(`the way to #${id} ends there although sections and the booking form take their room meanwhile`, async ({
    page,
  }) => {
    await keepFarSectionsUnrendered(page)
    await openHydrated(page, '/')
    await expect(
      page.frameLocator('iframe[title="Book a ride"]').getByRole('textbox').first(),
    ).toBeVisible()
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', {rate: 6})
    await resizeBookingFormOnTheWay(page)
    const link =
      id === 'booking'
        ? page.locator('#fleet').getByRole('link', {name: 'Book This Vehicle'}).last()
        : page.getByRole('navigation', {name: 'Main'}).locator(`a[href="/#${id}"]`)
    await link.click()
    await expect(page.locator(`#${id}`)).toBeFocused()
    await expect(page.locator('html[data-resized]')).toBeAttached()
    if (id === 'booking') {
      await expect(page.locator('#booking').getByRole('heading', {level: 2})).toBeInViewport({
        ratio: 1,
      })
    } else await expectSectionInView(page, id)
  })
}

for (const {careers, skipLink} of Object.values(texts)) {
  test(`"${skipLink}" is the first stop of the keyboard and leads past the header [HEADER-8]`, async ({
    page,
  }) => {
    // Woken by the keyboard: a click would move the place where it starts.
    const caughtUp = page.waitForResponse(/\/data\/query\//)
    await page.goto(careers)
    await page.keyboard.press('Tab')
    await caughtUp
    const skip = page.getByRole('link', {name: skipLink})
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ratio: 1})
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main')
  })
}

const documents = Object.values(texts).flatMap(({terms, privacy, onThisPage}) =>
  [terms, privacy].map((route) => ({route, onThisPage})),
)
for (const {route, onThisPage} of documents) {
  test(`every chapter in the contents of ${route} leads below the header, and Back returns`, async ({
    page,
  }) => {
    await openHydrated(page, route)
    const contents = page.getByRole('navigation', {name: onThisPage})
    const links = await contents.getByRole('link').all()
    expect(links.length).toBeGreaterThan(5)
    for (const link of links) {
      const name = (await link.textContent()) ?? ''
      const chapter = page.getByRole('heading', {level: 2, name, exact: true})
      await link.click()
      await expect(chapter).toBeInViewport({ratio: 1})
      const header = await page.getByRole('banner').boundingBox()
      const heading = await chapter.boundingBox()
      expect(heading?.y).toBeGreaterThan(header?.height ?? Infinity)
    }
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${await links.at(-2)?.getAttribute('href')}$`))
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1)
  })
}

test('after a chapter of the terms, Back leads to the place on the home page that was left', async ({
  page,
}) => {
  await openHydrated(page, '/')
  const terms = page.getByRole('contentinfo').getByRole('link', {name: 'Terms of Service'})
  await terms.click()
  await page.getByRole('navigation', {name: 'On this page'}).getByRole('link').nth(3).click()
  await expect(page).toHaveURL(/#/)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(terms).toBeInViewport()
})

test('a visitor who scrolls away from a section on the way to it is not brought back', async ({
  page,
}) => {
  await openHydrated(page, '/')
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Coverage', exact: true})
    .focus()
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => window.scrollY > 600)
  await page.evaluate(() => {
    let last = window.scrollY
    addEventListener('scroll', () => {
      if (window.scrollY < last) Object.assign(window, {goesUp: true})
      last = window.scrollY
    })
  })
  await page.keyboard.press('PageUp')
  await page.waitForFunction(() => 'goesUp' in window)
  await waitForRest(page)
  const section = await page.locator('#coverage').boundingBox()
  expect(section?.y).toBeGreaterThan(300)
})

test('a visitor who scrolls away on the way from a vehicle to the booking board is not brought there [FLEET-3]', async ({
  page,
}) => {
  await openHydrated(page, '/')
  await page.getByRole('link', {name: 'Book This Vehicle'}).last().focus()
  await waitForRest(page)
  const start = await page.evaluate(() => window.scrollY)
  await page.keyboard.press('Enter')
  await page.waitForFunction((from) => window.scrollY < from - 100, start)
  await page.evaluate(() => {
    let last = window.scrollY
    addEventListener('scroll', () => {
      if (window.scrollY > last) Object.assign(window, {goesDown: true})
      last = window.scrollY
    })
  })
  await page.keyboard.press('PageDown')
  await page.waitForFunction(() => 'goesDown' in window)
  await waitForRest(page)
  await expect(page.locator('#booking')).not.toBeInViewport()
})

test('where motion is unwelcome a section link jumps [ACCESS-2]', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'})
  await openHydrated(page, '/')
  await page.evaluate(() => {
    Object.assign(window, {steps: 0})
    addEventListener('scroll', () => {
      Object.assign(window, {steps: Number(Reflect.get(window, 'steps')) + 1})
    })
  })
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Coverage', exact: true})
    .click()
  await expectSectionInView(page, 'coverage')
  expect(await page.evaluate(() => Number(Reflect.get(window, 'steps')))).toBeLessThan(5)
})

test('a URL with an unknown section opens at the top', async ({page}) => {
  await openHydrated(page, '/#helicopters')
  await expect(page.getByRole('heading', {level: 1})).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test.describe('with JavaScript off', () => {
  test.use({javaScriptEnabled: false})

  for (const {home, mainLinks, bookVehicle} of Object.values(texts)) {
    test(`section links in the header and on ${home} lead to their sections`, async ({page}) => {
      await page.goto(home)
      for (const id of sections) {
        const links = page.getByRole('navigation', {name: mainLinks})
        await links.locator(`a[href="${home}#${id}"]`).click()
        await expectSectionInView(page, id)
      }
      await page.locator('#fleet').getByRole('link', {name: bookVehicle}).first().click()
      await expect(page).toHaveURL(`${home}#booking`)
      await expect(page.locator('#booking')).toBeInViewport()
    })
  }
})

/** As on a machine that is too busy to be idle: what is far below the first view waits until a script scrolls. */
async function keepFarSectionsUnrendered(page: Page) {
  await page.addInitScript(() => {
    const whenIdle = window.requestIdleCallback.bind(window)
    window.requestIdleCallback = (callback, options) =>
      options?.timeout ? 0 : whenIdle(callback, options)
  })
}

/** The booking form asks for another height as soon as the page has scrolled by some of its way. */
async function resizeBookingFormOnTheWay(page: Page) {
  await page.evaluate(() => {
    document.addEventListener('click', () => {
      const start = window.scrollY
      const resize = () => {
        if (Math.abs(window.scrollY - start) < 200) return
        removeEventListener('scroll', resize)
        const frame = document.querySelector<HTMLIFrameElement>('[data-booking-frame]')
        const {origin} = new URL(frame?.src ?? '')
        const data = {type: 'EMBED_BOOKING_SIZE', height: 1400}
        dispatchEvent(
          new MessageEvent('message', {source: frame?.contentWindow ?? null, origin, data}),
        )
        document.documentElement.dataset['resized'] = ''
      }
      addEventListener('scroll', resize)
    })
  })
}

test('Back after a reload leads to the place on the other page that was left [ROUTES-7]', async ({
  page,
}) => {
  await openHydrated(page, '/')
  const careers = page.getByRole('contentinfo').getByRole('link', {name: 'Careers'})
  await careers.click()
  await expect(page).toHaveURL('/careers')
  await page.reload()
  // A touch hydrates the page, which then reads what has changed.
  await page.mouse.click(5, 5)
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({name}) => name.includes('/data/query/')),
  )
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(careers).toBeInViewport()
})
