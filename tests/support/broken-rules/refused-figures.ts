import {type Case, ratesFrom, spanish} from './case.ts'

const afterAnHour = '2026-10-01T13:00:00.000Z'
const anHourBefore = '2026-10-01T12:00:00.000Z'

/** Prices, times, numbers and lists that cannot be meant. */
export const refusedFigures: Case[] = [
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
  [
    'CHECK-2',
    'No rates cover 3 to 4 hours. Let one duration end where the next one starts.',
    'rates',
    {'rateCards.0.toHours': 3},
  ],
  [
    'CHECK-2',
    'No rates cover more than 12 hours. Leave "Up to (hours)" empty in the last duration.',
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
    'A vehicle is listed here twice. Keep one of the two prices.',
    'rates',
    {'rateCards.0.prices.3.vehicle._ref': 'vehicle-escalade'},
  ],
  ['CHECK-3', 'Choose the day these rates take effect.', 'rates', ratesFrom(undefined)],
  [
    'CHECK-3',
    'The lower price ($190) is above the higher price ($180). Swap them?',
    'rates',
    {...ratesFrom('2999-01-01'), 'next.rateCards.0.prices.0.price.min': 190},
  ],
  [
    'CHECK-3',
    'No rates cover 3 to 4 hours. Let one duration end where the next one starts.',
    'rates',
    {...ratesFrom('2999-01-01'), 'next.rateCards.0.toHours': 3},
  ],
  [
    'CHECK-4',
    'No row covers 0 to 1 hours before pick-up. Add a row that starts at 0 hours.',
    'cancellationPolicy',
    {'tiers.2.fromHours': 1},
  ],
  [
    'CHECK-4',
    '12 to 24 hours before pick-up returns 100%, as much as or more than canceling earlier (100%). The refund has to get smaller as the pick-up comes closer.',
    'cancellationPolicy',
    {'tiers.1.refundPercent': 100},
  ],
  [
    'CHECK-4',
    'Canceling at the last moment costs 100%, more than not coming at all (50%). Nobody would cancel.',
    'cancellationPolicy',
    {noShowChargePercent: 50},
  ],
  [
    'CHECK-4',
    'Unsafe weather returns 20%, less than canceling at the last moment (30%).',
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
    'The minimum (4) is higher than the maximum (3). Swap them?',
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
    'The rows have 5 seats, but the vehicle takes at most 3 passengers.',
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
    'page-airport-mia',
    {showFrom: afterAnHour, showUntil: anHourBefore},
  ],
  [
    'START-4',
    'The site needs this page at all times. Empty this field.',
    'page-careers',
    {showFrom: anHourBefore},
  ],
  [
    'START-4',
    'The site needs this page at all times. Empty this field.',
    'page-home-es',
    {showUntil: afterAnHour},
  ],
  [
    'CHECK-7',
    'The announcement ends before it starts.',
    'announcement',
    {text: 'Closed on Monday.', showFrom: afterAnHour, showUntil: anHourBefore},
  ],
  [
    'CHECK-8',
    '"fort lauderdale" is listed here twice.',
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
    'TRANSLATE-2',
    'The English says “24/7”. Write the same number.',
    'page-home-es',
    {'sections.4.stats.3.value': '24 horas'},
  ],
  [
    'TRANSLATE-2',
    'The English has no end. Remove this one.',
    'page-airport-mia-es',
    {'sections.1.showUntil': '2999-01-01T12:00:00.000Z'},
  ],
  [
    'TRANSLATE-2',
    'The English says Nov 24, 2026. Set the same here.',
    'legal-privacy-policy-es',
    {lastUpdated: '2026-11-20'},
  ],
]

function closedDay(_key: string) {
  return {_type: 'closedDay', _key, day: '2026-12-25'}
}

function driveTime(fromMinutes: number, toMinutes: number) {
  return {_type: 'driveTime', _key: 'a', county: 'Broward', fromMinutes, toMinutes}
}
