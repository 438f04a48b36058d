import {expect, test} from 'vitest'

import {hasAnchor, isAnchoredSection, sectionAnchor, sectionAnchors} from './section-anchors.ts'

test('a chapter of a legal document is named by its heading', () => {
  const anchorOf = (heading: string | null) =>
    sectionAnchor({_key: 'a1', _type: 'legalTextSection', heading})
  expect(anchorOf('Payment & gratuity')).toBe('payment-gratuity')
  expect(anchorOf('Résumés')).toBe('resumes')
  expect(anchorOf(null)).toBe('section-a1')
  expect(anchorOf('…')).toBe('section-a1')
})

test('sections that menus lead to have names, others are named by their key', () => {
  expect(sectionAnchor({_key: 'a1', _type: 'jobsSection', heading: 'Join us'})).toBe('openings')
  expect(sectionAnchor({_key: 'a1', _type: 'faqSection', heading: 'Questions'})).toBe('section-a1')
  expect(sectionAnchor({_key: 'a1', _type: 'toString'})).toBe('section-a1')
})

test('of two sections with one anchor the first can be linked to', () => {
  const sections = [
    {_key: 'a', _type: 'fleetSection'},
    {_key: 'b', _type: 'fleetSection'},
    {_key: 'c', _type: 'textSection'},
  ]
  expect(sectionAnchors(sections).map(({section, anchor}) => [section._key, anchor])).toEqual([
    ['a', 'fleet'],
    ['c', 'section-c'],
  ])
  expect(sectionAnchors(null)).toEqual([])
})

test.each([
  ['aboutSection', 'about'],
  ['bookingSection', 'booking'],
  ['bookingStripSection', 'book'],
  ['costSection', 'cost'],
  ['coverageFinderSection', 'find'],
  ['coverageSection', 'coverage'],
  ['destinationVehiclesSection', 'vehicles'],
  ['driveTimesSection', 'drive-times'],
  ['fitSection', 'fit'],
  ['fleetSection', 'fleet'],
  ['homeHeroSection', 'booking'],
  ['jobsSection', 'openings'],
  ['meetingSection', 'meet'],
  ['ratesSection', 'rates'],
  ['refundSection', 'refund'],
  ['servicesSection', 'services'],
  ['waitingSection', 'waiting'],
])('bookmarks of a %s go on leading to #%s', (_type, anchor) => {
  expect(sectionAnchor({_key: 'a1', _type})).toBe(anchor)
})

test('the cancellation policy is named by its heading, too', () => {
  const section = {_key: 'a1', _type: 'cancellationSection', heading: 'If you cancel'}
  expect(sectionAnchor(section)).toBe('if-you-cancel')
})

test('no link leads to the head of a page, which is its top', () => {
  const heads = ['destinationHeadSection', 'pageHeadSection', 'pageHeroSection']
  expect(sectionAnchors(heads.map((_type, index) => ({_key: `k${index}`, _type})))).toEqual([])
})

const chapter = (_key: string, heading: string) => ({_key, _type: 'legalTextSection', heading})

test('a page has the anchors of its own sections', () => {
  expect(hasAnchor('refunds', [chapter('a', 'Refunds')])).toBe(true)
  expect(hasAnchor('fees', [chapter('a', 'Refunds')])).toBe(false)
  expect(hasAnchor('fees', null)).toBe(false)
})

test('a chapter that is translated keeps the anchor of its original', () => {
  const originals = [chapter('a', 'Refunds'), chapter('b', 'Fees')]
  const translated = [chapter('c', 'Preguntas'), chapter('a', 'Reembolsos')]
  expect(hasAnchor('refunds', translated, originals)).toBe(true)
  expect(hasAnchor('fees', translated, originals)).toBe(false)
  expect(hasAnchor('refunds', null, originals)).toBe(false)
})

test('only an object with a key and a type is a section', () => {
  expect(isAnchoredSection({_key: 'a', _type: 'faqSection'})).toBe(true)
  expect(isAnchoredSection({_key: 'a'})).toBe(false)
  expect(isAnchoredSection({_type: 'faqSection'})).toBe(false)
  expect(isAnchoredSection(null)).toBe(false)
})
