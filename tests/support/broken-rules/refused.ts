import {placeholderNames} from '../../../domain/placeholders.ts'
import {type Case, none} from './case.ts'
import {refusedFigures} from './refused-figures.ts'

const knownWords = placeholderNames.map((name) => `{${name}}`).join(' ')
const needed = 'Fill this in. The site needs it.'
const linkForms =
  'Write a full address that starts with https://, mailto: with an e-mail address, or tel: with a number such as tel:+13055550100.'

/** What visitors must never read, or what the site cannot show. */
export const refused: Case[] = [
  ...refusedFigures,
  [
    'CHECK-9',
    'Choose the page this leads to, or write an address outside this site.',
    'menus',
    {'headerLinks.0.target': {_type: 'linkTarget'}},
  ],
  [
    'CHECK-9',
    'This leads to something that is not on the site yet. Publish that first. If that one leads here too, press "Publish everything that waits" on the start page.',
    'page-airport-mia',
    {'destination._ref': 'destination-new'},
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
    'The site fills in no placeholder here. Write the words.',
    'job-professional-chauffeur',
    {title: 'Chauffeur at {company}'},
  ],
  [
    'CHECK-11',
    'The site fills in no placeholder here. Write the words.',
    'siteSettings',
    {address: '{company}, 1 Example St, Miami'},
  ],
  [
    'CHECK-11',
    'The site fills in no placeholder here. Write the words.',
    'vehicle-s550',
    {name: '{company} S550'},
  ],
  [
    'CHECK-11',
    'The site fills in no placeholder here. Write the words.',
    'destination-mia',
    {name: 'Miami of {company}'},
  ],
  [
    'CHECK-11',
    'The site fills in no placeholder here. Write the words.',
    'destination-mia',
    {'nameTranslations.0.value': 'Miami de {company}'},
  ],
  [
    'CHECK-11',
    'The site fills in no placeholder here. Write the words.',
    'vehicle-s550',
    {'picture.alt': '{company} sedan at the curb'},
  ],
  [
    'CHECK-11',
    'The site fills in no placeholder here. Write the words.',
    'vehicle-s550',
    {'pictureAltTranslations.0.value': 'Sedán de {company} junto a la acera'},
  ],
  [
    'CHECK-11',
    'The site fills in no placeholder here. Write the words.',
    'coverage-broward',
    {'cities.0': '{phone}'},
  ],
  [
    'TRANSLATE-2',
    'Still in English: “Book this ride”.',
    'page-home-es',
    {'sections.0': {_type: 'costSection', _key: 'new', bookLabel: 'Book this ride'}},
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
    'The page "Home" no longer has the part "gone". Choose another one, or the top of the page.',
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
    'Write it as /art-basel or /events/art-basel: lowercase letters, digits and single hyphens, two parts at most.',
    'page-airport-mia',
    {path: '/Miami'},
  ],
  [
    'PAGES-2',
    'The page "Fort Lauderdale-Hollywood International (FLL)" already uses this address. Choose another one.',
    'page-airport-mia',
    {path: '/airports/fll'},
  ],
  [
    'FRAME-11',
    'Write the name alone, without "?" and "=", for example lang.',
    'siteSettings',
    {bookingLanguageParameter: '?lang='},
  ],
  [none, needed, 'siteSettings', {company: ' '}],
  [none, needed, 'page-home', {'sections.7.items.0.answer': [paragraphOf(' ')]}],
  [none, needed, 'page-home', {'sections.7.items.0.answer': [paragraphOf('\u200b')]}],
  [
    none,
    'Write three or four capital letters or digits, for example MIA.',
    'destination-mia',
    {code: 'Miami (MIA)'},
  ],
  [
    'CHECK-9',
    'This is a convention center. Choose an airport or a port.',
    'page-airport-mia',
    {'destination._ref': 'destination-mbcc'},
  ],
  [
    'CHECK-9',
    'The page "Miami International (MIA)" is about this one, and no page is about a convention center. Choose another airport or port there first.',
    'destination-mia',
    {kind: 'conventionCenter'},
  ],
  [
    none,
    'This day is still to come. Choose the day on which you publish the change.',
    'legal-privacy-policy',
    {lastUpdated: '2999-01-01'},
  ],
  [
    'CHECK-9',
    'Two parts would have the same link, "#refund". Give one of them another heading, or remove one.',
    'legal-terms-of-service',
    {'sections.0.heading': 'Refund'},
  ],
  [
    none,
    'The site uses "#main" itself. Give the part "Main" another heading.',
    'legal-privacy-policy',
    {'sections.0.heading': 'Main'},
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
    'This vehicle is in the list twice.',
    'destination-mia',
    {'vehicles.1._ref': 'vehicle-escalade'},
  ],
  [none, 'This is in the list twice.', 'listOrder', {'vehicles.1._ref': 'vehicle-escalade'}],
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

function headerLacks(where: string, letters: number) {
  return `The header has no room for these links${where} on a screen of 1,280 pixels: they are about ${letters} letters too long. Use shorter words or fewer links.`
}

function paragraphOf(text: string) {
  const children = [{_type: 'span', _key: 'span', text, marks: []}]
  return {_type: 'block', _key: 'block', style: 'normal', markDefs: [], children}
}
