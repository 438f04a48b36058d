import type {Locator, Page} from '@playwright/test'

import {type Language, languages} from '../../../domain/language.ts'
import {headerLinks} from '../../support/page/expect/header-links.ts'
import {holdScript} from '../../support/page/hold-script.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {expectSectionInView} from '../../support/page/section-in-view.ts'
import {texts} from '../../support/page/texts.ts'
import {expect, test} from '../../support/site.ts'

test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true})

const inLanguages = {
  en: {
    pages: {...headerLinks.en, 'Book Now': '/reservation'},
    fleet: 'Fleet',
    careers: 'Careers',
    coverage: 'Coverage',
  },
  es: {
    pages: {...headerLinks.es, Reservar: '/es/reservacion'},
    fleet: 'Flota',
    careers: 'Empleo',
    coverage: 'Cobertura',
  },
}

for (const language of languages) {
  const {careers, call, signIn, mainLinks} = texts[language]
  test(`the menu of ${careers} holds every way that the header of a wide window holds`, async ({
    page,
    bookingWidget,
  }) => {
    await openHydrated(page, careers)
    await expect(page.getByRole('navigation', {name: mainLinks})).toBeHidden()
    await openMenu(page, language)
    const destinations = {
      ...inLanguages[language].pages,
      [call]: 'tel:+13055550100',
      [signIn]: `${new URL(bookingWidget.url).origin}/account`,
    }
    for (const [name, href] of Object.entries(destinations)) {
      const link = menu(page, language).getByRole('link', {name, exact: true})
      await link.scrollIntoViewIfNeeded()
      await expect(link).toBeInViewport({ratio: 1})
      await expect(link).toHaveAttribute('href', href)
      const box = await link.boundingBox()
      expect(box?.height, name).toBeGreaterThanOrEqual(44)
    }
  })
}

test('the close button and a touch beside the menu close it [HEADER-7]', async ({page}) => {
  await page.setViewportSize({width: 800, height: 844})
  await openHydrated(page, '/contact')
  await openMenu(page)
  await menu(page).getByRole('button', {name: 'Close menu'}).tap()
  await expect(menu(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()

  await openMenu(page)
  await page.touchscreen.tap(60, 500)
  await expect(menu(page)).toBeHidden()
})

test('what lies behind the open menu does not scroll', async ({page}) => {
  await openHydrated(page, '/')
  await page.evaluate(() => window.scrollTo(0, 700))
  await openMenu(page)
  await page.mouse.move(195, 500)
  await page.mouse.wheel(0, 900)
  await page.keyboard.press('End')
  await page.keyboard.press('PageDown')
  await menu(page).getByRole('link', {name: 'Contact'}).scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.scrollY)).toBe(700)

  await menu(page).getByRole('button', {name: 'Close menu'}).tap()
  await expect(menu(page)).toBeHidden()
  // A browser may scroll some frames after the wheel, and by now it would have.
  expect(await page.evaluate(() => window.scrollY)).toBe(700)
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(700)
})

test('without a connection a link of the menu still closes it', async ({page, context}) => {
  const caughtUp = page.waitForResponse(/\/data\/query\//)
  await page.goto('/')
  await caughtUp
  await context.setOffline(true)
  await openMenu(page)
  await menu(page).getByRole('link', {name: 'Contact', exact: true}).tap()
  await expect(menu(page)).toBeHidden()
  await context.setOffline(false)
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Tell us where you are headed')
})

for (const route of ['/', '/services/special-events']) {
  test(`a section link of the menu on ${route} closes the menu and shows the section`, async ({
    page,
  }) => {
    await openHydrated(page, route)
    await openMenu(page)
    await menu(page).getByRole('link', {name: 'Fleet', exact: true}).tap()
    await expect(page).toHaveURL('/#fleet')
    await expect(menu(page)).toBeHidden()
    await expectSectionInView(page, 'fleet')
  })
}

test('a menu opened before the script is there stays open when it arrives; its link closes it and loads no new document [HEADER-7]', async ({
  page,
}) => {
  const release = await holdScript(page)
  await page.goto('/')
  await page.evaluate(() => Object.assign(window, {sameDocument: true}))
  await openMenu(page)
  const caughtUp = page.waitForResponse(/\/data\/query\//)
  release()
  await caughtUp
  await expect(menu(page)).toBeVisible()
  await menu(page).getByRole('link', {name: 'Contact', exact: true}).tap()
  await expect(page).toHaveURL('/contact')
  await expect(menu(page)).toBeHidden()
  await expect(page.getByRole('heading', {level: 1})).toBeInViewport()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test.describe('with JavaScript off', () => {
  test.use({javaScriptEnabled: false})

  for (const language of languages) {
    const {home, terms, careers} = texts[language]
    const words = inLanguages[language]

    test(`the menu of ${terms} opens, and its links lead on`, async ({page}) => {
      await page.goto(terms)
      await openMenu(page, language)
      await menu(page, language).getByRole('link', {name: words.fleet, exact: true}).tap()
      await expect(page).toHaveURL(`${home}#fleet`)
      await expectSectionInView(page, 'fleet')
    })

    test(`the links in the footer of ${terms} reach every page without the menu`, async ({
      page,
    }) => {
      await page.goto(terms)
      const footer = page.getByRole('contentinfo')
      await footer.getByRole('link', {name: words.careers}).tap()
      await expect(page).toHaveURL(careers)
      await footer.getByRole('link', {name: words.coverage}).tap()
      await expect(page).toHaveURL(`${home}#coverage`)
    })
  }
})

function opener(page: Page, language: Language = 'en') {
  return page.getByRole('button', {name: texts[language].openMenu})
}

function menu(page: Page, language: Language = 'en') {
  return page.getByRole('dialog', {name: texts[language].menu})
}

async function openMenu(page: Page, language: Language = 'en') {
  const opened = menu(page, language)
  await opener(page, language).tap()
  await expect(opened).toBeVisible()
  // It slides in; until then its links are on their way.
  await expect.poll(async () => (await opened.boundingBox())?.x ?? 1000).toBeLessThan(400)
  await expect.poll(() => restingPlace(page, opened)).toBeLessThan(1)
}

/** How far the right edge of the menu is away from that of the window. */
async function restingPlace(page: Page, opened: Locator): Promise<number> {
  const box = await opened.boundingBox()
  const width = page.viewportSize()?.width ?? 0
  return box ? Math.abs(box.x + box.width - width) : Number.NaN
}
