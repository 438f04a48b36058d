import type {Page} from '@playwright/test'

import {expectAccessible} from '../../support/page/axe.ts'
import {changeAnswers} from '../../support/page/change-answers.ts'
import {holdScript} from '../../support/page/hold-script.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {recordShifts} from '../../support/page/record-shifts.ts'
import {renderOffscreenSections} from '../../support/page/render-offscreen-sections.ts'
import {expect, test} from '../../support/site.ts'

const route = '/services/airport-transfers'
const resting = 'Up to 6, 7, 3, 14 or 4 passengers, besides your chauffeur.'

test('by keyboard alone a visitor enters a party, reads which cars hold it, and books one', async ({
  page,
}) => {
  await openHydrated(page, route)
  await expect(vehicle(page, 'Cadillac Escalade')).toContainText(
    '6 seats, 4 checked and 2 cabin bags, 2 child seats',
  )
  const passengers = page.getByRole('spinbutton', {name: 'Passengers'})
  await passengers.focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('5')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', {name: 'One passenger more'})).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('spinbutton', {name: 'Checked bags'})).toBeFocused()
  for (let bag = 0; bag < 4; bag += 1) await page.keyboard.press('ArrowUp')
  await page.getByRole('button', {name: 'One cabin bag more'}).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await page.getByRole('spinbutton', {name: 'Child seats'}).fill('1')

  await expect(answer(page)).toHaveText(
    'One car is enough: the Suburban and the Sprinter take you with room left.',
  )
  await expect(vehicle(page, 'Cadillac Escalade')).toContainText('Tight')
  await expect(vehicle(page, 'Cadillac Escalade')).toContainText(
    '1 seat to spare; every bag place is taken.',
  )
  await expect(vehicle(page, 'Chevrolet Suburban')).toContainText('2 seats and 3 bag places left.')
  await expect(vehicle(page, 'Mercedes Sprinter')).toContainText('Made for 8 or more.')
  await expect(vehicle(page, 'Mercedes S550')).toContainText('3 seats in one car; you are 5.')
  await expect(
    vehicle(page, 'Mercedes S550').getByRole('link', {name: 'Ask about two cars'}),
  ).toHaveAttribute('href', '/contact')

  await vehicle(page, 'Chevrolet Suburban').getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/reservation?vehicle=Chevrolet+Suburban&passengers=5')
})

test('counts keep to their limits, a child is a passenger, and "Start over" takes all of it back', async ({
  page,
}) => {
  await openHydrated(page, route)
  await expect(page.getByRole('button', {name: 'One passenger less'})).toBeDisabled()
  await expect(page.getByRole('button', {name: 'One child seat more'})).toBeDisabled()
  await page.getByRole('button', {name: 'One passenger more'}).click()
  await page.getByRole('button', {name: 'One child seat more'}).click()
  await page.getByRole('button', {name: 'One passenger less'}).click()
  await expect(page.getByRole('spinbutton', {name: 'Child seats'})).toHaveValue('0')
  const wheelchairs = page.getByRole('spinbutton', {name: 'Wheelchairs'})
  await wheelchairs.fill('999')
  await wheelchairs.blur()
  await expect(wheelchairs).toHaveValue('40')
  await expect(answer(page)).toHaveText('It takes five cars: five of the Sprinter.')
  await page.getByRole('button', {name: 'Start over'}).click()
  await expect(wheelchairs).toHaveValue('0')
  await expect(answer(page)).toHaveText(resting)
  await expect(page.getByRole('spinbutton', {name: 'Passengers'})).toBeFocused()
})

test('what was entered before the script was there counts', async ({page}) => {
  const release = await holdScript(page)
  await page.goto(route)
  await page.getByRole('spinbutton', {name: 'Passengers'}).fill('7')
  await page.getByRole('spinbutton', {name: 'Cabin bags'}).fill('2')
  release()
  await expect(answer(page)).toHaveText('One car is enough: the Sprinter takes you with room left.')
  await expect(page.getByRole('spinbutton', {name: 'Passengers'})).toHaveValue('7')
})

test('another number of bags shows while the page is open', async ({page}) => {
  const {given} = await changeAnswers(page, {
    checkedBags: ({vehicles, ...fleet}) => ({
      ...fleet,
      vehicles: (Array.isArray(vehicles) ? vehicles : []).map((one: object) =>
        'name' in one && one.name === 'Mercedes S550' && 'capacity' in one
          ? {...one, capacity: {...Object(one.capacity), checkedBags: 5}}
          : one,
      ),
    }),
  })
  await openHydrated(page, route)
  await given
  await expect(vehicle(page, 'Mercedes S550')).toContainText('3 seats, 5 checked and 2 cabin bags')
})

test.describe('with JavaScript off', () => {
  test.use({javaScriptEnabled: false})

  test('every car says what it holds, without fields that do nothing', async ({page}) => {
    await page.goto(route)
    await expect(vehicle(page, 'Rolls Royce')).toContainText(
      '4 seats, 2 checked and 2 cabin bags, 1 child seat',
    )
    await expect(answer(page)).toHaveText(resting)
    await expect(page.getByRole('spinbutton')).toHaveCount(0)
    await expect(page.getByText(/Sample: seats and bag places/)).toBeVisible()
  })
})

for (const width of [320, 390, 1440]) {
  test(`at ${width} pixels it is accessible, holds together, and nothing moves as it answers`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844})
    await openHydrated(page, route)
    await renderOffscreenSections(page)
    await page.getByRole('spinbutton', {name: 'Passengers'}).scrollIntoViewIfNeeded()
    const shifts = await recordShifts(page)
    await page.getByRole('spinbutton', {name: 'Passengers'}).fill('6')
    await expect(answer(page)).toContainText('One car is enough')
    const sum = (await shifts()).reduce((total, {value}) => total + value, 0)
    expect(sum.toFixed(2)).toBe('0.00')
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}

function vehicle(page: Page, name: string) {
  return page.locator('#fit').getByRole('article', {name})
}

function answer(page: Page) {
  return page.locator('#fit').getByRole('status')
}
