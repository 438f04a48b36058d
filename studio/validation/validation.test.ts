import {expect, test} from 'vitest'

import {announcementEnds, announcementIsBrief, announcementLength} from './announcement.ts'
import {cityOnce} from './cities.ts'
import {emailAddress} from './email.ts'
import {httpsAddress, safeHref} from './href.ts'
import {closesAfterOpening, notYetClosed, opensToday} from './job-dates.ts'
import {clockTime, openingBeforeClosing} from './office-hours.ts'
import {fewestPassengersFirst, passengerCount} from './passengers.ts'
import {usPhone} from './phone.ts'
import {hasAltText, hasFile} from './picture.ts'
import {knownPlaceholders, knownPlaceholdersInBlocks} from './placeholders.ts'
import {filledInAndNotASample, noSampleInBlocks, notASample, sampleValue} from './sample-values.ts'
import {samplesIn} from './samples-in.ts'
import {descriptionLength, titleLength} from './seo.ts'
import {slugFromTitle, slugShape} from './slug.ts'
import {insideOrigins, parseOrigins} from './widget-url.ts'

test('passengers are 1 to 60 and the fewest come first', () => {
  expect([1, 60].map(passengerCount)).toEqual([true, true])
  expect(passengerCount(0)).toBe('Passengers are a whole number from 1 to 60.')
  expect(passengerCount(61)).toBe(passengerCount(0))
  expect(passengerCount(2.5)).toBe(passengerCount(0))
  expect(fewestPassengersFirst({min: 8, max: 14})).toBe(true)
  expect(fewestPassengersFirst({min: 6, max: 1})).toBe(
    'The fewest passengers (6) are more than the most (1). Swap them?',
  )
})

test('office hours are written with four digits and open before they close', () => {
  expect(['08:00', '20:00', '23:59'].map(clockTime)).toEqual([true, true, true])
  for (const time of ['8:00', '24:00', '08:60', '8AM']) {
    expect(clockTime(time)).toBe('Write the time as four digits, for example 08:00 or 20:00.')
  }
  expect(openingBeforeClosing({opens: '08:00', closes: '20:00'})).toBe(true)
  expect(openingBeforeClosing({opens: '20:00', closes: '08:00'})).toBe(
    'The office closes (08:00) before it opens (20:00). Swap them?',
  )
})

test('a picture has a description unless it is decoration', () => {
  const asset = {_ref: 'image-1'}
  expect(hasAltText(undefined)).toBe(true)
  expect(hasAltText({asset, alt: 'Black Escalade'})).toBe(true)
  expect(hasAltText({asset, decorative: true})).toBe(true)
  expect(hasAltText({asset, alt: ' '})).toBe(
    'Describe the picture in a few words, or turn on "Decoration only".',
  )
  expect(hasFile({asset})).toBe(true)
  expect(hasFile({alt: 'Black Escalade'})).toBe('Choose a picture.')
})

test.each([
  '/',
  '/#fleet',
  '/careers#openings',
  '/contact',
  '/reservation?vehicle=sprinter',
  '/services/airport-transfers',
  'https://maps.app.goo.gl/abc',
  'mailto:office@company.com',
  'tel:+13055550100',
])('a link may lead to %s', (href) => {
  expect(safeHref(href)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'http://company.com',
  '//company.com',
  'contact',
  '#fleet',
  'mailto:office',
  'mailto:{email}',
])('a link never leads to %s', (href) => {
  expect(safeHref(href)).toMatch(/^Write a page of this site/)
})

test('a link to a page that does not exist names the pages that do', () => {
  expect(safeHref('/pricing')).toMatch(/^This site has no page "\/pricing". Its pages are \/, /)
  expect(safeHref('/toString')).toMatch(/^This site has no page "\/toString"/)
  expect(safeHref('/#team')).toBe(
    'The page "/" has no place "#team". It has #services, #fleet, #about, #coverage.',
  )
  expect(safeHref('/contact#map')).toBe(
    'The page "/contact" has no place "#map". Link to the page itself.',
  )
  expect(safeHref('tel:5550100')).toMatch(/^Write \+1 and the ten digits/)
})

test('the address of another site is a full https address', () => {
  expect(httpsAddress('https://www.instagram.com/company')).toBe(true)
  expect(httpsAddress('http://localhost:4100/sign-in')).toBe(true)
  for (const address of [
    'www.company.com',
    'http://company.com',
    'https://a b.com',
    'https://u:p@x.com',
  ]) {
    expect(httpsAddress(address)).toBe(
      'Write the full address, starting with https://, without spaces.',
    )
  }
})

test('a phone number is a US number in international form', () => {
  expect(usPhone('+13055550100')).toBe(true)
  for (const phone of [
    '3055550100',
    '(305) 555-0100',
    '+11055550100',
    '+4930123456',
    '+1305555010',
  ]) {
    expect(usPhone(phone)).toBe(
      'Write +1 and the ten digits of a US number without spaces, for example +13055550100.',
    )
  }
})

test('an e-mail address has a name, an @ and a host', () => {
  expect(emailAddress('office@company.com')).toBe(true)
  expect(emailAddress('office@company')).toBe(
    'Write an e-mail address, for example office@your-company.com.',
  )
})

test('sample values are pointed out', () => {
  for (const text of [
    '+13055550100',
    '(305) 555-0199',
    'careers@example.com',
    'https://example.com/company',
    'http://localhost:4100/',
    'http://127.0.0.1:4100/',
  ]) {
    expect(notASample(text)).toBe(sampleValue)
  }
  for (const text of ['+13055550200', '+13054441234', 'office@company.com', undefined]) {
    expect(notASample(text)).toBe(true)
  }
  expect(sampleValue).toBe('Sample value. Replace before going live.')
  expect(filledInAndNotASample(undefined)).toBe(sampleValue)
  expect(filledInAndNotASample('https://book.company.com')).toBe(true)
})

test('sample values are found wherever they stand in a document', () => {
  const block = {_key: 'b', _type: 'block', children: [{_key: 's', text: 'Call (305) 555-0100.'}]}
  expect(noSampleInBlocks([block])).toBe(sampleValue)
  expect(noSampleInBlocks([{...block, children: []}])).toBe(true)
  const settings = {
    _type: 'siteSettings',
    _id: '555-0100',
    phone: '+13055550100',
    email: 'office@company.com',
    socialLinks: [{_key: 'a', url: 'https://example.com/us'}],
    text: [block],
  }
  expect(samplesIn(settings)).toEqual([
    {path: ['phone'], text: '+13055550100'},
    {path: ['socialLinks', {_key: 'a'}, 'url'], text: 'https://example.com/us'},
    {path: ['text', {_key: 'b'}, 'children', {_key: 's'}, 'text'], text: 'Call (305) 555-0100.'},
    {path: ['bookingWidgetUrl'], text: ''},
  ])
  expect(samplesIn({_type: 'page'})).toEqual([])
})

test('the booking page stands inside the allowed origins', () => {
  const origins = parseOrigins(' https://book.company.com, http://localhost:4100 ,')
  expect(origins).toEqual(['https://book.company.com', 'http://localhost:4100'])
  expect(insideOrigins('https://book.company.com/widget?id=1', origins)).toBe(true)
  expect(insideOrigins(undefined, origins)).toBe(true)
  expect(insideOrigins('https://book.company.com.evil.com/', origins)).toBe(
    'The site may only show booking pages from https://book.company.com, http://localhost:4100. For another booking company, ask your developer to allow https://book.company.com.evil.com first.',
  )
  expect(insideOrigins('javascript:alert(1)', origins)).toBe(
    'Write the full address that the booking company gave you, starting with https://.',
  )
})

test('only words that the site can fill in stand in braces', () => {
  const known =
    '{company} {phone} {emergencyPhone} {email} {careersEmail} {officeHours} {replyTime} {confirmTime} {leadTime} {minHours}'
  expect(knownPlaceholders(known)).toBe(true)
  expect(knownPlaceholders('Call {fone} now')).toBe(
    `The site cannot fill in "{fone}". It knows ${known}.`,
  )
  expect(knownPlaceholders('Call {phone now')).toBe(
    `A "{" or "}" stands alone. The site fills in ${known}.`,
  )
  expect(knownPlaceholdersInBlocks([{children: [{text: 'Call {ph'}, {text: 'one}'}]}])).toBe(true)
  expect(knownPlaceholdersInBlocks([{children: [{text: 'Call {fone}'}]}])).toBe(
    knownPlaceholders('{fone}'),
  )
})

test('an announcement is short and ends', () => {
  expect(announcementLength('x'.repeat(140))).toBe(true)
  expect(announcementLength('x'.repeat(141))).toBe(
    '141 characters. The announcement has room for 140.',
  )
  const text = 'Office closed on Monday.'
  expect(announcementEnds(undefined, {})).toBe(true)
  expect(announcementEnds('2026-12-24T12:00:00.000Z', {text})).toBe(true)
  expect(announcementEnds(undefined, {text})).toBe(
    'Say when the announcement ends. Until then it is not shown.',
  )
  expect(
    announcementEnds('2026-12-24T12:00:00.000Z', {text, showFrom: '2026-12-24T12:00:00.000Z'}),
  ).toBe('The announcement ends before it starts.')
})

test('an announcement that stays for more than 60 days is a warning', () => {
  const text = 'Office closed on Monday.'
  const now = Date.parse('2026-11-01T12:00:00.000Z')
  const showFrom = '2026-12-01T12:00:00.000Z'
  const warning = 'It would show for 61 days. Visitors stop noticing what stays for more than 60.'
  expect(announcementIsBrief('2026-12-31T12:00:00.000Z', {text}, now)).toBe(true)
  expect(announcementIsBrief('2027-01-01T12:00:00.000Z', {text}, now)).toBe(warning)
  expect(announcementIsBrief('2027-01-30T12:00:00.000Z', {text, showFrom}, now)).toBe(true)
  expect(announcementIsBrief('2027-01-31T12:00:00.000Z', {text, showFrom}, now)).toBe(warning)
  expect(announcementIsBrief('2027-01-31T12:00:00.000Z', {text: ''}, now)).toBe(true)
})

test('titles and descriptions fit into search results', () => {
  expect(titleLength('x'.repeat(60))).toBe(true)
  expect(titleLength('x'.repeat(61))).toBe(
    '61 characters. Search engines cut titles after about 60.',
  )
  expect([140, 160].map((length) => descriptionLength('x'.repeat(length)))).toEqual([true, true])
  for (const length of [139, 161]) {
    expect(descriptionLength('x'.repeat(length))).toBe(
      `${length} characters. Search engines show 140 to 160 in full.`,
    )
  }
})

test('the name of a job in the address holds small letters and hyphens', () => {
  expect(slugShape(undefined)).toBe(true)
  expect(slugShape('operations-manager')).toBe(true)
  for (const slug of [
    'Operations-Manager',
    'operations manager',
    '-manager',
    'a--b',
    'x'.repeat(61),
  ]) {
    expect(slugShape(slug)).toBe(
      'Use small letters, digits and single hyphens, for example operations-manager.',
    )
  }
})

test.each([
  ['Operations Manager', 'operations-manager'],
  ['  Café & Bar: Señor Chauffeur (nights) ', 'cafe-bar-senor-chauffeur-nights'],
  ['Chauffeur/Driver #2 <script>', 'chauffeur-driver-2-script'],
  ['x'.repeat(70), 'x'.repeat(60)],
  [`${'word '.repeat(11)}longer`, `${'word-'.repeat(10)}word`],
])('the title "%s" makes the address %s', (title, slug) => {
  expect(slugFromTitle(title)).toBe(slug)
  expect(slugShape(slug)).toBe(true)
})

test('a title without a letter makes no address', () => {
  expect(slugFromTitle('???')).toBe('')
})

test('an opening closes after it opens', () => {
  const opens = '2027-03-14T06:59:00.000Z'
  expect(closesAfterOpening(undefined, opens)).toBe(true)
  expect(closesAfterOpening('2027-03-14T07:00:00.000Z', opens)).toBe(true)
  expect(closesAfterOpening('2027-03-14T07:00:00.000Z', undefined)).toBe(true)
  for (const closes of [opens, '2027-03-13T12:00:00.000Z']) {
    expect(closesAfterOpening(closes, opens)).toBe(
      'The opening closes before it opens (Mar 14, 2027, 1:59 AM EST). Choose a later time or leave this empty.',
    )
  }
  expect(closesAfterOpening('2027-11-07T05:30:00Z', '2027-11-07T06:30:00.000Z')).toContain(
    '(Nov 7, 2027, 1:30 AM EST)',
  )
})

test('a closing time in the past says what it does', () => {
  const now = Date.parse('2027-11-07T06:00:00Z')
  expect(notYetClosed(undefined, now)).toBe(true)
  expect(notYetClosed('2027-11-07T06:01:00Z', now)).toBe(true)
  expect(notYetClosed('2027-11-07T06:00:00Z', now)).toBe(
    'This time has passed: the opening does not show on the site.',
  )
})

test('a new opening opens today, at the hour that has begun', () => {
  expect(opensToday(Date.parse('2027-11-07T04:59:59Z'))).toBe('2027-11-07T04:00:00.000Z')
  expect(opensToday(Date.parse('2027-03-14T07:00:00Z'))).toBe('2027-03-14T07:00:00.000Z')
})

test('a county names each city once', () => {
  expect(cityOnce(['Miami', 'Miami Beach'])).toBe(true)
  expect(cityOnce(['Miami', 'miami '])).toBe('"miami " stands here twice.')
})
