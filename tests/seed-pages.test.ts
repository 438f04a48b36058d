import {expect, test} from 'vitest'

import {isRecord} from '../domain/is-record.ts'
import {fixedPaths} from '../domain/routes.ts'
import {
  arrayAt,
  byType,
  documentOf,
  sectionOf,
  seedDocuments,
  text,
} from './support/content/seed-documents.ts'

/* What the pages of the seed data are called, list and lead to; tests/seed-facts.test.ts has their facts. */

const needed = [
  '/',
  '/contact',
  '/reservation',
  '/services/airport-transfers',
  '/services/corporate-travel',
  '/services/special-events',
  '/services/hourly-service',
  '/privacy-policy',
  '/terms-of-service',
  '/careers',
]

test('every page that the site needs stands at its path [ROUTES-1]', () => {
  expect(fixedPaths).toEqual(needed)
  expect(pathsIn('en')).toEqual(expect.arrayContaining(needed))
})

test('the office has further pages, and every page a Spanish translation [ROUTES-2]', () => {
  expect(pathsIn('en').filter((path) => !needed.includes(path))).toEqual([
    '/rate-sheet',
    '/airports/mia',
    '/airports/fll',
    '/airports/pbi',
    '/airports/opf',
    '/airports/tmb',
    '/ports/portmiami',
    '/ports/port-everglades',
  ])
  const withTranslation = byType('translation.metadata').map((names) =>
    arrayAt(names, 'translations')
      .filter(isRecord)
      .map(({value}) => text(value, '_ref')),
  )
  for (const {_id, path} of pagesIn('en')) {
    const translations = withTranslation.find((ids) => ids.includes(_id)) ?? []
    const spanish = translations.map((id) => text(documentOf(id), 'path')).filter(isSpanish)
    expect(spanish, `translations of ${String(path)}`).toHaveLength(1)
  }
})

test('four services have a page each, and four pillars say why to choose the company [HOME-3]', () => {
  expect(namesIn(byType('service').filter(({language}) => language === 'en'))).toEqual([
    'Airport Transfers',
    'Corporate Travel',
    'Special Events',
    'Hourly Service',
  ])
  expect(sectionOf('page-home', 'servicesSection')).toMatchObject({learnMoreLabel: 'Learn More'})
  expect(listOf('page-home', 'pillarsSection', 'items')).toEqual([
    'Punctual by plan',
    'Discreet by habit',
    'Clear about money',
    'Awake when you are',
  ])
})

test('airport transfers: what the hero leads to, its features and its highlights [SERVICE-1]', () => {
  const page = 'service-airport-transfers'
  expect(buttonsOf(page)).toEqual({'Book Now': '/reservation', 'Get Quote': '/contact'})
  expect(listOf(page, 'featuresSection', 'items')).toEqual([
    'Flight tracking',
    'Meet and greet',
    'Luggage assistance',
    '24/7 availability',
    'Real-time text updates',
    'Professional chauffeurs',
  ])
  expect(listOf(page, 'pillarsSection', 'items')).toEqual([
    'On-time guarantee',
    'Professional service',
    'Luxury vehicles',
  ])
})

test('corporate travel: what the hero leads to, its benefits and its services [SERVICE-3]', () => {
  const page = 'service-corporate-travel'
  expect(buttonsOf(page)).toEqual({
    'Book Corporate Travel': '/reservation',
    'Setup Corporate Account': '/contact',
  })
  expect(listOf(page, 'featuresSection', 'items')).toEqual([
    'A service without closing time',
    'A prompt yes',
    'Rates anyone can read',
    'Discretion',
    'One fleet for every headcount',
    'A line that stays open',
  ])
  expect(listOf(page, 'eventTypesSection', 'items')).toEqual([
    'Airport transfers',
    'Meeting transportation',
    'Corporate events',
    'Client transportation',
  ])
})

test('special events: what the hero leads to, its kinds of events and its packages [SERVICE-4]', () => {
  const page = 'service-special-events'
  expect(buttonsOf(page)).toEqual({'Book Now': '/reservation', 'Get Quote': '/contact'})
  expect(listOf(page, 'eventTypesSection', 'items')).toEqual([
    'Weddings',
    'Proms and graduations',
    'Anniversaries',
    'Birthdays',
    'Corporate galas',
    'Concert and theater',
  ])
  const packages = arrayAt(sectionOf(page, 'packagesSection'), 'packages').filter(isRecord)
  expect(packages.map(({name, mostPopular}) => [name, mostPopular === true])).toEqual([
    ['Essential', false],
    ['Premium', true],
    ['Luxury', false],
  ])
})

test('hourly service: what the hero leads to, its steps and what follows them [SERVICE-5]', () => {
  const page = 'service-hourly-service'
  expect(buttonsOf(page)).toEqual({'Book Now': '/reservation', 'Get Quote': '/contact'})
  expect(listOf(page, 'stepsSection', 'steps')).toEqual([
    'Book',
    'Meet your chauffeur',
    'Enjoy',
    'Extend',
  ])
  const types = arrayAt(documentOf(page), 'sections').map((section) => text(section, '_type'))
  const following = ['ratesSection', 'costSection', 'refundSection']
  expect(types.filter((type) => following.includes(type))).toEqual(following)
})

test('the buttons of these heroes in Spanish, which lead to Spanish pages [SERVICE-6]', () => {
  const usual = {'Reservar ahora': '/es/reservacion', 'Pedir cotización': '/es/contacto'}
  expect(buttonsOf('service-airport-transfers-es')).toEqual(usual)
  expect(buttonsOf('service-special-events-es')).toEqual(usual)
  expect(buttonsOf('service-hourly-service-es')).toEqual(usual)
  expect(buttonsOf('service-corporate-travel-es')).toEqual({
    'Reservar viaje corporativo': '/es/reservacion',
    'Abrir cuenta corporativa': '/es/contacto',
  })
})

test('the last band of a service leads where its hero leads, in both languages [SERVICE-6]', () => {
  const services = byType('service').map(({_id}) => _id)
  expect(services).toHaveLength(8)
  for (const id of services) {
    expect(buttonsOf(id, 'callToActionSection'), id).toEqual(buttonsOf(id))
  }
})

test('both buttons of the coverage and every event package lead to the contact page [HOME-6] [SERVICE-4]', () => {
  expect(buttonsOf('page-home', 'coverageSection')).toEqual({
    'Contact Us': '/contact',
    'Get Quote': '/contact',
  })
  expect(buttonsOf('page-home-es', 'coverageSection')).toEqual({
    Contáctenos: '/es/contacto',
    'Pedir cotización': '/es/contacto',
  })
  const packages = (id: string) => pathOf(sectionOf(id, 'packagesSection')['packageTarget'])
  expect(packages('service-special-events')).toBe('/contact')
  expect(packages('service-special-events-es')).toBe('/es/contacto')
})

test('careers: what the hero leads to, and the benefits [JOBS-1]', () => {
  expect(buttonsOf('page-careers')).toEqual({
    'See openings': '/careers#openings',
    'Contact Us': '/contact',
  })
  expect(listOf('page-careers', 'pillarsSection', 'items')).toEqual([
    'Health',
    'Career growth',
    'Flexible schedule',
    'Team culture',
  ])
})

function pagesIn(language: string) {
  return seedDocuments.filter((document) => document['path'] && document['language'] === language)
}

function pathsIn(language: string): string[] {
  return pagesIn(language).map((page) => text(page, 'path'))
}

function isSpanish(path: string): boolean {
  return /^\/es(\/|$)/.test(path)
}

/** What each button of a page's hero, or of another section, says, with the path that it leads to. */
function buttonsOf(id: string, type = 'pageHeroSection'): Record<string, string> {
  const buttons = arrayAt(sectionOf(id, type), 'actions').filter(isRecord)
  return Object.fromEntries(buttons.map(({label, target}) => [label, pathOf(target)]))
}

/** The path of a link target, with the anchor if it names one. */
function pathOf(target: unknown): string {
  const {page, section} = isRecord(target) ? target : {}
  const path = text(documentOf(text(page, '_ref')), 'path')
  return typeof section === 'string' ? `${path}#${section}` : path
}

/** The titles in a list of the first section of a type. */
function listOf(id: string, type: string, name: string): string[] {
  return namesIn(arrayAt(sectionOf(id, type), name))
}

function namesIn(list: unknown[]): string[] {
  return list.map((item) => text(item, 'title'))
}
