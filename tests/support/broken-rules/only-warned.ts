import {sampleValueMessage} from '../../../studio/validation/texts/sample-values.ts'
import {type Case, heavyPicture, none, pageWithFormerPath, ratesFrom, spanish} from './case.ts'

const textWithPrice =
  '"$120" does not follow Rates: whoever changes a price there does not see this text. Leave the number out, or link to the rates.'

/** What the office may well mean, or what has to wait for another publish. */
export const onlyWarned: Case[] = [
  [
    'CHECK-1',
    'Cadillac Escalade, 2-4 hours: from $180 to $999 (+455%). Is that right?',
    'rates',
    {'rateCards.0.prices.0.price.max': 999},
  ],
  [
    'CHECK-2',
    'Rates start at 2 hours. Will you change their first duration as well?',
    'bookingRules',
    {minimumHours: 3},
  ],
  [
    'CHECK-2',
    'This vehicle has no hourly price yet. Publish it, then add its price in Rates.',
    'vehicle-s550',
    {_id: 'vehicle-new'},
  ],
  [
    none,
    'Another vehicle is called "Mercedes S550" too. Publish this one as well?',
    'vehicle-s550',
    {_id: 'vehicle-new'},
  ],
  [
    none,
    'Another vehicle has the short name "S550" too. Publish this one as well?',
    'vehicle-s550',
    {_id: 'vehicle-new', name: 'Mercedes S580'},
  ],
  [
    none,
    'Another county is called "Broward" too. Publish this one as well?',
    'coverage-broward',
    {_id: 'coverage-new'},
  ],
  [
    none,
    'Another airport, port or center is called "Broward County Convention Center" too. Publish this one as well?',
    'destination-bccc',
    {_id: 'destination-new'},
  ],
  [
    none,
    'The page "Boats" has /boat-show too, under "Former addresses". Remove there what should lead here. Publish it anyway?',
    'page-airport-mia',
    {formerPaths: pageWithFormerPath.formerPaths},
  ],
  [
    'CHECK-3',
    'Jan 1, 2020 has arrived: once this is published, the site shows these prices, not the ones above. Should it show them at once?',
    'rates',
    ratesFrom('2020-01-01'),
  ],
  [
    'CHECK-5',
    'It would show for 61 days. Visitors stop noticing what stays for more than 60.',
    'announcement',
    {
      text: 'Closed on Monday.',
      textTranslations: [spanish('internationalizedArrayTextValue', 'Cerrado el lunes.')],
      showFrom: '2999-01-01T12:00:00.000Z',
      showUntil: '2999-03-03T12:00:00.000Z',
    },
  ],
  [
    'CHECK-5',
    'This time has passed, so the announcement does not show. Publish it anyway?',
    'announcement',
    {
      text: 'Closed on Monday.',
      textTranslations: [spanish('internationalizedArrayTextValue', 'Cerrado el lunes.')],
      showUntil: '2020-03-03T12:00:00.000Z',
    },
  ],
  [
    none,
    'Empty in Spanish. Pages in Spanish leave this out.',
    'announcement',
    {
      text: 'Closed on Monday.',
      link: {
        _type: 'link',
        label: 'Call us',
        target: {_type: 'linkTarget', href: 'tel:+13054441234'},
      },
      showUntil: '2999-01-01T12:00:00.000Z',
    },
  ],
  [
    none,
    'On a phone "See how we drive in a hurricane" is cut off: a link has room for 30 letters. Publish it anyway?',
    'announcement',
    {
      text: 'Closed on Monday.',
      textTranslations: [spanish('internationalizedArrayTextValue', 'Cerrado el lunes.')],
      link: {
        _type: 'link',
        label: 'See how we drive in a hurricane',
        labelTranslations: [spanish('internationalizedArrayStringValue', 'Cómo manejamos')],
        target: {_type: 'linkTarget', href: 'tel:+13054441234'},
      },
      showUntil: '2999-01-01T12:00:00.000Z',
    },
  ],
  [
    'CHECK-11',
    '{email} stands in Privacy Policy, Política de privacidad, Contact, and Contacto. While this is empty, the site leaves those texts out. Publish anyway?',
    'siteSettings',
    {email: undefined},
  ],
  [
    'CHECK-11',
    '{fullRefundTime} stands in Reservation, Reservación, Airport Transfers, Traslados de aeropuerto, Corporate Travel, and Viajes corporativos. While no row from 1 hour on returns 100%, the site leaves those texts out. Publish anyway?',
    'cancellationPolicy',
    {'tiers.0.refundPercent': 90},
  ],
  [
    'CHECK-9',
    'This leads to something that is not on the site yet. Publish that first. If that one leads here too, press "Publish everything that waits" on the start page.',
    'menus',
    {'headerLinks.0.target.page._ref': 'page-new'},
  ],
  ['CHECK-11', textWithPrice, 'page-home', {'sections.0.heading': 'From $120 an hour'}],
  [
    'CHECK-11',
    textWithPrice,
    'page-home',
    {'sections.7.items.0.answer.0.children.0.text': 'From $120 an hour'},
  ],
  [
    'CHECK-11',
    textWithPrice,
    'vehicle-s550',
    {'descriptionTranslations.0.value': 'Desde $120 la hora'},
  ],
  [
    'CHECK-11',
    'This picture is too small: 900 pixels wide where the site shows it, and it needs 1248 to be sharp on every screen. Choose a larger one.',
    'vehicle-s550',
    {'picture.asset._ref': 'image-abc123-900x600-jpg'},
  ],
  [
    'CHECK-11',
    'This file is too heavy: 11 MB. Above 10 MB it takes a long time to upload and to show. Save it as JPEG or WebP and choose it again.',
    'vehicle-s550',
    {'picture.asset._ref': heavyPicture._id},
  ],
  [
    'CHECK-12',
    '61 characters. Search engines cut titles after about 60.',
    'page-home',
    {'seo.title': 'x'.repeat(61)},
  ],
  [
    'CHECK-12',
    '139 characters. Search engines show 140 to 160 in full.',
    'page-home',
    {'seo.description': 'x'.repeat(139)},
  ],
  ['CHECK-12', sampleValueMessage, 'page-home', {'sections.0.heading': 'Call (305) 555-0100'}],
  ['CHECK-12', sampleValueMessage, 'siteSettings', {phone: '+13055550100'}],
  ['CHECK-12', sampleValueMessage, 'siteSettings', {bookingWidgetUrl: undefined}],
  ['CHECK-12', sampleValueMessage, 'vehicle-s550', {'capacity.isSample': true}],
  [
    none,
    'This day has passed, so the site no longer names it. Choose the next one, or remove it.',
    'siteSettings',
    {closedDays: [{_type: 'closedDay', _key: 'a', day: '2025-11-27'}]},
  ],
  [
    'LEGAL-1',
    'The text has changed since this day. Publish it anyway?',
    'legal-privacy-policy',
    {'sections.0.heading': 'What we keep', lastUpdated: '2026-01-01'},
  ],
  [
    none,
    'This time has passed: the opening does not show on the site. Publish it anyway?',
    'job-operations-manager',
    {closesOn: '2026-10-01T12:00:00.000Z'},
  ],
  [
    'CHECK-5',
    'This time has passed, so the page does not show. Publish it anyway?',
    'page-airport-mia',
    {showUntil: '2026-10-01T12:00:00.000Z'},
  ],
  [
    none,
    'Choose the airport or the port. Without it some sections of this page stay empty. Publish it anyway?',
    'page-airport-mia',
    {destination: undefined},
  ],
  [
    'SERVICE-4',
    '"Premium" has this mark as well. Only one package can be the most popular.',
    'service-special-events',
    {'sections.2.packages.0.mostPopular': true},
  ],
  [
    'PLACES-4',
    'Without this day the site shows "Call us" in place of the meeting points.',
    'destination-mia',
    {
      meetingPoints: [
        {
          _type: 'meetingPoint',
          _key: 'a',
          title: 'Terminal 1',
          titleTranslations: [spanish('internationalizedArrayStringValue', 'Terminal 1')],
          steps: ['Go out.'],
          stepsTranslations: [spanish('internationalizedArrayLinesValue', ['Salga.'])],
        },
      ],
    },
  ],
  ...changedInEnglish([
    ['bookingRules', {gratuityNote: 'A tip is welcome'}],
    ['destination-tmb', {note: 'Business jets'}],
    ['menus', {'headerLinks.0.label': 'Start'}],
    ['siteSettings', {newsletterConsent: 'We write to you once a month.'}],
    ['vehicle-s550', {'picture.alt': 'A black sedan at night'}],
  ]),
  [
    'TRANSLATE-1',
    '"Aeropuerto Internacional de Miami (MIA)", the Spanish version, has no end. Will you change that as well?',
    'page-airport-mia',
    {showUntil: '2999-01-01T12:00:00.000Z'},
  ],
  [
    'TRANSLATE-1',
    'This section of "Eventos especiales", the Spanish version, has no start. Will you change that as well?',
    'service-special-events',
    {'sections.0.showFrom': '2020-01-01T12:00:00.000Z'},
  ],
  [
    'TRANSLATE-1',
    '"Política de privacidad", the Spanish version, says Nov 24, 2026. Will you change that as well?',
    'legal-privacy-policy',
    {lastUpdated: '2026-11-01'},
  ],
  [
    'LANG-3',
    'Empty in Spanish. Pages in Spanish leave this out.',
    'vehicle-s550',
    {pictureAltTranslations: []},
  ],
  [
    'LANG-3',
    'This leads to a page in English. Choose "Traslados de aeropuerto", its Spanish version.',
    'page-airport-mia-es',
    {'sections.0.parent.target.page._ref': 'service-airport-transfers'},
  ],
  [
    'LANG-3',
    'This leads to a page in Spanish. Choose "Home", its English version.',
    'menus',
    {'headerLinks.0.target.page._ref': 'page-home-es'},
  ],
]

function changedInEnglish(cases: [id: string, entered: Record<string, unknown>][]): Case[] {
  const asked = 'You changed the English but not the Spanish. Does the Spanish still match?'
  return cases.map(([id, entered]) => ['TRANSLATE-1', asked, id, entered])
}
