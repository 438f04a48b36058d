import type {Page} from '@playwright/test'

import {languages} from '../../../domain/language.ts'
import {
  announcement,
  bookingPages,
  bookingTexts,
  form,
  frameHeight,
  latePanel,
  passDeadline,
} from '../../support/page/booking-board.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {texts} from '../../support/page/texts.ts'
import {expect, test} from '../../support/site.ts'

test.describe('when the form answers', () => {
  for (const {path} of bookingPages) {
    test(`${path} loads it once, with the parameters of the page, at the height that it asks for [FRAME-1] [WIDGET-1]`, async ({
      page,
      bookingWidget,
    }) => {
      const visits = countVisits(page, bookingWidget.url)
      const search = '?pickup=MIA&stop=a&stop=b&name=Zo%C3%AB&code=SUMMER&state=FL&view=x&job=y'
      await openHydrated(page, `${path}${search}#fleet`)
      await expect(form(page).getByLabel('Pick-up address or airport')).toHaveValue('MIA')
      await expect(announcement(page)).toHaveText('Booking form loaded.')
      await page.getByRole('heading', {level: 1}).hover()
      await expect.poll(() => frameHeight(page)).toBe(await formHeight(page))
      expect(visits()).toEqual([`/book${search}`])
    })
  }

  test('a ride that was chosen before is filled in: vehicle, hours and day [WIDGET-1]', async ({
    page,
  }) => {
    await openHydrated(page, '/reservation?vehicle=Rolls+Royce&hours=7.5&date=2099-12-12&note=Two')
    await expect(form(page).getByLabel('Date')).toHaveValue('2099-12-12')
    await form(page).getByLabel('Pick-up address or airport').fill('MIA')
    await form(page).getByLabel('Drop-off').fill('The Biltmore')
    await form(page).getByLabel('Time').fill('18:30')
    await form(page).getByRole('button', {name: 'See vehicles'}).click()
    await expect(form(page).getByRole('radio', {name: 'Rolls Royce'})).toBeChecked()
    await form(page).getByRole('button', {name: 'Continue'}).click()
    await expect(form(page).getByLabel('Note for the chauffeur')).toHaveValue('Hours: 7.5\nTwo')
  })

  test('the keyboard goes from the page into the form and out again', async ({page}) => {
    await openHydrated(page, '/reservation')
    await expect(announcement(page)).toHaveText('Booking form loaded.')
    await page.locator('#booking').focus()
    await page.keyboard.press('Tab')
    await expect(form(page).getByLabel('Pick-up address or airport')).toBeFocused()
    await page.getByRole('link', {name: 'Open it in a new window'}).focus()
    await page.keyboard.press('Shift+Tab')
    await expect(form(page).getByRole('button', {name: 'See vehicles'})).toBeFocused()
  })

  test('the form opens in a new window too, with the parameters of the page', async ({
    page,
    bookingWidget,
  }) => {
    await openHydrated(page, '/reservation?pickup=MIA')
    const popup = page.waitForEvent('popup')
    await page.getByRole('link', {name: 'Open it in a new window'}).click()
    const opened = await popup
    await expect(opened).toHaveURL(`${bookingWidget.url}/book?pickup=MIA`)
    await expect(opened.getByLabel('Pick-up address or airport')).toHaveValue('MIA')
  })

  test('the form may ask where the visitor is, and gets an answer [FRAME-10]', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({latitude: 25.79, longitude: -80.29})
    await openHydrated(page, '/reservation')
    await expect(announcement(page)).toHaveText('Booking form loaded.')
    const latitude = await form(page)
      .locator('body')
      .evaluate(
        () =>
          new Promise((resolve) => {
            navigator.geolocation.getCurrentPosition(
              ({coords}) => resolve(coords.latitude),
              ({message}) => resolve(message),
            )
          }),
      )
    expect(latitude).toBe(25.79)
  })

  test('the form has a scrollbar in a window of its own alone: in a frame it would come and go', async ({
    page,
    bookingWidget,
  }) => {
    const scrollbar = () => getComputedStyle(document.documentElement).scrollbarWidth
    await openHydrated(page, '/')
    expect(await form(page).locator('body').evaluate(scrollbar)).toBe('none')
    await page.goto(`${bookingWidget.url}/book`)
    expect(await page.evaluate(scrollbar)).toBe('auto')
  })

  test('the frame waits for the first view: an idle page that has not drawn it yet does not start it [FRAME-9]', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      if (self !== top) return
      const draw = requestAnimationFrame
      const held: FrameRequestCallback[] = []
      self.requestAnimationFrame = (callback) => held.push(callback)
      const note = (name: string) => {
        const starts = document.querySelectorAll('[data-booking-frame][src]').length
        document.documentElement.setAttribute(`data-test-${name}`, String(starts))
      }
      addEventListener('load', () =>
        requestIdleCallback(
          () =>
            requestIdleCallback(
              () => {
                note('undrawn')
                self.requestAnimationFrame = draw
                for (const callback of held) draw(callback)
              },
              {timeout: 5000},
            ),
          {timeout: 5000},
        ),
      )
    })
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-test-undrawn', '0')
    await expect(page.locator('[data-booking-frame]')).toHaveAttribute('src', /.+/)
  })

  test('ring and lines of the form move after a second: until then the page has the processor', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const note = (name: string, {timeStamp}: Event) =>
        document.documentElement.setAttribute(`data-test-${name}`, String(timeStamp))
      addEventListener('animationstart', (event) => note(event.animationName, event))
      addEventListener('transitionrun', (event) => note(event.propertyName, event))
    })
    await page.goto('/?fault=hanging', {waitUntil: 'domcontentloaded'})
    for (const name of ['spin', 'scale']) {
      await expect
        .poll(async () => Number(await page.locator('html').getAttribute(`data-test-${name}`)))
        .toBeGreaterThanOrEqual(1000)
    }
    // From when they are there, however long the page has taken until then.
    const delays = await page.locator('#booking').evaluate((board) =>
      [...board.querySelectorAll<HTMLElement>('*')].flatMap((part) => {
        if (getComputedStyle(part).animationName !== 'after-a-second') return []
        part.style.animation = 'none'
        const shown = getComputedStyle(part).display
        part.style.animation = ''
        const delay = part.getAnimations().find((each) => each instanceof CSSAnimation)
        delay?.pause()
        const atFirst = getComputedStyle(part).display
        delay?.finish()
        const isShownLater = getComputedStyle(part).display === shown
        return [{ms: delay?.effect?.getTiming().delay, atFirst, isShownLater}]
      }),
    )
    const afterASecond = {ms: 1000, atFirst: 'none', isShownLater: true}
    expect(delays).toEqual([afterASecond, afterASecond])
  })

  test('messages of other windows and origins change nothing', async ({page}) => {
    await page.clock.install()
    await openHydrated(page, '/?fault=impostor')
    await expect(form(page).getByLabel('Pick-up address or airport')).toBeVisible()
    await page.evaluate(() => {
      postMessage({type: 'EMBED_BOOKING_SIZE', height: 900}, '*')
    })
    await passDeadline(page)
    await expect(latePanel(page)).toBeVisible()
    expect(await frameHeight(page)).toBe(120)
  })
})

test.describe('a half-filled booking', () => {
  test('survives the header, its anchors, "Book This Vehicle" and other pages [FRAME-7]', async ({
    page,
    bookingWidget,
  }) => {
    const visits = countVisits(page, bookingWidget.url)
    await openHydrated(page, '/')
    const dropOff = form(page).getByLabel('Drop-off')
    await dropOff.fill('The Biltmore')
    const header = page.getByRole('banner')
    await header.getByRole('link', {name: 'Fleet'}).click()
    await page.getByRole('link', {name: 'Book This Vehicle'}).first().click()
    await expect(dropOff).toHaveValue('The Biltmore')
    await header.getByRole('link', {name: 'Contact'}).click()
    await expect(page).toHaveURL('/contact')
    await header.getByRole('link', {name: 'Book Now'}).click()
    await expect(page).toHaveURL('/reservation')
    await expect(dropOff).toHaveValue('The Biltmore')
    await page.goBack()
    await page.goBack()
    await expect(dropOff).toHaveValue('The Biltmore')
    expect(visits()).toHaveLength(1)
    await expect(page.locator('iframe')).toHaveCount(1)
  })
})

test.describe('with JavaScript off', () => {
  test.use({javaScriptEnabled: false})

  for (const language of languages) {
    const {home, reservation} = texts[language]
    for (const path of [home, reservation]) {
      test(`${path} leads to the form with a link`, async ({page, bookingWidget}) => {
        await page.goto(path)
        const link = page.getByRole('link', {name: bookingTexts[language].openForm})
        await expect(link).toHaveAttribute('href', `${bookingWidget.url}/book`)
        await link.click()
        await expect(page.getByRole('heading', {name: 'Book a ride'})).toBeAttached()
      })
    }
  }
})

test('prefill values reach neither console nor storage nor any other server [FRAME-10]', async ({
  page,
  bookingWidget,
}) => {
  const said: string[] = []
  const referers: string[] = []
  page.on('console', (message) => said.push(message.text()))
  page.on('request', (request) => {
    if (request.url().startsWith(bookingWidget.url) || request.isNavigationRequest()) return
    const {referer = '', ...headers} = request.headers()
    // The site itself is told the page's own URL.
    const isElsewhere = new URL(request.url()).origin !== new URL(page.url()).origin
    if (isElsewhere) referers.push(referer)
    said.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(headers)}`)
  })
  await openHydrated(page, '/reservation?name=Jordan+Sample&email=jordan.sample%40example.com')
  await expect(announcement(page)).toHaveText('Booking form loaded.')
  await page.getByRole('banner').getByRole('link', {name: 'Contact'}).click()
  await expect(page).toHaveURL('/contact')
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  )
  expect(referers.length).toBeGreaterThan(0)
  expect(said.some((text) => text.includes('/data/query/'))).toBe(true)
  expect([...said, ...referers, stored].join(' ').toLowerCase()).not.toContain('jordan')
})

async function formHeight(page: Page): Promise<number> {
  return form(page)
    .locator('main')
    .evaluate((main) => Math.ceil(main.getBoundingClientRect().height))
}

/** The URLs of the form that the browser has requested. */
function countVisits(page: Page, widget: string) {
  const visits: string[] = []
  page.on('request', (request) => {
    const {origin, pathname, search} = new URL(request.url())
    if (origin === widget && pathname === '/book') visits.push(pathname + search)
  })
  return () => visits
}
