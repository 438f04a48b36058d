import type {Page} from '@playwright/test'

import {openHydrated} from '../../support/page/open-hydrated.ts'
import {expect, test} from '../../support/site.ts'

test('the keyboard goes through the booking frame and out of it at both ends', async ({page}) => {
  await openHydrated(page, '/reservation')
  await expect(page.frameLocator('iframe').getByRole('textbox').first()).toBeVisible()
  expect(await passThrough(page, 'Tab')).toEqual(['before', 'frame', 'after'])
  expect(await passThrough(page, 'Shift+Tab')).toEqual(['after', 'frame', 'before'])
})

test('everything that can be used is reached by keyboard and shows there, with an outline and below the header [ACCESS-2]', async ({
  page,
}) => {
  test.slow()
  await page.emulateMedia({reducedMotion: 'reduce'})
  await openHydrated(page, '/contact')
  const unmarked: string[] = []
  const hidden: string[] = []
  const reached: string[] = []
  // By keyboard to the first stop, since the page was opened with a click.
  await page.getByRole('link', {name: 'Skip to content'}).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  while (reached.length < 200) {
    const focus = await focusedElement(page)
    if (!focus) break
    reached.push(focus.html)
    if (!focus.marked) unmarked.push(focus.html)
    if (!focus.inView) hidden.push(focus.html)
    await page.keyboard.press('Tab')
  }
  expect(reached.length).toBeGreaterThan(30)
  expect(reached).toEqual(await usableElements(page))
  expect(unmarked).toEqual([])
  expect(hidden).toEqual([])
})

test('on a small screen a message never covers the element with the focus [ACCESS-2]', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 568})
  await openHydrated(page, '/contact')
  await page.getByRole('button', {name: 'Send Message'}).click()
  const message = page.getByRole('alert').filter({hasText: 'Please fill in all required fields'})
  await expect(message).toBeVisible()
  // It stays as long as the pointer is on it.
  await message.hover()
  const main = page.getByRole('main')
  await expect(main.getByRole('textbox', {name: 'First name'})).toBeFocused()
  for (const name of ['Last name', 'Email', 'Phone (optional)', 'Subject (optional)', 'Message']) {
    await page.keyboard.press('Tab')
    const field = main.getByRole('textbox', {name})
    await expect(field).toBeFocused()
    const {y = NaN, height = NaN} = (await field.boundingBox()) ?? {}
    expect(y + height).toBeLessThanOrEqual((await message.boundingBox())?.y ?? NaN)
  }
  await page.keyboard.press('Escape')
  await expect(message).toHaveCount(0)
  await expect(main.getByRole('textbox', {name: 'Message'})).toBeFocused()
})

test('a message is written and sent with the keyboard alone', async ({page}) => {
  await openHydrated(page, '/contact')
  await page.getByLabel('First name').focus()
  for (const text of [
    'Jordan',
    'Sample',
    'jordan.sample@example.org',
    '',
    '',
    'Two cars to the airport, please.',
  ]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(page.getByRole('button', {name: 'Send Message'})).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({hasText: 'sent'})).toBeVisible()
})

test('a link followed by keyboard leaves the focus at the start of the new page, with its title announced [ROUTES-7]', async ({
  page,
}) => {
  await openHydrated(page, '/')
  const link = page.getByRole('contentinfo').getByRole('link', {name: 'Careers'})
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/careers')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('status').filter({hasText: await page.title()})).toBeAttached()
  await page.keyboard.press('Tab')
  const place = await page.evaluate(() => Boolean(document.activeElement?.closest('main')))
  expect(place).toBe(true)
})

test('where motion is unwelcome nothing moves [ACCESS-2]', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'})
  const changes = await recordAnimations(page)
  // While it is loading, the form has a ring and a line that would move.
  await page.goto('/?fault=hanging')
  await expect(page.locator('#booking').getByText('Loading', {exact: true})).toBeVisible()
  await page.mouse.wheel(0, 2000)
  const main = page.getByRole('main')
  await main.locator('summary').first().click()
  await main.getByRole('article').first().hover()
  await main.getByRole('link', {name: 'Contact Us'}).first().hover()
  const newsletter = page.getByRole('contentinfo').getByRole('textbox')
  await newsletter.fill('news.reader@example.org')
  await newsletter.press('Enter')
  await expect(page.getByText('Successfully subscribed!')).toBeVisible()
  await page.setViewportSize({width: 390, height: 844})
  await page.getByRole('button', {name: 'Open menu'}).click()
  await expect(page.getByRole('button', {name: 'Close menu'})).toBeInViewport()
  for (const route of ['/careers', '/services/hourly-service', '/auth']) {
    await openHydrated(page, route)
    await page.mouse.wheel(0, 2000)
    const answer = main.locator('summary').first()
    if ((await answer.count()) > 0) await answer.click()
    await main.getByRole('button').or(main.getByRole('link')).last().hover()
  }
  expect(changes.map(({name}) => name)).toEqual(
    expect.arrayContaining(['background-color', 'opacity', 'rotate', 'scale', 'translate']),
  )
  expect(changes.filter(({milliseconds}) => milliseconds > 1)).toEqual([])
})

/** Records from now on what every document changes bit by bit, and how long each change takes. Keeps growing. */
async function recordAnimations(page: Page) {
  const changes: {name: string; milliseconds: number}[] = []
  await page.exposeFunction('recordChange', (name: string, milliseconds: number) =>
    changes.push({name, milliseconds}),
  )
  await page.addInitScript(() => {
    const recorded = new Set<string>()
    const record = (name: string, milliseconds: number) => {
      if (recorded.has(`${name} ${milliseconds}`)) return
      recorded.add(`${name} ${milliseconds}`)
      Reflect.get(window, 'recordChange')(name, milliseconds)
    }
    const recordAll = (started: string) => {
      record(started, 0)
      for (const animation of document.getAnimations()) {
        const {duration, iterations} = animation.effect?.getComputedTiming() ?? {}
        record(started, Number(duration) * Number(iterations))
      }
    }
    addEventListener('transitionrun', ({propertyName}) => recordAll(propertyName))
    addEventListener('animationstart', ({animationName}) => recordAll(animationName))
  })
  return changes
}

/** The places that the focus passes from one end of the page's content to the other, in order. */
async function passThrough(page: Page, key: string): Promise<string[]> {
  await page.evaluate((backwards) => {
    const ends = [...document.querySelectorAll<HTMLElement>('header a, footer a')]
    const end = backwards ? ends.at(-1) : ends[0]
    end?.focus()
  }, key !== 'Tab')
  const places: string[] = []
  for (let step = 0; step < 120; step += 1) {
    const place = await page.evaluate(() => {
      const {activeElement} = document
      const frame = document.querySelector('iframe')
      if (!activeElement || !frame || activeElement === document.body) return null
      if (activeElement === frame) return 'frame'
      const follows =
        frame.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING
      return follows ? 'after' : 'before'
    })
    if (place && places.at(-1) !== place) places.push(place)
    if (places.length === 3) break
    await page.keyboard.press(key)
  }
  return places
}

/** The start of every element that a pointer could use, in the order of the page. */
function usableElements(page: Page): Promise<string[]> {
  const usable = page.locator('a[href], button, input, textarea, select, summary')
  return usable.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({visibilityProperty: true}))
      .map((element) => element.outerHTML.slice(0, 120)),
  )
}

async function focusedElement(page: Page) {
  return page.evaluate(async () => {
    const element = document.activeElement
    if (!element || element === document.body || element.tagName === 'IFRAME') return null
    // The link that skips the header slides in.
    await Promise.all(element.getAnimations().map((animation) => animation.finished))
    const {outlineStyle, outlineWidth, outlineColor, position} = getComputedStyle(element)
    const isClear = /(?:,|\/) 0\)$|^transparent$/.test(outlineColor)
    const {top, bottom} = element.getBoundingClientRect()
    // The link that skips the header lies above it.
    const liesAbove = position === 'fixed' || element.closest('header')
    const header = liesAbove
      ? 0
      : (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)
    return {
      html: element.outerHTML.slice(0, 120),
      marked: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !isClear,
      inView: top >= header - 1 && bottom <= innerHeight + 1,
    }
  })
}
