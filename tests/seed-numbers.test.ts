import {expect, test} from 'vitest'

import {byType, seedDocuments, text} from './support/content/seed-documents.ts'
import {textsIn} from './support/content/seed-texts.ts'

/** Numbers that belong to no fact: a scene, or "24/7" in words. */
const allowedNumbers = {
  'page-home': ['ten minutes'],
  'page-home-es': ['diez minutos'],
  'service-special-events': ['thousand people'],
  'service-special-events-es': ['mil personas'],
  'legal-terms-of-service': ['24 hours', 'seven days'],
  'legal-terms-of-service-es': ['24 horas', 'siete días'],
}

test('no text repeats the number of a fact: seats, hours, minutes, percentages or prices [RATES-2]', () => {
  const repeated = seedDocuments.flatMap((document) =>
    [...textsIn(document), ...textsIn(document['seo'])]
      .flatMap(numbersOfFacts)
      .map((words) => `${document._id}: ${words}`),
  )
  const allowed = Object.entries(allowedNumbers).flatMap(([id, numbers]) =>
    numbers.map((words) => `${id}: ${words}`),
  )
  expect([...new Set(repeated)].toSorted()).toEqual(allowed.toSorted())
})

test.each([
  ['Up to seven ride in an SUV, up to three in the S550.', ['seven (S550)']],
  ['Hasta siete caben en una SUV.', ['siete (SUV)']],
  ['The Sprinter is meant for groups of eight to fourteen.', ['eight (Sprinter)']],
  ['With a team along, the Escalade keeps up to 6 in one conversation.', ['6 (Escalade)']],
  ['Ten of us are on the same flight.', ['Ten of us']],
  ['Somos diez en el mismo vuelo.', ['Somos diez']],
  ['Up to fourteen people, yes.', ['fourteen people']],
  ['It has 14 seats.', ['14 seats']],
  ['The one for 4-8 hours, or the 2-hour minimum.', ['8 hours', '2-hour']],
  ['Una reservación de ocho horas.', ['ocho horas']],
  ['We wait for 45 free minutes.', ['45 free minutes']],
  ['Gratuity is 20%, or twenty percent.', ['20%', 'twenty percent']],
  ['La propina es del 20 por ciento.', ['20 por ciento']],
  ['Rides from $120, US$110 or 120 dollars.', ['$120', 'US$110', '120 dollars']],
])('"%s" says %j', (sentence, numbers) => {
  expect(numbersOfFacts(sentence)).toEqual(numbers)
})

test.each([
  'One rate applies, 24/7, in the Mercedes S550 as in the Rolls Royce.',
  'Three rows of seats, and four ways to be driven.',
  'At least {minHours} within an hour.',
])('"%s" says none', (sentence) => {
  expect(numbersOfFacts(sentence)).toEqual([])
})

const numberWords = `
  two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand dozen
  dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho
  diecinueve veinte veinticuatro treinta cuarenta cincuenta sesenta setenta ochenta noventa cien mil docena`
const number = `(?:\\d[\\d.,]*\\+?|${oneOf(numberWords)})`
const unit = oneOf(`
  hours? minutes? days? percent people persons? passengers? guests? travelers? seats? of\\sus of\\syou dollars
  horas? minutos? días? por\\sciento personas? pasajeros? asientos? plazas? dólares`)
const wholes = '(?:half (?:of )?the price|mitad del precio)'
const withUnit = new RegExp(
  `(?<![\\p{L}\\d])(?:${number}[\\s-](?:free |full )?${unit}(?!\\p{L})|\\d+ ?%|(?:US)?\\$ ?\\d+|somos ${number}|${wholes})`,
  'giu',
)

/** What a text says of facts: a number of people, hours or the like, a price, and beside a vehicle any number. */
function numbersOfFacts(words: string): string[] {
  return [
    ...(words.match(withUnit) ?? []),
    ...words.split(/(?<=[.!?])\s+/).flatMap(numberBesideVehicle),
  ]
}

const vehicles = [...byType('vehicle').map((vehicle) => text(vehicle, 'shortName')), 'SUV']
const alone = new RegExp(`(?<![\\p{L}\\d/])${number}(?![\\p{L}\\d/])`, 'iu')

function numberBesideVehicle(sentence: string): string[] {
  const vehicle = vehicles.find((name) => sentence.includes(name))
  const found = alone.exec(sentence)?.[0]
  return vehicle && found ? [`${found} (${vehicle})`] : []
}

function oneOf(words: string): string {
  return `(?:${words.trim().split(/\s+/).join('|')})`
}
