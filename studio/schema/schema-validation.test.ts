import {expect, test} from 'vitest'

import {placeholderNames} from '../../domain/placeholders.ts'
import {documentOf} from '../../tests/support/content/seed-documents.ts'
import {imported, validateAsStudio} from '../../tests/support/content/studio-validation.ts'
import {sampleValueMessage} from '../validation/texts/sample-values.ts'

test.each([
  [
    'rates',
    'rateCards.0.fromHours',
    3,
    'The first duration starts at 3 hours, but the minimum booking is 2 hours.',
  ],
  [
    'rates',
    'rateCards.0.prices.0.price.min',
    170.5,
    'A price is in whole dollars, from $1 to $5000.',
  ],
  [
    'rates',
    'rateCards.0.prices.0.price.max',
    100,
    'The lower price ($120) is above the higher price ($100). Swap them?',
  ],
  [
    'rates',
    'rateCards.2.prices.0.price.max',
    170,
    'Cadillac Escalade: 8+ hours ($100-170) costs more per hour than 4-8 hours ($110-160). Longer bookings should not cost more.',
  ],
  [
    'rates',
    'rateCards.0.prices.3.vehicle._ref',
    'vehicle-escalade',
    'Mercedes Sprinter: no hourly price. Add it to "2-4 hours", the first duration.',
  ],
  [
    'rates',
    'rateCards.0.prices.3.vehicle._ref',
    'vehicle-escalade',
    'A vehicle stands here twice. Keep one of the two prices.',
  ],
  [
    'rates',
    'rateCards.0.prices.0.price.max',
    999,
    'Cadillac Escalade, 2-4 hours: from $180 to $999 (+455 %). Is that right?',
  ],
  [
    'cancellationPolicy',
    'tiers.1.refundPercent',
    100,
    '12 to 24 hours before pick-up returns 100 %, as much as or more than canceling earlier (100 %). The refund falls as the pick-up comes closer.',
  ],
  [
    'cancellationPolicy',
    'noShowChargePercent',
    50,
    'Canceling at the last moment costs 100 %, more than not coming at all (50 %). Nobody would cancel.',
  ],
  ['page-home', 'sections.0.heading', 'Call (305) 555-0100', sampleValueMessage],
  [
    'vehicle-s550',
    'passengers.min',
    4,
    'The fewest passengers (4) are more than the most (3). Swap them?',
  ],
  ['vehicle-s550', 'passengers.max', 61, 'Passengers are a whole number from 1 to 60.'],
  [
    'vehicle-s550',
    'picture.alt',
    '',
    'Describe the picture in a few words, or turn on "Decoration only".',
  ],
  ['vehicle-s550', 'picture.asset', undefined, 'Choose a picture.'],
  [
    'vehicle-s550',
    'picture.asset._ref',
    'image-abc123-900x600-jpg',
    'This picture is too small: 900 pixels wide where the site shows it, and it needs 1248 to be sharp on every screen. Choose a larger one.',
  ],
  [
    'vehicle-s550',
    '_id',
    'vehicle-new',
    'This vehicle has no hourly price yet. Publish it, then add its price in Rates.',
  ],
  [
    'job-operations-manager',
    'description',
    'Too short.',
    'Describe the job in at least 80 characters.',
  ],
  ['job-operations-manager', 'requirements', [], 'Add at least one requirement.'],
  ['job-operations-manager', 'department', undefined, 'Fill this in. The site needs it.'],
  [
    'job-operations-manager',
    'slug',
    'professional-chauffeur',
    '"Professional Chauffeur" already uses this. Add a word to one of them.',
  ],
  [
    'job-operations-manager',
    'slug',
    undefined,
    'Press "Make it from the title". The address to share ends with it.',
  ],
  [
    'announcement',
    'text',
    'Office closed on Monday.',
    'Say when the announcement ends. Until then it is not shown.',
  ],
  [
    'siteSettings',
    'phone',
    '305 555 0100',
    'Write +1 and the ten digits of a US number without spaces, for example +13055550100.',
  ],
  ['siteSettings', 'phone', '+13055550100', sampleValueMessage],
  ['siteSettings', 'bookingWidgetUrl', undefined, sampleValueMessage],
  [
    'siteSettings',
    'bookingWidgetUrl',
    'https://elsewhere.com/',
    'The site may only show booking pages from http://localhost:4100. For another booking company, ask your developer to allow https://elsewhere.com first.',
  ],
  [
    'menus',
    'headerLinks.0.target',
    {_type: 'linkTarget', href: 'javascript:alert(1)'},
    'Write a full address that starts with https://, mailto: with an e-mail address, or tel: with a number such as tel:+13055550100.',
  ],
  [
    'menus',
    'headerLinks.0.labelTranslations',
    undefined,
    'Write this in Spanish as well. The site needs it in every language.',
  ],
  [
    'siteSettings',
    'newsletterConsentTranslations',
    undefined,
    'Write this in Spanish as well. The site needs it in every language.',
  ],
  [
    'vehicle-s550',
    'pictureAltTranslations',
    [],
    'Empty in Spanish. Pages in Spanish leave this out.',
  ],
  [
    'vehicle-s550',
    'descriptionTranslations.0.value',
    'Llame al {fono}.',
    `The site cannot fill in "{fono}". It knows ${placeholderNames.map((name) => `{${name}}`).join(' ')}.`,
  ],
  [
    'page-airport-mia-es',
    'sections.1.lead',
    ' ',
    'Empty. The English says “Which door, which level, and what to do until you get there.”.',
  ],
  [
    'page-airport-mia-es',
    'sections.1._key',
    'another',
    'The English page has "Where you meet" here as well. Press “Copy structure and pictures from English” above.',
  ],
  [
    'page-airport-mia-es',
    'sections.0.parent.target.page._ref',
    'service-airport-transfers',
    'This leads to a page in English. Choose "Traslados al aeropuerto", its Spanish version.',
  ],
  [
    'menus',
    'headerLinks.0.target.page._ref',
    'page-home-es',
    'This leads to a page in Spanish. Choose "Home", its English version.',
  ],
  [
    'page-home',
    'sections.7.items.0.answer.0.children.0.text',
    'Call {fone}',
    `The site cannot fill in "{fone}". It knows ${placeholderNames.map((name) => `{${name}}`).join(' ')}.`,
  ],
  [
    'page-home',
    'sections.0.heading',
    'Call {fone}',
    `The site cannot fill in "{fone}". It knows ${placeholderNames.map((name) => `{${name}}`).join(' ')}.`,
  ],
  [
    'page-home',
    'seo.title',
    'x'.repeat(61),
    '61 characters. Search engines cut titles after about 60.',
  ],
  [
    'destination-mia',
    'meetingCheckedOn',
    '2100-01-01',
    'This day is still to come. Choose the day on which somebody looked.',
  ],
  [
    'destination-mia',
    'driveTimes',
    [{_type: 'driveTime', _key: 'a', county: 'Broward', fromMinutes: 60, toMinutes: 30}],
    'The quiet day (60 minutes) takes longer than the busy one (30 minutes). Swap them?',
  ],
  [
    'destination-mia',
    'graceTimes',
    [{_type: 'graceTime', _key: 'a', minutes: 0.5, label: 'after landing'}],
    'Minutes are a whole number from 1 to 480.',
  ],
  [
    'destination-mia',
    'meetingPoints',
    [{_type: 'meetingPoint', _key: 'a', title: 'Terminal 1', steps: ['Go out.']}],
    'Without this day the site shows "Call us" in place of the meeting points.',
  ],
  ['destination-mia', 'facts.0.source', undefined, 'Fill this in. The site needs it.'],
  [
    'destination-mia',
    'vehicles.1._ref',
    'vehicle-escalade',
    'This vehicle stands in the list twice.',
  ],
  ['bookingRules', 'meetingPointDays', 0, 'Days are a whole number from 1 to 720.'],
  [
    'page-airport-mia',
    'destination',
    undefined,
    'Choose the airport or the port. Without it some sections of this page stay empty.',
  ],
  [
    'page-airport-mia',
    'destination._ref',
    'destination-fll',
    'The page "Fort Lauderdale-Hollywood International (FLL)" is about this one already.',
  ],
  ['listOrder', 'vehicles.1._ref', 'vehicle-escalade', 'This stands in the list twice.'],
])('%s with %s = %j is answered in plain words', async (id, path, value, message) => {
  const {markers} = await validateAsStudio(
    changed(imported(documentOf(id)), path.split('.'), value),
  )
  expect(markers.map((marker) => marker.message)).toContain(message)
})

test('an opening that closes before it opens is answered in plain words', async () => {
  const opening = imported(documentOf('job-operations-manager'))
  const times = {opensOn: '2026-10-01T13:00:00.000Z', closesOn: '2026-09-30T13:00:00.000Z'}
  const {markers} = await validateAsStudio({...opening, ...times})
  expect(markers.map(({message}) => message)).toContain(
    'The opening closes before it opens (Oct 1, 2026, 9:00 AM EDT). Choose a later time or leave this empty.',
  )
})

/** A copy with another value at a path of names and indexes. */
function changed<Value>(value: Value, [name, ...rest]: string[], to: unknown): Value {
  const copy = structuredClone(value)
  const parent = rest.length > 0 ? Reflect.get(Object(copy), name ?? '') : undefined
  Reflect.set(Object(copy), name ?? '', rest.length > 0 ? changed(parent, rest, to) : to)
  return copy
}
