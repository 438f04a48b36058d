import type {Page} from '@playwright/test'

import {languages} from '../../../domain/language.ts'
import {changeResults} from '../../support/page/change-results.ts'
import {expectAccessible} from '../../support/page/expect/axe.ts'
import {expectNoForeignWords} from '../../support/page/expect/foreign-words.ts'
import {expectStructure} from '../../support/page/expect/structure.ts'
import {holdScript} from '../../support/page/hold-script.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {recordShifts} from '../../support/page/record/record-shifts.ts'
import {renderOffscreenSections} from '../../support/page/render-offscreen-sections.ts'
import {texts} from '../../support/page/texts.ts'
import {expect, test} from '../../support/site.ts'

const route = '/services/airport-transfers'

const inLanguages = {
  en: {
    resting: 'Up to 6, 7, 3, 14 or 4 passengers, besides your chauffeur.',
    escalade: '6 seats, 4 checked and 2 carry-on bags, 2 child seats',
    rollsRoyce: '4 seats, 2 checked and 2 carry-on bags, 1 child seat',
    passengers: 'Passengers',
    onePassengerMore: 'One more passenger',
    checkedBags: 'Checked bags',
    oneCabinBagMore: 'One more carry-on bag',
    childSeats: 'Child seats',
    answer: 'One car is enough: the Suburban and the Sprinter take you with room left.',
    oneIsEnough: 'One car is enough',
    reasons: {
      'Cadillac Escalade': ['Tight', '1 seat to spare; every bag space is taken.'],
      'Chevrolet Suburban': ['2 seats and 3 bag spaces left.'],
      'Mercedes Sprinter': ['Made for 8 or more.'],
      'Mercedes S550': ['3 seats in one car; there are 5 of you.'],
    },
    askAboutMore: 'Ask about more cars',
    sample: /Sample: seats and bag spaces/,
  },
  es: {
    resting: 'Hasta 6, 7, 3, 14 o 4 pasajeros, además de su chofer.',
    escalade: '6 asientos, 4 maletas grandes y 2 de mano, 2 sillas infantiles',
    rollsRoyce: '4 asientos, 2 maletas grandes y 2 de mano, 1 silla infantil',
    passengers: 'Pasajeros',
    onePassengerMore: 'Un pasajero más',
    checkedBags: 'Maletas grandes',
    oneCabinBagMore: 'Una pieza de equipaje de mano más',
    childSeats: 'Sillas infantiles',
    answer: 'Con un auto basta, con espacio de sobra: Suburban o Sprinter.',
    oneIsEnough: 'Con un auto basta',
    reasons: {
      'Cadillac Escalade': ['Justo', 'Queda 1 asiento; el maletero va lleno.'],
      'Chevrolet Suburban': ['Quedan 2 asientos y 3 lugares para equipaje.'],
      'Mercedes Sprinter': ['Para grupos de 8 o más.'],
      'Mercedes S550': ['3 asientos por auto; ustedes son 5.'],
    },
    askAboutMore: 'Preguntar por más autos',
    sample: /Ejemplo: todavía no se han medido los asientos/,
  },
}

for (const language of languages) {
  const {airportTransfers, contact, reservation} = texts[language]
  const words = inLanguages[language]
  test(`on ${airportTransfers} by keyboard alone a visitor enters a party, reads which cars hold it, and books one`, async ({
    page,
  }) => {
    await openHydrated(page, airportTransfers)
    await expect(vehicle(page, 'Cadillac Escalade')).toContainText(words.escalade)
    await page.getByRole('spinbutton', {name: words.passengers}).focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('5')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', {name: words.onePassengerMore})).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('spinbutton', {name: words.checkedBags})).toBeFocused()
    for (let bag = 0; bag < 4; bag += 1) await page.keyboard.press('ArrowUp')
    await page.getByRole('button', {name: words.oneCabinBagMore}).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await page.getByRole('spinbutton', {name: words.childSeats}).fill('1')

    await expect(answer(page)).toHaveText(words.answer)
    for (const [name, reasons] of Object.entries(words.reasons)) {
      for (const reason of reasons) await expect(vehicle(page, name)).toContainText(reason)
    }
    await expect(
      vehicle(page, 'Mercedes S550').getByRole('link', {name: words.askAboutMore}),
    ).toHaveAttribute('href', contact)

    await vehicle(page, 'Chevrolet Suburban').getByRole('link').focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${reservation}?vehicle=Chevrolet+Suburban&passengers=5`)
  })
}

test('steps keep to the limits of a count, a child is a passenger, and "Start over" takes all of it back [FLEET-4]', async ({
  page,
}) => {
  await openHydrated(page, route)
  await expect(page.getByRole('button', {name: 'One fewer passenger'})).toBeDisabled()
  await expect(page.getByRole('button', {name: 'One more child seat'})).toBeDisabled()
  await page.getByRole('button', {name: 'One more passenger'}).click()
  await page.getByRole('button', {name: 'One more child seat'}).click()
  await page.getByRole('button', {name: 'One fewer passenger'}).click()
  await expect(page.getByRole('spinbutton', {name: 'Child seats'})).toHaveValue('0')
  const wheelchairs = page.getByRole('spinbutton', {name: 'Wheelchairs'})
  await wheelchairs.fill('999')
  await wheelchairs.blur()
  await expect(wheelchairs).toHaveValue('999')
  await expect(answer(page)).toHaveText('Call us, and we will find the cars.')
  await page.getByRole('button', {name: 'Start over'}).click()
  await expect(wheelchairs).toHaveValue('0')
  await expect(answer(page)).toHaveText(inLanguages.en.resting)
  await expect(page.getByRole('spinbutton', {name: 'Passengers'})).toBeFocused()
})

test('what was entered before the script was there counts', async ({page}) => {
  const release = await holdScript(page)
  await page.goto(route)
  await page.getByRole('spinbutton', {name: 'Passengers'}).fill('7')
  await page.getByRole('spinbutton', {name: 'Carry-on bags'}).fill('2')
  release()
  await expect(answer(page)).toHaveText('One car is enough: the Sprinter takes you with room left.')
  await expect(page.getByRole('spinbutton', {name: 'Passengers'})).toHaveValue('7')
})

test('another number of bags shows while the page is open', async ({page}) => {
  const {sent} = await changeResults(page, {
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
  await sent
  await expect(vehicle(page, 'Mercedes S550')).toContainText(
    '3 seats, 5 checked and 2 carry-on bags',
  )
})

test.describe('with JavaScript off', () => {
  test.use({javaScriptEnabled: false})

  for (const language of languages) {
    const {airportTransfers} = texts[language]
    const {rollsRoyce, resting, sample} = inLanguages[language]
    test(`every car on ${airportTransfers} says what it holds, without fields that do nothing`, async ({
      page,
    }) => {
      await page.goto(airportTransfers)
      await expect(vehicle(page, 'Rolls Royce')).toContainText(rollsRoyce)
      await expect(answer(page)).toHaveText(resting)
      await expect(page.getByRole('spinbutton')).toHaveCount(0)
      await expect(page.getByText(sample)).toBeVisible()
    })
  }
})

for (const {language, width} of [
  {language: 'en', width: 320},
  {language: 'en', width: 390},
  {language: 'en', width: 1440},
  {language: 'es', width: 320},
  {language: 'es', width: 1440},
] as const) {
  const {airportTransfers} = texts[language]
  const {passengers, oneIsEnough} = inLanguages[language]
  test(`at ${width} pixels it is accessible on ${airportTransfers}, holds together, and nothing moves as it answers; a screen reader finds what it found before [ACCESS-4]`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844})
    await openHydrated(page, airportTransfers)
    await renderOffscreenSections(page)
    const field = page.getByRole('spinbutton', {name: passengers})
    await field.scrollIntoViewIfNeeded()
    const shifts = await recordShifts(page)
    await field.fill('6')
    await expect(answer(page)).toContainText(oneIsEnough)
    const sum = (await shifts()).reduce((total, {value}) => total + value, 0)
    expect(sum.toFixed(2)).toBe('0.00')
    if (width === 1440) {
      await expect(page.locator('#fit').getByRole('status').last()).toHaveText(`${passengers}: 6`)
      await expectNoForeignWords(page, language)
      await expectStructure(page, 'fit-of-a-party', {part: page.locator('#fit'), language})
    }
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}

function vehicle(page: Page, name: string) {
  return page.locator('#fit').getByRole('article', {name})
}

function answer(page: Page) {
  return page.locator('#fit').getByRole('status').first()
}
