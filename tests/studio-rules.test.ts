import {expect, test} from 'vitest'

import {announcementEnds, announcementLength} from '../studio/rules/announcement.ts'
import {
  noShowCostsMost,
  refundsFall,
  weatherReturnsMost,
} from '../studio/rules/cancellation-tiers.ts'
import {cityOnce} from '../studio/rules/cities.ts'
import {emailAddress} from '../studio/rules/email.ts'
import {httpsAddress, safeHref} from '../studio/rules/href.ts'
import {closesAfterOpening, notYetClosed, opensToday} from '../studio/rules/job-dates.ts'
import {clockTime, openingBeforeClosing} from '../studio/rules/office-hours.ts'
import {openingState, openingWords} from '../studio/rules/opening-state.ts'
import {fewestPassengersFirst, passengerCount} from '../studio/rules/passengers.ts'
import {usPhone} from '../studio/rules/phone.ts'
import {hasAltText, hasFile} from '../studio/rules/picture.ts'
import {priceJumps} from '../studio/rules/price-jumps.ts'
import {formatPrice, lowerPriceFirst, wholeDollars} from '../studio/rules/price-range.ts'
import {
  durationsTouch,
  everyVehicleHasHourlyPrice,
  longerIsNotDearer,
  vehicleOnce,
} from '../studio/rules/rate-cards.ts'
import {
  filledInAndNotASample,
  noSampleInBlocks,
  notASample,
  sampleValue,
} from '../studio/rules/sample-values.ts'
import {samplesIn} from '../studio/rules/samples-in.ts'
import {descriptionLength, titleLength} from '../studio/rules/seo.ts'
import {slugFromTitle, slugShape} from '../studio/rules/slug.ts'
import {knownTokens, knownTokensInBlocks} from '../studio/rules/tokens.ts'
import {insideOrigins, parseOrigins} from '../studio/rules/widget-address.ts'

const vehicles = [
  {_id: 'vehicle-escalade', name: 'Cadillac Escalade'},
  {_id: 'vehicle-sprinter', name: 'Mercedes Sprinter'},
]

test('a price is in whole dollars from 1 to 5000', () => {
  expect([1, 120, 5000, undefined].map(wholeDollars)).toEqual([true, true, true, true])
  expect(wholeDollars(0)).toBe('A price is in whole dollars, from $1 to $5000.')
  expect(wholeDollars(5001)).toBe(wholeDollars(0))
  expect(wholeDollars(119.5)).toBe(wholeDollars(0))
})

test('the lower price is not above the higher price', () => {
  expect(lowerPriceFirst({min: 120, max: 180})).toBe(true)
  expect(lowerPriceFirst({min: 120, max: 120})).toBe(true)
  expect(lowerPriceFirst({min: 120})).toBe(true)
  expect(lowerPriceFirst({min: 180, max: 120})).toBe(
    'The lower price ($180) is above the higher price ($120). Swap them?',
  )
})

test('a price is shown as the site prints it', () => {
  expect(formatPrice({min: 120, max: 180})).toBe('$120-180')
  expect(formatPrice({min: 120, max: 120})).toBe('$120')
  expect(formatPrice({min: 120})).toBe('$120-?')
})

test('durations start at the minimum booking, touch, and the last is open-ended', () => {
  expect(durationsTouch(durations([2, 4], [4, 8], [8]), 2)).toBe(true)
  expect(durationsTouch(durations([2]), 2)).toBe(true)
  expect(durationsTouch([], 2)).toBe(true)
  expect(durationsTouch(durations([3, 4], [4]), 2)).toBe(
    'The first duration starts at 3 hours, but the minimum booking is 2 hours.',
  )
  expect(durationsTouch(durations([2, 4], [6]), 2)).toBe('Nothing is said for 4 to 6 hours.')
  expect(durationsTouch(durations([2, 5], [4]), 2)).toBe('"2-5 hours" and "4+ hours" overlap.')
  expect(durationsTouch(durations([2, 4], [4, 8]), 2)).toBe(
    'Nothing is said for more than 8 hours. Leave "Up to" empty in the last duration.',
  )
  expect(durationsTouch(durations([2], [4]), 2)).toBe(
    '"2+ hours" has no upper end, so nothing can follow it. Fill in "Up to".',
  )
  expect(durationsTouch(durations([2, 2], [2]), 2)).toBe('"2-2 hours" ends before it starts.')
})

test('a longer booking does not cost more per hour, at either end', () => {
  expect(longerIsNotDearer(escalade([110, 160], [110, 160]), vehicles)).toBe(true)
  expect(longerIsNotDearer(escalade([120, 180], [110, 160]), vehicles)).toBe(true)
  expect(longerIsNotDearer(escalade([110, 160], [130, 160]), vehicles)).toBe(
    'Cadillac Escalade: 4+ hours ($130-160) costs more per hour than 2-4 hours ($110-160). Longer bookings should not cost more.',
  )
  expect(longerIsNotDearer(escalade([110, 160], [110, 180]), [])).toBe(
    'A vehicle: 4+ hours ($110-180) costs more per hour than 2-4 hours ($110-160). Longer bookings should not cost more.',
  )
})

test('every vehicle has an hourly price and none stands twice in a duration', () => {
  const [card] = escalade([120, 180])
  expect(everyVehicleHasHourlyPrice(card && [card], vehicles.slice(0, 1))).toBe(true)
  expect(everyVehicleHasHourlyPrice(card && [card], vehicles)).toBe(
    'Mercedes Sprinter: no hourly price. Add it to "2+ hours", the first duration.',
  )
  expect(vehicleOnce(card?.prices)).toBe(true)
  expect(vehicleOnce([...(card?.prices ?? []), ...(card?.prices ?? [])])).toBe(
    'A vehicle stands here twice. Keep one of the two prices.',
  )
})

test('a price that changes by more than 30 percent is asked about', () => {
  const published = escalade([120, 180])
  expect(priceJumps(escalade([130, 180]), published, vehicles)).toBe(true)
  expect(priceJumps(escalade([120, 180], [500, 500]), published, vehicles)).toBe(true)
  expect(priceJumps(escalade([210, 300]), published, vehicles)).toBe(
    'Cadillac Escalade, 2+ hours: from $120 to $210 (+75 %). Is that right?',
  )
  expect(priceJumps(escalade([120, 18]), published, vehicles)).toBe(
    'Cadillac Escalade, 2+ hours: from $180 to $18 (-90 %). Is that right?',
  )
})

test('refunds cover every hour before pick-up and fall as it comes closer', () => {
  expect(refundsFall(tiers([24, 100], [12, 50], [0, 0]))).toBe(true)
  expect(refundsFall(tiers([0, 0], [24, 100]))).toBe(true)
  expect(refundsFall(tiers([24, 100], [6, 50]))).toBe(
    'Nothing is said for 0 to 6 hours before pick-up. Add a row that starts at 0 hours.',
  )
  expect(refundsFall(tiers([24, 50], [12, 100], [0, 0]))).toBe(
    '12 to 24 hours before pick-up returns 100 %, as much as or more than canceling earlier (50 %). The refund falls as the pick-up comes closer.',
  )
  expect(refundsFall(tiers([24, 100], [24, 50], [0, 0]))).toBe(
    'Two rows start at 24 hours. Keep one of them.',
  )
})

test('not coming costs at least what canceling late does, and unsafe weather returns as much', () => {
  const policy = tiers([24, 100], [12, 50], [0, 20])
  expect(noShowCostsMost(100, policy)).toBe(true)
  expect(noShowCostsMost(80, policy)).toBe(true)
  expect(noShowCostsMost(50, policy)).toBe(
    'Canceling at the last moment costs 80 %, more than not coming at all (50 %). Nobody would cancel.',
  )
  expect(noShowCostsMost(0, tiers([24, 100]))).toBe(true)
  expect(weatherReturnsMost(100, policy)).toBe(true)
  expect(weatherReturnsMost(10, policy)).toBe(
    'Unsafe weather returns 10 %, less than canceling at the last moment (20 %).',
  )
})

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

test('an opening is open from the minute it opens to the minute it closes, in days of Miami', () => {
  // 9 PM of March 10 in Miami; the clocks change on March 14.
  const now = new Date('2027-03-11T02:00:00Z')
  const closesOn = (time: string) => openingWords({closesOn: time}, now)
  expect(openingState({}, now)).toBe('open')
  expect(openingState({opensOn: now.toISOString()}, now)).toBe('open')
  expect(openingState({opensOn: '2027-03-11T02:01:00Z'}, now)).toBe('later')
  expect(openingState({closesOn: now.toISOString()}, now)).toBe('closed')
  expect(closesOn('2027-03-11T04:59:00Z')).toBe('Open, closes today')
  expect(closesOn('2027-03-11T05:00:00Z')).toBe('Open, closes tomorrow')
  expect(closesOn('2027-03-23T03:59:00Z')).toBe('Open, closes in 12 days')
  expect(closesOn('2027-03-10T04:59:00Z')).toBe('Closed Mar 9')
  expect(openingWords({opensOn: '2027-04-01T13:00:00Z'}, now)).toBe('Opens Apr 1')
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
  expect(knownTokens(known)).toBe(true)
  expect(knownTokens('Call {fone} now')).toBe(
    `The site cannot fill in "{fone}". It knows ${known}.`,
  )
  expect(knownTokens('Call {phone now')).toBe(
    `A "{" or "}" stands alone. The site fills in ${known}.`,
  )
  expect(knownTokensInBlocks([{children: [{text: 'Call {ph'}, {text: 'one}'}]}])).toBe(true)
  expect(knownTokensInBlocks([{children: [{text: 'Call {fone}'}]}])).toBe(knownTokens('{fone}'))
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

function durations(...hours: number[][]) {
  return hours.map(([fromHours, toHours]) => ({
    ...(fromHours !== undefined && {fromHours}),
    ...(toHours !== undefined && {toHours}),
  }))
}

/** Cards with one vehicle: 2+ hours, or 2-4 hours and 4+ hours. */
function escalade(...prices: [number, number][]) {
  const cards = prices.length > 1 ? durations([2, 4], [4]) : durations([2])
  return cards.map((card, index) => {
    const [min, max] = prices[index] ?? []
    return {
      ...card,
      prices: [
        {
          vehicle: {_ref: 'vehicle-escalade'},
          price: {...(min !== undefined && {min}), ...(max !== undefined && {max})},
        },
      ],
    }
  })
}

function tiers(...rows: [number, number][]) {
  return rows.map(([fromHours, refundPercent]) => ({fromHours, refundPercent}))
}
