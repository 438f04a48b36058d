import type {Locator, Page} from '@playwright/test'

import {languageOf} from '../../../domain/language.ts'
import {changeResults} from '../../support/page/change-results.ts'
import {expectAccessible} from '../../support/page/expect/axe.ts'
import {cutOffTexts} from '../../support/page/expect/cut-off-texts.ts'
import {expectStructure} from '../../support/page/expect/structure.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {recordShifts} from '../../support/page/record/record-shifts.ts'
import {runClockUntil} from '../../support/page/run-clock-until.ts'
import {expect, test} from '../../support/site.ts'

const text =
  'A hurricane watch is in force for all of South Florida from Friday: please call us before your ride, and allow more time for every transfer.'
const announcement = {
  text,
  link: {_type: 'link', label: 'Contact us', href: '/contact'},
  showFrom: '2027-03-14T07:00:00.000Z',
  showUntil: '2027-11-07T06:30:00.000Z',
}
const inSpanish = {
  ...announcement,
  text: 'Hay vigilancia de huracán en todo el sur de Florida desde el viernes: llámenos antes de su viaje y calcule más tiempo para cada traslado.',
  link: {_type: 'link', label: 'Contáctenos', href: '/es/contacto'},
}
const longLabel = {
  ...announcement,
  link: {...announcement.link, label: 'See how we drive during a hurricane'},
}
const longWords = {
  ...announcement,
  text: 'Hurricanewatchforallofsouthfloridafromfridaymorningon',
  link: {...announcement.link, label: 'Internationaltransfersandreturns'},
}
// The layout that shows it is one for all of them.
const oneOfEachKind = [
  '/',
  '/careers',
  '/privacy-policy',
  '/auth',
  '/embed-test',
  '/nowhere',
  '/es',
  '/es/nada',
]
/** Published together with the announcement. */
const laterPhone = {number: '+13055550177', shown: '(305) 555-0177'}
const whileItRuns = new Date('2027-06-01T12:00:00Z')

test('an announcement runs from its minute to its minute of Miami, when the clocks change too [HEADER-10]', async ({
  page,
}) => {
  await announce(page)
  await page.clock.install({time: new Date('2027-03-14T06:30:00Z')})
  await openHydrated(page, '/')
  await page.clock.pauseAt(new Date('2027-03-14T06:59:59Z'))
  const region = page.locator('div[role=status].fixed').first()
  await expect(region).toBeEmpty()
  await expect(page.getByText(text)).toHaveCount(0)

  const shifts = await recordShifts(page)
  // The live region was there before its text, so a screen reader reads it out.
  await runClockUntil(page, () => expect(region).toHaveText(new RegExp(text), {timeout: 200}))
  await page.clock.resume()
  expect(await shifts()).toEqual([])
  const header = await page.getByRole('banner').boundingBox()
  const banner = await page.locator('[data-announcement]').boundingBox()
  expect(banner?.y).toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0), 0)

  await page.clock.pauseAt(new Date('2027-11-07T06:29:59Z'))
  await expect(page.getByText(text)).toBeVisible()
  await runClockUntil(page, () => expect(region).toBeEmpty({timeout: 200}))
})

test('it stands on every kind of page, in both languages [HEADER-10]', async ({page}) => {
  await announce(page)
  await page.clock.install({time: whileItRuns})
  for (const route of oneOfEachKind) {
    await page.goto(route)
    await page.mouse.move(5, 5)
    await expect(page.getByText(text), route).toBeVisible()
  }
})

test('a visitor who dismisses it is left alone, on other pages and after a reload', async ({
  page,
}) => {
  await announce(page)
  await page.clock.install({time: whileItRuns})
  await openHydrated(page, '/careers')
  const dismiss = page.getByRole('button', {name: 'Dismiss announcement'})
  await dismiss.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(text)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()

  await page.getByRole('main').getByRole('link', {name: 'Contact Us'}).first().click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('button', {name: 'Send Message'})).toBeVisible()
  await expect(page.getByText(text)).toHaveCount(0)
  await openHydrated(page, '/careers')
  await expect(page.getByRole('link', {name: 'Send Your Resume'})).toBeAttached()
  // It comes with this number, or would.
  await expect(
    page.getByRole('contentinfo').getByRole('link', {name: laterPhone.shown}),
  ).toBeAttached()
  await expect(page.getByText(text)).toHaveCount(0)
})

test('its link leads on, and the announcement stays', async ({page}) => {
  await announce(page)
  await page.clock.install({time: whileItRuns})
  await openHydrated(page, '/careers')
  await page.locator('[data-announcement]').getByRole('link', {name: 'Contact us'}).click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByText(text)).toBeVisible()
})

for (const {path, shown, widths, what = ''} of [
  {path: '/careers', shown: announcement, widths: [320, 390, 1440]},
  {path: '/es/empleo', shown: inSpanish, widths: [320, 1440]},
  {path: '/careers', shown: longLabel, widths: [320], what: ' with a long link'},
  {path: '/careers', shown: longWords, widths: [320], what: ' with long words'},
]) {
  test(`on ${path} it is accessible and takes two lines at most at ${widths.join(', ')} pixels${what} [ACCESS-4]`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 320, height: 844})
    await announce(page, shown)
    await page.clock.install({time: whileItRuns})
    await openHydrated(page, path)
    const banner = page.locator('[data-announcement]')
    const {label} = shown.link
    const link = banner.getByRole('link', {name: label})
    const dismiss = path === '/careers' ? 'Dismiss announcement' : 'Cerrar el aviso'
    const button = banner.getByRole('button', {name: dismiss})
    for (const width of widths) {
      await page.setViewportSize({width, height: 844})
      await expect(banner).toBeVisible()
      expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(56)
      await expect(link).toBeInViewport({ratio: 1})
      await expect(link).toHaveAttribute('href', shown.link.href)
      await expect(button).toBeInViewport({ratio: 1})
      expect(await rightmostText(banner)).toBeLessThanOrEqual((await button.boundingBox())?.x ?? 0)
      await expectAccessible(page)
      await link.focus()
      await expect.poll(() => cutOffTexts(page)).not.toContainEqual(expect.stringContaining(label))
    }
    if (what) return
    await expectStructure(page, 'announcement', {part: banner, language: languageOf(path)})
  })
}

async function announce(page: Page, shown = announcement) {
  await changeResults(page, {
    '"announcement":': (site) => {
      const settings = Object.assign({}, site['settings'], {phone: laterPhone.number})
      return {...site, settings, announcement: shown}
    },
  })
}

/** Where the text of the banner ends, also the text that is cut off. */
function rightmostText(banner: Locator): Promise<number> {
  return banner.evaluate((element) => {
    const range = document.createRange()
    const texts = element.querySelectorAll('p, a')
    const ends = Array.from(texts, (text) => {
      range.selectNodeContents(text)
      return Array.from(range.getClientRects(), ({right}) => right)
    })
    return Math.max(...ends.flat())
  })
}
