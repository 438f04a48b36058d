import {placeholderNames} from '../../../domain/placeholders.ts'
import {type Case, none, ratesFrom, spanish} from './case.ts'

const afterAnHour = '2026-10-01T13:00:00.000Z'
const anHourBefore = '2026-10-01T12:00:00.000Z'
const knownWords = placeholderNames.map((name) => `{${name}}`).join(' ')
const needed = 'Fill this in. The site needs it.'
const linkForms =
  'Write a full address that starts with https://, mailto: with an e-mail address, or tel: with a number such as tel:+13055550100.'

/** What visitors must never read, or what the site cannot show. */
export const refused: Case[] = [
  [
    'CHECK-1',
    'A price is in whole dollars, from $1 to $5000.',
    'rates',
    {'rateCards.0.prices.0.price.min': 170.5},
  ],
  [
    'CHECK-1',
    'A price is in whole dollars, from $1 to $5000.',
    'rates',
    {'rateCards.0.prices.0.price.max': 5001},
  ],
  [
    'CHECK-1',
    'The lower price ($120) is above the higher price ($100). Swap them?',
    'rates',
    {'rateCards.0.prices.0.price.max': 100},
  ],
  [
    'CHECK-2',
    'The first duration starts at 3 hours, but the minimum booking is 2 hours.',
    'rates',
    {'rateCards.0.fromHours': 3},
  ],
  ['CHECK-2', 'Nothing is said for 3 to 4 hours.', 'rates', {'rateCards.0.toHours': 3}],
  [
    'CHECK-2',
    'Nothing is said for more than 12 hours. Leave "Up to" empty in the last duration.',
    'rates',
    {'rateCards.2.toHours': 12},
  ],
  [
    'CHECK-2',
    'Cadillac Escalade: 8+ hours ($100-170) costs more per hour than 4-8 hours ($110-160). Longer bookings should not cost more.',
    'rates',
    {'rateCards.2.prices.0.price.max': 170},
  ],
  [
    'CHECK-2',
    'Mercedes Sprinter: no hourly price. Add it to "2-4 hours", the first duration.',
    'rates',
    {'rateCards.0.prices.3.vehicle._ref': 'vehicle-escalade'},
  ],
  [
    'CHECK-2',
    'A vehicle stands here twice. Keep one of the two prices.',
    'rates',
    {'rateCards.0.prices.3.vehicle._ref': 'vehicle-escalade'},
  ],
  ['CHECK-3', 'Say from which day these rates hold.', 'rates', ratesFrom(undefined)],
  [
    'CHECK-3',
    'The lower price ($190) is above the higher price ($180). Swap them?',
    'rates',
    {...ratesFrom('2999-01-01'), 'next.rateCards.0.prices.0.price.min': 190},
  ],
  [
    'CHECK-3',
    'Nothing is said for 3 to 4 hours.',
    'rates',
    {...ratesFrom('2999-01-01'), 'next.rateCards.0.toHours': 3},
  ],
  [
    'CHECK-4',
    'Nothing is said for 0 to 1 hours before pick-up. Add a row that starts at 0 hours.',
    'cancellationPolicy',
    {'tiers.2.fromHours': 1},
  ],
  [
    'CHECK-4',
    '12 to 24 hours before pick-up returns 100 %, as much as or more than canceling earlier (100 %). The refund falls as the pick-up comes closer.',
    'cancellationPolicy',
    {'tiers.1.refundPercent': 100},
  ],
  [
    'CHECK-4',
    'Canceling at the last moment costs 100 %, more than not coming at all (50 %). Nobody would cancel.',
    'cancellationPolicy',
    {noShowChargePercent: 50},
  ],
  [
    'CHECK-4',
    'Unsafe weather returns 20 %, less than canceling at the last moment (30 %).',
    'cancellationPolicy',
    {'tiers.2.refundPercent': 30, weatherRefundPercent: 20},
  ],
  [
    'CHECK-5',
    '141 characters. The announcement has room for 140.',
    'announcement',
    {text: 'x'.repeat(141)},
  ],
  [
    'CHECK-5',
    '141 characters. The announcement has room for 140.',
    'announcement',
    {
      text: 'Closed on Monday.',
      textTranslations: [spanish('internationalizedArrayTextValue', 'x'.repeat(141))],
    },
  ],
  [
    'CHECK-5',
    'Say when the announcement ends. Until then it is not shown.',
    'announcement',
    {text: 'Office closed on Monday.'},
  ],
  [
    'CHECK-6',
    'Passengers are a whole number from 1 to 60.',
    'vehicle-s550',
    {'passengers.max': 61},
  ],
  [
    'CHECK-6',
    'The fewest passengers (4) are more than the most (3). Swap them?',
    'vehicle-s550',
    {'passengers.min': 4},
  ],
  [
    'CHECK-6',
    'Bags are a whole number from 0 to 40.',
    'vehicle-s550',
    {'capacity.checkedBags': 41},
  ],
  [
    'CHECK-6',
    'Child seats are a whole number from 0 to 20.',
    'vehicle-s550',
    {'capacity.childSeats': 21},
  ],
  [
    'CHECK-6',
    'The rows have 5 seats, but the most passengers are 3.',
    'vehicle-s550',
    {'capacity.rows': '1, 4'},
  ],
  [
    'CHECK-7',
    'Write the time as four digits, for example 08:00 or 20:00.',
    'siteSettings',
    {'officeHours.opens': '8:00'},
  ],
  [
    'CHECK-7',
    'The office closes (20:00) before it opens (21:00). Swap them?',
    'siteSettings',
    {'officeHours.opens': '21:00'},
  ],
  [
    'CHECK-7',
    'The opening closes before it opens (Oct 1, 2026, 9:00 AM EDT). Choose a later time or leave this empty.',
    'job-operations-manager',
    {opensOn: afterAnHour, closesOn: anHourBefore},
  ],
  [
    'CHECK-7',
    'This ends before it starts.',
    'page-home',
    {'sections.0.showFrom': afterAnHour, 'sections.0.showUntil': anHourBefore},
  ],
  [
    'CHECK-7',
    'This ends before it starts.',
    'page-careers',
    {showFrom: afterAnHour, showUntil: anHourBefore},
  ],
  [
    'CHECK-7',
    'The announcement ends before it starts.',
    'announcement',
    {text: 'Closed on Monday.', showFrom: afterAnHour, showUntil: anHourBefore},
  ],
  [
    'CHECK-8',
    '"fort lauderdale" stands here twice.',
    'coverage-broward',
    {'cities.1': 'fort lauderdale'},
  ],
  [
    'CHECK-8',
    '2026-12-25 is in the list twice.',
    'siteSettings',
    {closedDays: [closedDay('a'), closedDay('b')]},
  ],
  [
    'CHECK-8',
    'This day is still to come. Choose the day on which somebody looked.',
    'destination-mia',
    {meetingCheckedOn: '2100-01-01'},
  ],
  [
    'CHECK-8',
    'Minutes are a whole number from 1 to 480.',
    'destination-mia',
    {graceTimes: [{_type: 'graceTime', _key: 'a', minutes: 0.5, label: 'after landing'}]},
  ],
  [
    'CHECK-8',
    'Minutes are a whole number from 1 to 480.',
    'destination-mia',
    {driveTimes: [driveTime(481, 490)]},
  ],
  [
    'CHECK-8',
    'The quiet day (60 minutes) takes longer than the busy one (30 minutes). Swap them?',
    'destination-mia',
    {driveTimes: [driveTime(60, 30)]},
  ],
  [
    'CHECK-9',
    'Choose the page to which this leads, or write an address elsewhere.',
    'menus',
    {'headerLinks.0.target': {_type: 'linkTarget'}},
  ],
  [
    'CHECK-9',
    linkForms,
    'menus',
    {'headerLinks.0.target': {_type: 'linkTarget', href: 'javascript:alert(1)'}},
  ],
  [
    'CHECK-9',
    'Write +1 and the ten digits of a US number without spaces, for example +13055550100.',
    'siteSettings',
    {phone: '305 555 0100'},
  ],
  [
    'CHECK-9',
    'Write +1 and the ten digits of a US number without spaces, for example +13055550100.',
    'siteSettings',
    {emergencyPhone: '911'},
  ],
  [
    'CHECK-9',
    'Write an e-mail address, for example office@your-company.com.',
    'siteSettings',
    {email: 'office'},
  ],
  [
    'CHECK-10',
    'The site may only show booking pages from http://localhost:4100. For another booking company, ask your developer to allow https://elsewhere.com first.',
    'siteSettings',
    {bookingWidgetUrl: 'https://elsewhere.com/'},
  ],
  [
    'CHECK-11',
    `The site cannot fill in "{fone}". It knows ${knownWords}.`,
    'page-home',
    {'sections.0.heading': 'Call {fone}'},
  ],
  [
    'CHECK-11',
    `The site cannot fill in "{fone}". It knows ${knownWords}.`,
    'page-home',
    {'sections.7.items.0.answer.0.children.0.text': 'Call {fone}'},
  ],
  [
    'CHECK-11',
    `The site cannot fill in "{fono}". It knows ${knownWords}.`,
    'vehicle-s550',
    {'descriptionTranslations.0.value': 'Llame al {fono}.'},
  ],
  [
    'CHECK-11',
    `The site cannot fill in "{fone}". It knows ${knownWords}.`,
    'announcement',
    {text: 'Call {fone}'},
  ],
  [
    'CHECK-11',
    'Describe the picture in a few words, or turn on "Decoration only".',
    'vehicle-s550',
    {'picture.alt': ''},
  ],
  ['CHECK-13', headerLacks('', 46), 'menus', {'headerLinks.0.label': 'x'.repeat(60)}],
  [
    'CHECK-13',
    headerLacks(' in Spanish', 52),
    'menus',
    {'headerLinks.0.labelTranslations.0.value': 'x'.repeat(60)},
  ],
  [
    'CHECK-9',
    'The page "Home" has no part "gone" any more. Choose another one, or the top of the page.',
    'menus',
    {'headerLinks.1.target.section': 'gone'},
  ],
  [
    'CHECK-9',
    'Write the full address, starting with https://, without spaces.',
    'siteSettings',
    {mapUrl: 'maps.example'},
  ],
  [
    'PAGES-2',
    'Write it as /art-basel or /events/art-basel: small letters, digits and single hyphens, two parts at most.',
    'page-airport-mia',
    {path: '/Miami'},
  ],
  [
    'PAGES-2',
    'The page "Fort Lauderdale-Hollywood International (FLL)" stands at this address. Choose another one.',
    'page-airport-mia',
    {path: '/airports/fll'},
  ],
  [
    'FRAME-11',
    'Write the name alone, without "?" and "=", for example lang.',
    'siteSettings',
    {bookingLanguageParameter: '?lang='},
  ],
  [none, 'Choose a picture.', 'vehicle-s550', {'picture.asset': undefined}],
  [
    none,
    'Describe the job in at least 80 characters.',
    'job-operations-manager',
    {description: 'Too short.'},
  ],
  [none, 'Add at least one requirement.', 'job-operations-manager', {requirements: []}],
  [none, needed, 'job-operations-manager', {department: undefined}],
  [none, needed, 'destination-mia', {'facts.0.source': undefined}],
  [
    none,
    '"Professional Chauffeur" already uses this. Add a word to one of them.',
    'job-operations-manager',
    {slug: 'professional-chauffeur'},
  ],
  [
    none,
    'Press "Make it from the title". The address to share ends with it.',
    'job-operations-manager',
    {slug: undefined},
  ],
  [
    none,
    'This vehicle stands in the list twice.',
    'destination-mia',
    {'vehicles.1._ref': 'vehicle-escalade'},
  ],
  [none, 'This stands in the list twice.', 'listOrder', {'vehicles.1._ref': 'vehicle-escalade'}],
  [none, 'Days are a whole number from 1 to 720.', 'bookingRules', {meetingPointDays: 0}],
  [
    none,
    'The page "Fort Lauderdale-Hollywood International (FLL)" is about this one already.',
    'page-airport-mia',
    {'destination._ref': 'destination-fll'},
  ],
  [
    'TRANSLATE-2',
    'Empty. The English says “Which door, which level, and what to do until you get there.”.',
    'page-airport-mia-es',
    {'sections.1.lead': ' '},
  ],
  [
    'TRANSLATE-2',
    'The English page has "Where you meet" here as well. Press “Copy structure and pictures from English” above.',
    'page-airport-mia-es',
    {'sections.1._key': 'another'},
  ],
  [
    'TRANSLATE-5',
    'Write this in Spanish as well. The site needs it in every language.',
    'menus',
    {'headerLinks.0.labelTranslations': undefined},
  ],
  [
    'TRANSLATE-5',
    'Write this in Spanish as well. The site needs it in every language.',
    'siteSettings',
    {newsletterConsentTranslations: undefined},
  ],
]

function closedDay(_key: string) {
  return {_type: 'closedDay', _key, day: '2026-12-25'}
}

function driveTime(fromMinutes: number, toMinutes: number) {
  return {_type: 'driveTime', _key: 'a', county: 'Broward', fromMinutes, toMinutes}
}

function headerLacks(where: string, letters: number) {
  return `The header has no room for these links${where} on a screen of 1,280 pixels: it lacks the width of about ${letters} letters. Use shorter words or fewer links.`
}
