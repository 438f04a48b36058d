import {globSync, readFileSync, readdirSync} from 'node:fs'

import {expect, test} from 'vitest'

import {isRecord} from '../domain/is-record.ts'
import {jobState} from '../domain/time/job-state.ts'
import {fixedPages, singletons} from '../studio/schema/fixed-documents.ts'
import {sections} from '../studio/schema/sections/index.ts'
import {sampleValueMessage} from '../studio/validation/texts/sample-values.ts'
import {
  arrayAt,
  byType,
  documentOf,
  type SeedDocument,
  nestedIn,
  sectionOf,
  seedDocuments,
  seedFolder,
  text,
} from './support/content/seed-documents.ts'
import {textsIn} from './support/content/seed-texts.ts'
import {imported, validateAsStudio} from './support/content/studio-validation.ts'

const ids = new Set(seedDocuments.map(({_id}) => _id))

test.each(seedDocuments)('$_id obeys the rules of the Studio [CHECK-14]', async (document) => {
  const {status, markers} = await validateAsStudio(imported(document))
  const said = markers.map(
    ({level, path, message}) => `${level} at ${JSON.stringify(path)}: ${message}`,
  )
  expect(said.filter((line) => !line.endsWith(`: ${sampleValueMessage}`))).toEqual([])
  expect(markers.filter(({level}) => level === 'error')).toEqual([])
  expect(status).not.toBe('notEvaluated')
})

test('every document that the Studio takes for granted is there, once', () => {
  expect(ids.size).toBe(seedDocuments.length)
  const taken = Object.values(fixedPages).flat()
  expect([...ids]).toEqual(expect.arrayContaining([...Object.keys(singletons), ...taken]))
  expect([...ids].filter((id) => id.includes('.'))).toEqual([])
})

test('every reference leads to a document', () => {
  const references = nestedIn(seedDocuments).flatMap((value) =>
    isRecord(value) && typeof value['_ref'] === 'string' ? [value['_ref']] : [],
  )
  expect(references.length).toBeGreaterThan(20)
  expect(references.filter((id) => !ids.has(id))).toEqual([])
})

test('every picture has its file, and every file its place', () => {
  const named = nestedIn(seedDocuments).flatMap((value) =>
    isRecord(value) && typeof value['_sanityAsset'] === 'string' ? [value['_sanityAsset']] : [],
  )
  const files = readdirSync(new URL('images/', seedFolder))
  expect([...new Set(named)].toSorted()).toEqual(
    files.map((file) => `image@file://./images/${file}`).toSorted(),
  )
})

test('every section type has an example', () => {
  const used = new Set(
    seedDocuments
      .flatMap((document) => arrayAt(document, 'sections'))
      .map((item) => text(item, '_type')),
  )
  expect(sections.map(({name}) => name).filter((name) => !used.has(name))).toEqual([])
})

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

test('every text on canceling gives the full refund at exactly 24 hours', () => {
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

test('a fact stands in one document: no text repeats a price, a phone number or an address [RATES-2]', () => {
  const repeated = seedDocuments
    .filter(({_type}) => _type !== 'siteSettings')
    .flatMap(textsIn)
    .filter((line) => /\$\d|\d{3}[-. ]\d{4}|\S@\S/.test(line))
  expect(repeated).toEqual([])
})

test('the privacy policy names everything that the site stores in the browser [LEGAL-2]', () => {
  const stored = new Map([
    ['sb-', 'keeps a token'],
    ['auth-return-to', 'remembers which page you wanted to see'],
    ['auth-new-password', 'remembers your account’s number'],
    ['dismissed-announcement', 'If you close an announcement'],
    ['booking-frame-height:', 'The height of the booking frame'],
    ['scroll-positions', 'the places at which you were reading'],
    ['reload', 'a note of that'],
    ['reload-state', 'a note of that'],
    ['hash-after-reload', 'the section you were headed to'],
  ])
  const policy = textsIn(documentOf('legal-privacy-policy')).join(' ')
  for (const sentence of stored.values()) expect(policy).toContain(sentence)
  const source = globSync('src/**/*.{ts,tsx}', {cwd: new URL('../', import.meta.url)})
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))
    .join('\n')
  const keys = [...source.matchAll(/(?:storedText\('\w+', |Key = )['`]([\w-]+:?)/g)].map(
    ([, key]) => key ?? '',
  )
  expect(keys.length).toBeGreaterThan(4)
  expect(keys.filter((key) => !stored.has(key))).toEqual([])
})

test('no sentence stands on two pages', () => {
  const pageOf = new Map<string, string>()
  const twice = seedDocuments.flatMap((document) =>
    textsIn(document)
      .flatMap((line) => line.split(/(?<=[.!?])\s+/))
      .filter((sentence) => sentence.split(/\s+/).length >= 6 && !sentence.startsWith(courtesy))
      .filter((sentence) => {
        const page = pageShowing(document)
        const other = pageOf.get(sentence.toLowerCase())
        pageOf.set(sentence.toLowerCase(), page)
        return other !== undefined && other !== page
      }),
  )
  expect(twice).toEqual([])
  expect(pageOf.size).toBeGreaterThan(300)
})

test.each([...byType('service'), ...byType('legalDocument')])(
  '$_id has enough to read',
  (document) => {
    const words = arrayAt(document, 'sections').flatMap(textsIn).join(' ').split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(document._type === 'legalDocument' ? 900 : 300)
  },
)

/** The first words of every legal document that is a translation. */
const courtesy = 'Esta versión en español es una traducción de cortesía'

/** A job's days and address stand in the document of the first language. */
function inEnglish(documents: SeedDocument[]): SeedDocument[] {
  return documents.filter(({language}) => language !== 'es')
}

/** Pages of airports and ports share the words of their pattern, as if they were one. */
function pageShowing(document: SeedDocument): string {
  return 'destination' in document
    ? 'pages of destinations'
    : (pages[document._type] ?? document._id)
}

/** The page that shows the documents of a type which has no page of its own. */
const pages: Record<string, string> = {
  coverageArea: 'page-home',
  destination: 'pages of destinations',
  job: 'page-careers',
  vehicle: 'page-home',
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
