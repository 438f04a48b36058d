import {expect, test} from 'vitest'

import {isRecord} from '../domain/is-record.ts'
import {jobState} from '../domain/time/job-state.ts'
import type {DatasetDocument} from '../scripts/dataset/json-values.ts'
import {arrayAt, byType, documentOf, sectionOf, text} from './support/content/seed-documents.ts'
import {textsIn} from './support/content/seed-texts.ts'

/* The facts of the company that the seed data holds. */

test('the fleet and its hourly rates [FLEET-1] [RATES-1]', () => {
  const fleet = byType('vehicle').map((vehicle) => {
    const passengers = range(vehicle['passengers'])
    return `${text(vehicle, 'shortName')}, ${text(vehicle, 'name')}: ${passengers}`
  })
  expect(fleet.toSorted()).toEqual([
    'Escalade, Cadillac Escalade: 1-6',
    'Rolls Royce, Rolls Royce: 1-4',
    'S550, Mercedes S550: 1-3',
    'Sprinter, Mercedes Sprinter: 8-14',
    'Suburban, Chevrolet Suburban: 1-7',
  ])
  const cards = arrayAt(documentOf('rates'), 'rateCards').filter(isRecord)
  expect(cards.map(({fromHours, toHours}) => [fromHours, toHours])).toEqual([
    [2, 4],
    [4, 8],
    [8, undefined],
  ])
  expect(cards.map(pricesByVehicle)).toEqual([
    {
      'vehicle-escalade': '120-180',
      'vehicle-suburban': '110-160',
      'vehicle-s550': '140-200',
      'vehicle-sprinter': '180-280',
      'vehicle-rolls-royce': '350-500',
    },
    {
      'vehicle-escalade': '110-160',
      'vehicle-s550': '130-180',
      'vehicle-rolls-royce': '320-450',
    },
    {
      'vehicle-escalade': '100-150',
      'vehicle-s550': '120-170',
      'vehicle-rolls-royce': '300-420',
    },
  ])
})

test('refunds, booking rules, and how to reach the company [RATES-6] [REFUND-1] [OFFICE-1]', () => {
  const policy = documentOf('cancellationPolicy')
  expect(
    arrayAt(policy, 'tiers')
      .filter(isRecord)
      .map(({fromHours, refundPercent}) => [fromHours, refundPercent]),
  ).toEqual([
    [24, 100],
    [12, 50],
    [0, 0],
  ])
  expect(policy).toMatchObject({noShowChargePercent: 100, weatherRefundPercent: 100})
  expect(documentOf('bookingRules')).toMatchObject({
    minimumHours: 2,
    bookAheadHours: 24,
    confirmationHours: 2,
    replyHours: 24,
    gratuityNote: 'Gratuity not included',
  })
  expect(documentOf('siteSettings')).toMatchObject({
    phone: '+13055550100',
    officeHours: {firstDay: 'Monday', lastDay: 'Friday', opens: '08:00', closes: '20:00'},
    bookNowLabel: 'Book Now',
    callLabel: 'Call to Book',
    signInLabel: 'Sign In / Sign Up',
  })
})

test('two answers on canceling name the hours of the policy, and count their last minute', () => {
  const answer = (id: string, question: string) =>
    textsIn(
      arrayAt(sectionOf(id, 'faqSection'), 'items')
        .filter(isRecord)
        .find(({question: asked}) => asked === question),
    )
  expect(
    answer('service-airport-transfers', 'How late can I cancel and still get everything back?'),
  ).toContainEqual(expect.stringMatching(/exactly \{fullRefundTime\} ahead is refunded in full/))
  expect(
    answer(
      'service-corporate-travel',
      'A meeting was called off this morning. What does canceling cost?',
    ),
  ).toContainEqual(
    expect.stringMatching(
      /Nothing until \{fullRefundTime\} before pick-up, and that minute still counts/,
    ),
  )
})

test('the headline, trust points and numbers of the home page [HOME-1] [HOME-4]', () => {
  const hero = sectionOf('page-home', 'homeHeroSection')
  expect(hero['heading']).toBe('Luxury Chauffeur Services in Miami & South Florida')
  expect(titlesIn(hero, 'trustPoints')).toEqual([
    '24/7 Service',
    'Licensed & Insured',
    'Professional Chauffeurs',
    'Luxury Fleet',
  ])
  const stats = arrayAt(sectionOf('page-home', 'aboutSection'), 'stats').filter(isRecord)
  expect(stats.map(({value}) => value)).toEqual(['10+', '5000+', '50+', '24/7'])
})

test('three full-time openings in Miami, FL [JOBS-1]', () => {
  const facts = ['title', 'department', 'employmentType', 'location']
  const jobs = inEnglish(byType('job')).map((job) =>
    facts.map((name) => text(job, name)).join(' | '),
  )
  expect(jobs.toSorted()).toEqual([
    'Customer Service Representative | Customer Service | Full-time | Miami, FL',
    'Operations Manager | Operations | Full-time | Miami, FL',
    'Professional Chauffeur | Operations | Full-time | Miami, FL',
  ])
})

test.each([...inEnglish(byType('job'))])(
  '$_id is open whatever the clock of the visitor says',
  (job) => {
    const times = {opensOn: text(job, 'opensOn'), closesOn: text(job, 'closesOn')}
    for (const clock of ['1970-01-01', '2020-02-29', '2099-12-31']) {
      expect(jobState(times, Date.parse(clock)), clock).toBe('open')
    }
  },
)

test('coverage names three counties, more than 50 cities and the key destinations [HOME-5] [SERVICE-2]', () => {
  const areas = byType('coverageArea')
  expect(areas.map((area) => text(area, 'county')).toSorted()).toEqual([
    'Broward',
    'Miami-Dade',
    'Palm Beach',
  ])
  const cities = areas.flatMap((area) => arrayAt(area, 'cities'))
  expect(new Set(cities).size).toBe(cities.length)
  expect(cities.length).toBeGreaterThan(50)
  const shown = (kind: string) =>
    byType('destination').filter((place) => place['kind'] === kind && place['showInCoverage'])
  expect(['airport', 'cruisePort', 'conventionCenter'].map((kind) => shown(kind).length)).toEqual([
    3, 2, 3,
  ])
  const airports = byType('destination').filter(({kind}) => kind === 'airport')
  expect(airports.map((airport) => text(airport, 'name')).toSorted()).toEqual([
    'Fort Lauderdale-Hollywood International',
    'Miami Executive',
    'Miami International',
    'Opa-Locka Executive',
    'Palm Beach International',
  ])
})

/** A job's days and address stand in the document of the first language. */
function inEnglish(documents: DatasetDocument[]): DatasetDocument[] {
  return documents.filter(({language}) => language !== 'es')
}

function titlesIn(section: Record<string, unknown>, name: string) {
  return arrayAt(section, name).map((item) => text(item, 'title'))
}

function range(value: unknown): string {
  return isRecord(value) ? `${String(value['min'])}-${String(value['max'])}` : ''
}

function pricesByVehicle(card: Record<string, unknown>) {
  return Object.fromEntries(
    arrayAt(card, 'prices')
      .filter(isRecord)
      .map(({vehicle, price}) => [text(vehicle, '_ref'), range(price)]),
  )
}
