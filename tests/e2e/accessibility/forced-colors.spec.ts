import type {Locator, Page} from '@playwright/test'
import sharp from 'sharp'

import {languageOf} from '../../../domain/language.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {renderOffscreenSections} from '../../support/page/render-offscreen-sections.ts'
import {publicRoutes} from '../../support/page/routes.ts'
import {expect, test} from '../../support/site.ts'

/* The colors are the visitor's own there, and shadows and colored surfaces are gone. */
test.beforeEach(({page}) => page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'}))

for (const route of [...publicRoutes.filter((path) => languageOf(path) === 'en'), '/nowhere']) {
  test(`every link, button, field and icon of ${route} shows in forced colors [ACCESS-1]`, async ({
    page,
  }) => {
    await openHydrated(page, route)
    await renderOffscreenSections(page)
    // The page moves once more when the booking form has its height.
    const form = page.getByRole('main').locator('[data-booking-frame]')
    if ((await form.count()) > 0) {
      await expect(page.getByText('Booking form loaded.')).toBeAttached()
    }
    await expectAllToShow(page)
  })
}

test('the errors of a form and its toast show in forced colors [ACCESS-1]', async ({page}) => {
  await openHydrated(page, '/contact')
  await page.getByRole('button', {name: 'Send Message'}).click()
  await expect(page.getByRole('alert')).toHaveText('Please fill in all required fields')
  await expectAllToShow(page)
})

test('the menu of a phone shows in forced colors [ACCESS-1]', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844})
  await openHydrated(page, '/')
  await page.getByRole('button', {name: 'Open menu'}).click()
  await expect(page.getByRole('button', {name: 'Close menu'})).toBeVisible()
  await expectAllToShow(page, page.getByRole('dialog'))
})

for (const route of ['/contact', '/services/hourly-service']) {
  test(`what has the focus on ${route} shows it in forced colors [ACCESS-1]`, async ({page}) => {
    await openHydrated(page, route)
    await renderOffscreenSections(page)
    // From now on the focus is that of the keyboard.
    await page.keyboard.press('Tab')
    const unmarked: string[] = []
    const usable = await page
      .locator('a[href], button, input, textarea, select, summary')
      .filter({visible: true})
      .all()
    expect(usable.length).toBeGreaterThan(30)
    for (const element of usable) {
      await element.evaluate((one) => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        one.scrollIntoView({block: 'center'})
      })
      const clip = await boxAround(element)
      const before = await page.screenshot({clip})
      await element.focus()
      const after = await page.screenshot({clip})
      if (before.equals(after)) unmarked.push(await startOf(element))
    }
    expect(unmarked).toEqual([])
  })
}

test('forced colors still show the current page, the selected tab, a number at its limit and a page that is loading [ACCESS-1]', async ({
  page,
}) => {
  await openHydrated(page, '/contact')
  const header = page.getByRole('banner').getByRole('navigation')
  await expectStateToShow(header.getByRole('link', {name: 'Contact'}), 'aria-current')

  const atTop = {x: 0, y: 0, width: 200, height: 4}
  const before = await page.screenshot({clip: atTop})
  await page.route(/\/assets\/careers-/, () => {})
  await page.getByRole('contentinfo').getByRole('link', {name: 'Careers'}).press('Enter')
  await expect(page.getByRole('status').filter({hasText: 'Loading'})).toBeAttached()
  await expect.poll(async () => before.equals(await page.screenshot({clip: atTop}))).toBe(false)

  await openHydrated(page, '/services/hourly-service')
  const less = page.getByRole('button', {name: /less$/}).first()
  while ((await less.getAttribute('aria-disabled')) !== 'true') await less.click()
  await expectStateToShow(less, 'aria-disabled')

  await openHydrated(page, '/auth')
  const underlines = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomColor))
  expect(new Set(underlines).size).toBe(2)
})

/** Removes a state and expects the element to look different. */
async function expectStateToShow(element: Locator, state: string) {
  const page = element.page()
  await page.mouse.move(0, 0)
  await element.blur()
  await element.evaluate((one) => one.scrollIntoView({block: 'center'}))
  const clip = await boxAround(element)
  const before = await page.screenshot({clip})
  await element.evaluate((one, name) => one.removeAttribute(name), state)
  expect(before.equals(await page.screenshot({clip}))).toBe(false)
}

/** Finds, in a picture of the page, two colors of enough contrast in everything that can be used and in every icon. */
async function expectAllToShow(page: Page, part = page.locator('body')) {
  let boxes = await boxesIn(part)
  let image: Buffer = Buffer.alloc(0)
  let isStill: boolean
  // A booking form that gets its height meanwhile moves what is below it.
  do {
    const imageBefore = image
    image = await page.screenshot({
      fullPage: true,
      // A picture behind a text would be a second color by itself.
      style: 'img, iframe { visibility: hidden !important }',
    })
    const now = await boxesIn(part)
    isStill = JSON.stringify(now) === JSON.stringify(boxes) && image.equals(imageBefore)
    boxes = now
  } while (!isStill)
  expect(boxes.length).toBeGreaterThan(10)
  const {data, info} = await sharp(image)
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({resolveWithObject: true})
  const invisible = boxes.filter(({place: [left = 0, top = 0, width = 0, height = 0]}) => {
    let darkest = 255
    let lightest = 0
    for (let y = top; y < Math.min(top + height, info.height); y += 1) {
      for (let x = left; x < Math.min(left + width, info.width); x += 1) {
        const shade = data[y * info.width + x] ?? 0
        darkest = Math.min(darkest, shade)
        lightest = Math.max(lightest, shade)
      }
    }
    return lightest - darkest < enoughContrast
  })
  expect(invisible.map(({html}) => html)).toEqual([])
}

/** Where everything that can be used and every icon stands on the page. */
function boxesIn(part: Locator) {
  return part
    .locator('a[href], button, input, textarea, select, summary, svg:has(use)')
    .evaluateAll((elements) =>
      elements.flatMap((element) => {
        const {x, y, width, height} = element.getBoundingClientRect()
        const isShown = element.checkVisibility({visibilityProperty: true, opacityProperty: true})
        // Above the page stands the link that skips the header, and a single pixel is for screen readers alone.
        if (!isShown || width < 2 || y + scrollY < 0) return []
        const place = [x + scrollX, y + scrollY, width, height].map(Math.round)
        return [{place, html: element.outerHTML.slice(0, 120)}]
      }),
    )
}

/** Of 255 shades of gray. The system's colors are far apart; only what is drawn thin is a mixture of them. */
const enoughContrast = 96

/** Where an element stands in the window, with room for an outline. */
async function boxAround(element: Locator) {
  const {x, y, width, height} = (await element.boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0}
  const room = 6
  return {
    x: Math.max(0, x - room),
    y: Math.max(0, y - room),
    width: width + room * 2,
    height: height + room * 2,
  }
}

function startOf(element: Locator): Promise<string> {
  return element.evaluate((one) => one.outerHTML.slice(0, 120))
}
