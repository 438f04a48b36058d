import type {Page} from '@playwright/test'

import {
  announcement,
  bookingPages,
  form,
  latePanel,
  passDeadline,
} from '../../support/page/booking-board.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {recordShiftsOfDocuments, shiftsOf} from '../../support/page/record/record-shifts.ts'
import {expect, test} from '../../support/site.ts'

test.describe('layout shift', () => {
  for (const {path} of bookingPages) {
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1440, 900],
    ] as const) {
      test(`of ${path} at ${width} pixels is 0 while the form loads, grows and is filled in [FRAME-8]`, async ({
        page,
      }) => {
        await page.setViewportSize({width, height})
        await recordShiftsOfDocuments(page)
        await openHydrated(page, `${path}?${ride}`)
        await expect(announcement(page)).toHaveText('Booking form loaded.')
        // The end of the board in the middle of the view: what follows can be read while the form grows.
        await page.evaluate(() => {
          const end = document.getElementById('booking')?.getBoundingClientRect().bottom ?? 0
          scrollTo({top: end - innerHeight / 2, behavior: 'instant'})
        })
        await fillIn(page)
        await page.mouse.move(width / 2, 200)
        const before = await page.evaluate(() => scrollY)
        await page.mouse.wheel(0, 60)
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
        expect(await visibleShifts(page)).toEqual([])
      })
    }
  }

  test('is 0 when the form never answers and the late panel comes', async ({page}) => {
    await page.clock.install()
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({width, height})
      await recordShiftsOfDocuments(page)
      await openHydrated(page, '/?fault=silent')
      await passDeadline(page)
      await expect(latePanel(page)).toBeVisible()
      expect(await visibleShifts(page)).toEqual([])
    }
  })
})

const ride = new URLSearchParams({
  pickup: 'MIA',
  destination: 'The Biltmore',
  date: '2040-05-17',
  time: '18:30',
  passengers: '3',
  name: 'Jordan Sample',
  email: 'jordan.sample@example.com',
  phone: '+13055550123',
}).toString()

/**
 * Everything that moved, when together it is more than 0.000: a font that arrives after the first paint moves
 * the header's words by some pixels, 0.0001 together.
 */
async function visibleShifts(page: Page) {
  const shifts = await shiftsOf(page)
  const sum = shifts.reduce((total, {value}) => total + value, 0)
  return sum.toFixed(3) === '0.000' ? [] : shifts
}

async function fillIn(page: Page) {
  const inForm = form(page)
  await inForm.getByRole('button', {name: 'See vehicles'}).click()
  await inForm.getByText('Cadillac Escalade').click()
  await inForm.getByRole('button', {name: 'Continue'}).click()
  await inForm.getByRole('button', {name: 'Review booking'}).click()
  await inForm.getByRole('button', {name: 'Request ride'}).click()
  await expect(inForm.getByText('SAMPLE-')).toBeVisible()
}
