import type {Page} from '@playwright/test'

import {expectAccessible} from '../../support/page/axe.ts'
import {changeAnswers} from '../../support/page/change-answers.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {recordShiftsOfDocuments, shiftsOf} from '../../support/page/record-shifts.ts'
import {expect, test} from '../../support/site.ts'

test.use({timezoneId: 'America/New_York'})

test('the office closes and opens at its minute of Miami, without a reload', async ({page}) => {
  // A Friday in summer.
  await openAt(page, '/contact', '2027-06-04T23:40:00Z')
  await expect(hours(page)).toContainText('Office open until 8 PM')
  await expect(header(page).getByText('Open until 8 PM')).toBeVisible()
  await expect(footer(page)).not.toContainText('Emergency line')

  await page.clock.pauseAt(new Date('2027-06-04T23:59:59Z'))
  await expect(hours(page)).toContainText('Office open until 8 PM')
  await runPast(page, () =>
    expect(hours(page)).toContainText('Closed now, opens Monday 8 AM', {timeout: 200}),
  )
  await expect(header(page).getByText('Opens Monday 8 AM')).toBeVisible()
  await expect(footer(page)).toContainText('Emergency line (305) 555-0199')
  await expect(
    footer(page).getByRole('link', {name: '(305) 555-0199', exact: true}),
  ).toHaveAttribute('href', 'tel:+13055550199')

  await page.clock.pauseAt(new Date('2027-06-07T11:59:59Z'))
  await runPast(page, () =>
    expect(hours(page)).toContainText('Office open until 8 PM', {timeout: 200}),
  )
})

test('it opens by the clocks of Miami after the weekend on which they change', async ({page}) => {
  await openAt(page, '/contact', '2027-03-13T12:00:00Z')
  await expect(hours(page)).toContainText('Closed now, opens Monday 8 AM')
  await page.clock.pauseAt(new Date('2027-03-15T11:59:59Z'))
  await expect(hours(page)).toContainText('Closed now, opens 8 AM')
  await runPast(page, () => expect(hours(page)).toContainText('Office open', {timeout: 200}))
})

test('on a closed day the site says what the office is closed for', async ({page}) => {
  await changeSettings(page, {
    closedDays: [{_key: 'a', _type: 'closedDay', day: '2027-11-25', name: 'Thanksgiving'}],
  })
  await openAt(page, '/contact', '2027-11-25T17:00:00Z')
  await expect(hours(page)).toContainText('Closed for Thanksgiving, opens tomorrow 8 AM')
})

test.describe('a visitor in Paris', () => {
  test.use({timezoneId: 'Europe/Paris'})

  test('reads the time of Miami with their own beside it', async ({page}) => {
    await openAt(page, '/contact', '2027-06-02T16:00:00Z')
    await expect(hours(page)).toContainText('Office open until 8 PM in Miami (Thu 2 AM your time)')
    await expect(header(page).getByText('Open until 8 PM in Miami')).toBeVisible()
    await openAt(page, '/reservation', '2027-06-02T16:00:00Z')
    await expect(board(page)).toContainText('Earliest pick-up: Thu, 12 PM in Miami.')
  })
})

test('the booking board names the earliest pick-up, and a later one ten minutes on', async ({
  page,
}) => {
  await openAt(page, '/', '2027-06-02T22:31:00Z')
  await expect(board(page)).toContainText('Earliest pick-up: tomorrow, 6:40 PM.')
  await expect(board(page)).toContainText('Confirmed within 2 hours.')
  await expect(board(page)).not.toContainText('Book 24 hours ahead')
  await page.clock.pauseAt(new Date('2027-06-02T22:40:59Z'))
  await expect(board(page)).toContainText('Earliest pick-up: tomorrow, 6:40 PM.')
  await runPast(page, () =>
    expect(board(page)).toContainText('Earliest pick-up: tomorrow, 6:50 PM.', {timeout: 200}),
  )
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

  test('the hours and the notice are there, without a state that may be wrong', async ({page}) => {
    await page.goto('/contact')
    await expect(hours(page)).toHaveText('Monday to Friday, 8AM to 8PM')
    await page.goto('/reservation')
    await expect(board(page)).toContainText('Book 24 hours ahead.')
    await expect(page.getByText(/Earliest pick-up|Closed now|Office open/)).toHaveCount(0)
  })
})

for (const timezoneId of ['America/New_York', 'Asia/Kolkata']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({timezoneId})

    for (const width of [320, 390, 768, 1100, 1440]) {
      test(`nothing moves at ${width} pixels when the times appear, and all of it is accessible`, async ({
        page,
      }) => {
        await page.setViewportSize({width, height: 900})
        await recordShiftsOfDocuments(page)
        for (const route of ['/contact', '/reservation', '/']) {
          await openAt(page, route, '2027-06-06T16:05:00Z')
          await expect(footer(page)).toContainText('Closed now')
          const shifts = await shiftsOf(page)
          const sum = shifts.reduce((total, {value}) => total + value, 0)
          expect(sum.toFixed(3), `${route}: ${JSON.stringify(shifts)}`).toBe('0.000')
        }
        await openAt(page, '/contact', '2027-06-06T16:05:00Z')
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
function header(page: Page) {
  return page.getByRole('banner').getByRole('link', {name: 'Call (305) 555-0100'})
}

function hours(page: Page) {
  return page.getByRole('definition').filter({hasText: 'Monday to Friday'})
}

function board(page: Page) {
  return page.locator('#booking > header')
}

function footer(page: Page) {
  return page.getByRole('contentinfo')
}

async function changeSettings(page: Page, change: Record<string, unknown>) {
  return changeAnswers(page, {
    emergencyPhone: ({settings, ...site}) => ({
      ...site,
      settings: {...record(settings), ...change},
    }),
  })
}

function record(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}

/** Lets the paused clock reach the minute, and what React does in its own timers happen right after it. */
async function runPast(page: Page, hasTurned: () => Promise<void>) {
  await page.clock.runFor(1000)
  await expect(async () => {
    await page.clock.runFor(20)
    await hasTurned()
  }).toPass()
}
