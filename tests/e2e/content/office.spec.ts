import type {Locator, Page} from '@playwright/test'

import {type Language, languages} from '../../../domain/language.ts'
import {changeResults} from '../../support/page/change-results.ts'
import {expectAccessible} from '../../support/page/expect/axe.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {recordShiftsOfDocuments, shiftsOf} from '../../support/page/record/record-shifts.ts'
import {runClockUntil} from '../../support/page/run-clock-until.ts'
import {texts} from '../../support/page/texts.ts'
import {expect, test} from '../../support/site.ts'

test.use({timezoneId: 'America/New_York'})

const inLanguages = {
  en: {
    days: 'Monday to Friday',
    hours: 'Monday to Friday, 8AM to 8PM',
    officeOpen: 'Office open until 8 PM',
    open: 'Open until 8 PM',
    closed: 'Closed now, opens Monday 8 AM',
    closedNow: 'Closed now',
    opens: 'Opens Monday 8 AM',
    emergencyLine: 'Emergency line',
    holiday: 'Thanksgiving',
    onHoliday: 'Closed for Thanksgiving, opens tomorrow 8 AM',
    openInParis: 'Office open until 8 PM in Miami (Thu 2 AM your time)',
    openInMiami: 'Open until 8 PM in Miami',
    earliestInParis: 'Earliest pick-up: Thu, 12 PM in Miami.',
    earliest: 'Earliest pick-up: tomorrow, 6:40 PM.',
    later: 'Earliest pick-up: tomorrow, 6:50 PM.',
    confirmed: 'Confirmed within 2 hours.',
    bookAhead: 'Book 24 hours ahead',
    states: /Earliest pick-up|Closed now|Office open/,
  },
  es: {
    days: 'lunes a viernes',
    hours: 'lunes a viernes, de 8 a. m. a 8 p. m.',
    officeOpen: 'Oficina abierta hasta las 8 p. m.',
    open: 'Hasta las 8 p. m.',
    closed: 'Oficina cerrada, abre el lunes a las 8 a. m.',
    closedNow: 'Oficina cerrada',
    opens: 'Abre el lunes, 8 a. m.',
    emergencyLine: 'Línea de emergencia',
    holiday: 'Acción de Gracias',
    onHoliday: 'Oficina cerrada por Acción de Gracias, abre mañana a las 8 a. m.',
    openInParis: 'Oficina abierta hasta las 8 p. m. en Miami (su hora: jue, 2 a. m.)',
    openInMiami: 'Hasta las 8 p. m. en Miami',
    earliestInParis: 'Primera recogida posible: el jueves a las 12 p. m. en Miami.',
    earliest: 'Primera recogida posible: mañana a las 6:40 p. m.',
    later: 'Primera recogida posible: mañana a las 6:50 p. m.',
    confirmed: 'Confirmamos en 2 horas o menos.',
    bookAhead: 'Reserve con 24 horas de anticipación',
    states: /Primera recogida|Oficina cerrada|Oficina abierta/,
  },
}

for (const language of languages) {
  const {contact, home} = texts[language]
  const words = inLanguages[language]

  test(`on ${contact} the office closes and opens at its minute of Miami, without a reload [OFFICE-1]`, async ({
    page,
  }) => {
    // A Friday in summer.
    await openAt(page, contact, '2027-06-04T23:40:00Z')
    await expect(hours(page, language)).toContainText(words.officeOpen)
    await expect(header(page, language).getByText(words.open)).toBeVisible()
    await expect(footer(page)).not.toContainText(words.emergencyLine)

    await page.clock.pauseAt(new Date('2027-06-04T23:59:59Z'))
    await expect(hours(page, language)).toContainText(words.officeOpen)
    await runClockUntil(page, () =>
      expect(hours(page, language)).toContainText(words.closed, {timeout: 200}),
    )
    await expect(header(page, language).getByText(words.opens)).toBeVisible()
    await expect(footer(page)).toContainText(`${words.emergencyLine} (305) 555-0199`)
    await expect(
      footer(page).getByRole('link', {name: '(305) 555-0199', exact: true}),
    ).toHaveAttribute('href', 'tel:+13055550199')

    await page.clock.pauseAt(new Date('2027-06-07T11:59:59Z'))
    await runClockUntil(page, () =>
      expect(hours(page, language)).toContainText(words.officeOpen, {timeout: 200}),
    )
  })

  test(`on a closed day ${contact} says what the office is closed for [OFFICE-2]`, async ({
    page,
  }) => {
    await changeSettings(page, {
      closedDays: [{_key: 'a', _type: 'closedDay', day: '2027-11-25', name: words.holiday}],
    })
    await openAt(page, contact, '2027-11-25T17:00:00Z')
    await expect(hours(page, language)).toContainText(words.onHoliday)
  })

  test(`the booking board of ${home} names the earliest pick-up, and a later one ten minutes on [OFFICE-5]`, async ({
    page,
  }) => {
    await openAt(page, home, '2027-06-02T22:31:00Z')
    await expect(board(page)).toContainText(words.earliest)
    await expect(board(page)).toContainText(words.confirmed)
    await expect(board(page)).not.toContainText(words.bookAhead)
    await page.clock.pauseAt(new Date('2027-06-02T22:40:59Z'))
    await expect(board(page)).toContainText(words.earliest)
    await runClockUntil(page, () => expect(board(page)).toContainText(words.later, {timeout: 200}))
  })
}

test('it opens by the clocks of Miami after the weekend on which they change', async ({page}) => {
  await openAt(page, '/contact', '2027-03-13T12:00:00Z')
  await expect(hours(page)).toContainText('Closed now, opens Monday 8 AM')
  await page.clock.pauseAt(new Date('2027-03-15T11:59:59Z'))
  await expect(hours(page)).toContainText('Closed now, opens 8 AM')
  await runClockUntil(page, () => expect(hours(page)).toContainText('Office open', {timeout: 200}))
})

test.describe('a visitor in Paris', () => {
  test.use({timezoneId: 'Europe/Paris'})

  for (const language of languages) {
    const {contact, reservation} = texts[language]
    const {openInParis, openInMiami, earliestInParis} = inLanguages[language]
    test(`reads on ${contact} the time of Miami with their own beside it`, async ({page}) => {
      await openAt(page, contact, '2027-06-02T16:00:00Z')
      await expect(hours(page, language)).toContainText(openInParis)
      const state = header(page, language).getByText(openInMiami)
      await expect(state).toBeVisible()
      expect(await roomBehind(state)).toBeGreaterThan(0)
      await openAt(page, reservation, '2027-06-02T16:00:00Z')
      await expect(board(page)).toContainText(earliestInParis)
    })
  }
})

test('the menu of a phone says whether the office answers, and how to reach somebody when not', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844})
  await openAt(page, '/', '2027-06-05T16:00:00Z')
  await page.getByRole('button', {name: 'Open menu'}).click()
  const menu = page.getByRole('dialog', {name: 'Menu'})
  await expect(menu).toContainText('Closed now, opens Monday 8 AM')
  const emergency = menu.getByRole('link', {name: '(305) 555-0199', exact: true})
  expect((await emergency.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})

test.describe('with JavaScript off', () => {
  test.use({javaScriptEnabled: false})

  for (const language of languages) {
    const {contact, reservation} = texts[language]
    const words = inLanguages[language]
    test(`the hours are on ${contact} and the notice on ${reservation}, without a state that may be wrong`, async ({
      page,
    }) => {
      await page.goto(contact)
      await expect(hours(page, language)).toHaveText(words.hours)
      await page.goto(reservation)
      await expect(board(page)).toContainText(words.bookAhead)
      await expect(page.getByText(words.states)).toHaveCount(0)
    })
  }
})

const windows = [
  {language: 'en', width: 320},
  {language: 'en', width: 390},
  {language: 'en', width: 768},
  {language: 'en', width: 1100},
  {language: 'en', width: 1440},
  {language: 'es', width: 320},
  {language: 'es', width: 1100},
] as const

for (const timezoneId of ['America/New_York', 'Asia/Kolkata']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({timezoneId})

    for (const {language, width} of windows) {
      const {contact, reservation, home} = texts[language]
      test(`nothing moves at ${width} pixels when the times appear on ${home}, and all of it is accessible`, async ({
        page,
      }) => {
        await page.setViewportSize({width, height: 900})
        await recordShiftsOfDocuments(page)
        for (const route of [reservation, home, contact]) {
          await openAt(page, route, '2027-06-06T16:05:00Z')
          await expect(footer(page)).toContainText(inLanguages[language].closedNow)
          const shifts = await shiftsOf(page)
          const sum = shifts.reduce((total, {value}) => total + value, 0)
          expect(sum.toFixed(3), `${route}: ${JSON.stringify(shifts)}`).toBe('0.000')
        }
        await expectAccessible(page)
      })
    }
  })
}

async function openAt(page: Page, route: string, time: string) {
  await page.clock.install({time: new Date(time)})
  await openHydrated(page, route)
}

/** The number in the header; the menu of phones lies in the banner too. */
function header(page: Page, language: Language) {
  return page.getByRole('banner').getByRole('link', {name: texts[language].call})
}

function hours(page: Page, language: Language = 'en') {
  return page.getByRole('definition').filter({hasText: inLanguages[language].days})
}

function board(page: Page) {
  return page.locator('#booking > header')
}

function footer(page: Page) {
  return page.getByRole('contentinfo')
}

async function changeSettings(page: Page, change: Record<string, unknown>) {
  return changeResults(page, {
    emergencyPhone: ({settings, ...site}) => ({
      ...site,
      settings: {...record(settings), ...change},
    }),
  })
}

function record(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}

/** How far the words of the state end before the next link of the header, in px. */
function roomBehind(state: Locator): Promise<number> {
  return state.evaluate((element) => {
    const words = document.createRange()
    words.selectNodeContents(element)
    const {left, right} = words.getBoundingClientRect()
    const others = [...document.querySelectorAll('header a')].map(
      (link) => link.getBoundingClientRect().left,
    )
    return Math.min(...others.filter((start) => start > left)) - right
  })
}
