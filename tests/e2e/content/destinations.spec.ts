import type {Page} from '@playwright/test'

import {languageOf} from '../../../domain/language.ts'
import {expectAccessible} from '../../support/page/expect/axe.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {openLive} from '../../support/page/open-live.ts'
import {renderOffscreenSections} from '../../support/page/render-offscreen-sections.ts'
import {expect, test} from '../../support/site.ts'

const today = new Date().toISOString().slice(0, 10)

/** Everything that the office can enter, with values of a test. */
const everything = {
  meetingCheckedOn: today,
  meetingPoints: [
    point('domestic', 'Arriving from within the country', 'Level 1'),
    point('abroad', 'Arriving from abroad', 'Level 2'),
  ],
  privateTerminals: [{_type: 'privateTerminal', _key: 'a', name: 'North Hangar', detail: 'Gate 4'}],
  graceTimes: [
    {_type: 'graceTime', _key: 'a', minutes: 35, label: 'included after a domestic flight'},
    {_type: 'graceTime', _key: 'b', minutes: 70, label: 'included after a flight from abroad'},
  ],
  driveTimes: [
    {_type: 'driveTime', _key: 'a', county: 'Miami-Dade', fromMinutes: 15, toMinutes: 35},
    {_type: 'driveTime', _key: 'b', county: 'Broward', fromMinutes: 40, toMinutes: 70},
    {_type: 'driveTime', _key: 'c', county: 'Palm Beach', fromMinutes: 75, toMinutes: 110},
  ],
  vehicles: [{_type: 'reference', _key: 'a', _ref: 'vehicle-sprinter'}],
}

for (const {path, ...words} of [
  {
    path: '/airports/mia',
    heading: 'Miami International',
    code: 'Airport code MIA',
    meet: 'Where you meet',
    callText: 'Call us for today’s meeting point.',
    call: /^Call \(/,
    checkedOn: 'Checked on',
    waiting: 'Waiting and delays',
    delays: 'We follow the flight',
    minutes: 'minutes',
    driveTimes: 'How far it is',
    sample: /sample/i,
  },
  {
    path: '/es/aeropuertos/mia',
    heading: 'Aeropuerto Internacional de Miami',
    code: 'Código del aeropuerto MIA',
    meet: 'Punto de encuentro',
    callText: 'Llámenos y le diremos el punto de encuentro de hoy.',
    call: /^Llamar (al )?\(/,
    checkedOn: 'Verificado el',
    waiting: 'Esperas y demoras',
    delays: 'Seguimos el vuelo',
    minutes: 'minutos',
    driveTimes: 'A qué distancia queda',
    sample: /ejemplo/i,
  },
]) {
  test(`what nobody has entered is not on ${path}, and the office is called for the door [PLACES-3]`, async ({
    page,
  }) => {
    await openHydrated(page, path)
    await expect(page.getByRole('heading', {level: 1})).toHaveText(words.heading)
    await expect(page.getByText(words.code)).toBeVisible()
    const meet = page.getByRole('region', {name: words.meet})
    await expect(meet).toContainText(words.callText)
    await expect(meet.getByRole('link', {name: words.call})).toHaveAttribute('href', /^tel:/)
    await expect(meet.getByText(words.checkedOn)).toHaveCount(0)
    await expect(page.getByRole('region', {name: words.waiting})).toContainText(words.delays)
    await expect(page.getByText(words.minutes, {exact: true})).toHaveCount(0)
    await expect(page.getByRole('heading', {name: words.driveTimes})).toHaveCount(0)
    await expect(page.getByText(words.sample)).toHaveCount(0)
  })
}

test('by keyboard from the page above to a meeting point and to the booking form [PLACES-5]', async ({
  page,
}) => {
  await openHydrated(page, '/services/airport-transfers')
  await page.getByRole('link', {name: 'Palm Beach International'}).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/airports\/pbi$/)
  await page.getByRole('link', {name: 'Where you meet'}).focus()
  await page.keyboard.press('Enter')
  const meetingPoints = page.getByRole('region', {name: 'Where you meet'})
  await expect(meetingPoints.getByRole('heading', {level: 2})).toBeInViewport()
  await expect(meetingPoints).toBeFocused()
  await page.getByRole('article', {name: 'Mercedes Sprinter'}).getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(
    '/reservation?pickup=Palm+Beach+International+%28PBI%29&vehicle=Mercedes+Sprinter',
  )
})

test('what the office enters shows in the open page, and disappears again', async ({
  page,
  contentLake: {client},
}) => {
  await openLive(page, '/airports/mia')
  const waiting = page.getByRole('region', {name: 'Waiting and delays'})
  await expect(waiting).not.toContainText('minutes')
  const {graceTimes, driveTimes} = everything
  await client.patch('destination-mia').set({graceTimes, driveTimes}).commit()
  await expect(waiting).toContainText('70 minutes')
  await expect(page.getByRole('region', {name: 'How far it is'})).toContainText('40-70 minBroward')
  await client
    .patch('destination-mia')
    .set({name: 'Miami Intl', graceTimes: []})
    .unset(['driveTimes'])
    .commit()
  await expect(waiting).not.toContainText('minutes')
  await expect(page.getByRole('region', {name: 'How far it is'})).toHaveCount(0)
  await expect(page.getByText('Miami Intl (MIA)')).toHaveCount(1)
})

test('meeting points give way to the phone once their check is too old, in an open page', async ({
  page,
  contentLake: {client},
}) => {
  await client.create(fromPattern)
  await client.patch('bookingRules').set({meetingPointDays: 30}).commit()
  await client
    .patch('destination-mbcc')
    .set({...everything, meetingCheckedOn: '2027-03-01'})
    .commit()
  await page.clock.install({time: new Date('2027-03-31T23:59:00-04:00')})
  await page.goto('/centers/mbcc')
  await expect(page.getByText('Checked on March 1, 2027')).toBeVisible()
  await expect(page.getByRole('heading', {name: 'Arriving from abroad'})).toBeVisible()
  await page.clock.runFor(120_000)
  await expect(page.getByText('Call us at the door.')).toBeVisible()
  await expect(page.getByText('Checked on')).toHaveCount(0)
})

test.describe('with JavaScript off', () => {
  test.use({javaScriptEnabled: false})

  for (const {path, entrances, pickUp} of [
    {
      path: '/ports/port-everglades',
      entrances: 'The port has three entrances',
      pickUp: 'Pick-up',
    },
    {
      path: '/es/puertos/port-everglades',
      entrances: 'El puerto tiene tres entradas',
      pickUp: 'Recogida',
    },
  ]) {
    test(`the port on ${path} is complete`, async ({page}) => {
      await page.goto(path)
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Port Everglades')
      await expect(page.getByText(entrances)).toBeVisible()
      await expect(page.getByRole('link', {name: /^porteverglades\.net/}).first()).toBeVisible()
      await expect(page.getByRole('article', {name: 'Chevrolet Suburban'})).toBeVisible()
      await expect(page.getByText(pickUp, {exact: true})).toBeVisible()
    })
  }
})

for (const {path, widths} of [
  {path: '/centers/mbcc', widths: [320, 390, 1440]},
  {path: '/es/centros/mbcc', widths: [320]},
]) {
  test(`with everything entered ${path} is accessible at ${widths.join(', ')} pixels and holds together`, async ({
    page,
    contentLake: {client},
  }) => {
    await client.create({...fromPattern, path, language: languageOf(path)})
    await client.patch('destination-mbcc').set(everything).commit()
    await page.setViewportSize({width: 320, height: 844})
    await page.goto(path)
    await expect(page.getByRole('heading', {name: 'Palm Beach'})).toBeVisible()
    await renderOffscreenSections(page)
    for (const width of widths) {
      await page.setViewportSize({width, height: 844})
      await expectAccessible(page)
      expect(await scrollWidth(page)).toBe(width)
    }
  })
}

/** A page that is not prerendered, so that it shows what the test publishes. */
const fromPattern = {
  _id: 'page-mbcc',
  _type: 'page',
  title: 'Convention center',
  path: '/centers/mbcc',
  destination: {_type: 'reference', _ref: 'destination-mbcc'},
  seo: {_type: 'seo', title: 'Convention center'},
  sections: [
    {_type: 'destinationHeadSection', _key: 'a', heading: 'Convention center'},
    {_type: 'meetingSection', _key: 'b', heading: 'Meet', callText: 'Call us at the door.'},
    {_type: 'waitingSection', _key: 'c', heading: 'Wait'},
    {_type: 'driveTimesSection', _key: 'd', heading: 'Drive'},
    {_type: 'destinationVehiclesSection', _key: 'e', heading: 'Cars'},
    {_type: 'bookingStripSection', _key: 'f', heading: 'When?'},
  ],
}

function point(key: string, title: string, level: string) {
  return {_type: 'meetingPoint', _key: key, title, level, steps: ['Take your bags.', 'Go out.']}
}

function scrollWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth)
}
