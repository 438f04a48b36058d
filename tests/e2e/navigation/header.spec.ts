import type {Page} from '@playwright/test'

import {languages} from '../../../domain/language.ts'
import {arrayAt} from '../../support/content/seed-documents.ts'
import {mainLink, mainLinks, solid} from '../../support/page/expect/expect-header.ts'
import {headerLinks} from '../../support/page/expect/header-links.ts'
import {holdScript} from '../../support/page/hold-script.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {expectSectionInView} from '../../support/page/section-in-view.ts'
import {texts} from '../../support/page/texts.ts'
import {expect, test} from '../../support/site.ts'

const sections = ['Services', 'Fleet', 'About', 'Coverage'] as const
test('the section that is read is marked, in whatever order the menu has its links [HEADER-2]', async ({
  page,
  contentLake: {client},
}) => {
  const menus = await client.getDocument('menus')
  if (!menus) throw new Error('There are no menus.')
  await client
    .patch('menus')
    .set({headerLinks: arrayAt(menus, 'headerLinks').toReversed()})
    .commit()
  await openHydrated(page, '/')
  for (const name of sections) {
    await page.locator(`#${name.toLowerCase()}`).evaluate((section) => section.scrollIntoView())
    await expect(mainLink(page, name)).toHaveAttribute('aria-current', 'location')
  }
})

for (const name of sections) {
  test(`on the home page ${name} scrolls to its section, and Back returns to the top [HEADER-2]`, async ({
    page,
  }) => {
    await openHydrated(page, '/')
    await markDocument(page)
    await mainLink(page, name).click()
    await expectSectionInView(page, name.toLowerCase())
    await expect(page).toHaveURL(headerLinks.en[name])
    await expect(mainLink(page, name)).toHaveAttribute('aria-current', 'location')

    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect.poll(() => scrollTop(page)).toBe(0)
    expect(await isSameDocument(page)).toBe(true)
  })
}

test('from another page a section link goes home first and scrolls about 100 ms later [HEADER-2]', async ({
  page,
}) => {
  await openHydrated(page, '/contact')
  await markDocument(page)
  const pauses: number[] = []
  // The shortest pause counts: a busy machine makes any of them longer.
  for (let visit = 0; visit < 3; visit += 1) {
    await page.evaluate(() => window.scrollTo(0, 600))
    await noteArrival(page)
    await mainLink(page, 'Fleet').click()
    await expectSectionInView(page, 'fleet')
    await expect(page).toHaveURL('/#fleet')
    pauses.push(await page.evaluate(() => Number(Reflect.get(window, 'pause'))))
    await mainLink(page, 'Contact').click()
    await expect(page.getByRole('button', {name: 'Send Message'})).toBeVisible()
  }
  expect(await isSameDocument(page)).toBe(true)
  expect(Math.min(...pauses)).toBeGreaterThan(80)
  expect(Math.min(...pauses)).toBeLessThan(300)
})

for (const route of ['/careers', '/reservation', '/terms-of-service', '/auth', '/nowhere']) {
  test(`from ${route} Coverage leads to its section, and Back and Forward keep both places [ROUTES-7]`, async ({
    page,
  }) => {
    await openHydrated(page, route)
    const title = await page.title()
    await page.evaluate(() => window.scrollTo({top: 200, behavior: 'instant'}))
    const place = await scrollTop(page)
    expect(place).toBeGreaterThan(100)
    await mainLink(page, 'Coverage').click()
    await expectSectionInView(page, 'coverage')

    await page.goBack()
    await expect(page).toHaveURL(route)
    await expect(page).toHaveTitle(title)
    await expect.poll(async () => Math.abs((await scrollTop(page)) - place)).toBeLessThanOrEqual(1)
    await expect(mainLinks(page).locator('[aria-current=location]')).toHaveCount(0)

    await page.goForward()
    await expect(page).toHaveURL('/#coverage')
    await expectSectionInView(page, 'coverage')
  })
}

test('Home brings a reader back to the top, from the page itself and from another one [HEADER-3]', async ({
  page,
}) => {
  await openHydrated(page, '/#about')
  await expectSectionInView(page, 'about')
  await mainLink(page, 'Home').click()
  await expect.poll(() => scrollTop(page)).toBe(0)

  await mainLink(page, 'Contact').click()
  await expect(page).toHaveURL('/contact')
  await mainLink(page, 'Home').click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Luxury Chauffeur Services in Miami & South Florida',
  )
  await expect(page).toHaveURL('/')
  await expect.poll(() => scrollTop(page)).toBe(0)
})

for (const language of languages) {
  const {home, hourlyService, contact, reservation, ...words} = texts[language]

  test(`${hourlyService} marks the services, in the prerendered page too`, async ({page}) => {
    const services = mainLink(page, {en: 'Services', es: 'Servicios'}[language], language)
    await page.goto(hourlyService)
    await expect(services).toHaveAttribute('aria-current', 'location')
    await openHydrated(page, hourlyService)
    await expect(services).toHaveAttribute('aria-current', 'location')
  })

  test(`from ${home} contact and booking are reached without loading a new document [ROUTES-6]`, async ({
    page,
  }) => {
    await openHydrated(page, home)
    await markDocument(page)
    await mainLink(page, words.contactLink, language).click()
    await expect(page).toHaveURL(contact)
    await expect(page.getByRole('button', {name: words.sendMessage})).toBeVisible()
    await expect(mainLink(page, words.contactLink, language)).toHaveAttribute(
      'aria-current',
      'page',
    )

    await page.getByRole('banner').getByRole('link', {name: words.bookNow}).click()
    await expect(page).toHaveURL(reservation)
    await expect(page.getByTitle(words.bookingFrame)).toBeVisible()
    expect(await isSameDocument(page)).toBe(true)
  })
}

test('over the hero the header is clear, and solid once the page is scrolled, while the script is still on its way [HEADER-6]', async ({
  page,
}) => {
  await holdScript(page)
  await page.goto('/')
  const header = page.getByRole('banner')
  await expect(header).toHaveCSS('background-color', /[,/] 0\)$/)
  await page.evaluate(() => window.scrollTo({top: 25, behavior: 'instant'}))
  await expect(header).toHaveCSS('background-color', solid)
})

test('Sign In / Sign Up opens the customer page in a new tab and leaves this one as it is [HEADER-4]', async ({
  page,
  bookingWidget,
}) => {
  await page.goto('/contact')
  const opened = page.waitForEvent('popup')
  await page
    .getByRole('banner')
    .getByRole('link', {name: /^Sign In/})
    .click()
  const customerPage = await opened
  await customerPage.waitForLoadState()
  expect(customerPage.url()).toBe(`${new URL(bookingWidget.url).origin}/account`)
  await expect(customerPage.getByRole('heading').first()).toBeVisible()
  expect(await customerPage.evaluate(() => window.opener)).toBeNull()
  await expect(page).toHaveURL('/contact')
})

test.describe('with JavaScript off', () => {
  test.use({javaScriptEnabled: false})

  for (const language of languages) {
    const {contact} = texts[language]
    test(`the header of ${contact} is solid and its links lead to the sections`, async ({page}) => {
      await page.goto(contact)
      const links = Object.entries(headerLinks[language])
      for (const [name, href] of links.filter(([, to]) => to.includes('#'))) {
        await mainLink(page, name, language).click()
        await expect(page).toHaveURL(href)
        await expect(page.getByRole('banner')).toHaveCSS('background-color', solid)
        await expectSectionInView(page, href.replace(/.*#/, ''))
      }
    })
  }
})

function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}

/** Lets a test see later whether a new document was loaded. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, {sameDocument: true}))
}

function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'sameDocument' in window)
}

/** Measures the time from when the home page is there to when it goes to the fleet. */
async function noteArrival(page: Page): Promise<void> {
  await page.evaluate(() => {
    const arrival = new MutationObserver(() => {
      if (!document.getElementById('fleet')) return
      arrival.disconnect()
      const arrivedAt = performance.now()
      // The focus goes to the section just before the page scrolls there.
      document.addEventListener('focusin', function note({target}) {
        if (!(target instanceof Element) || target.id !== 'fleet') return
        document.removeEventListener('focusin', note)
        Object.assign(window, {pause: performance.now() - arrivedAt})
      })
    })
    arrival.observe(document, {childList: true, subtree: true})
  })
}
