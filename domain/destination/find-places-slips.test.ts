import {expect, test} from 'vitest'

import {place, places} from '../../tests/support/content/example-places.ts'
import {words} from '../words/en.ts'
import {words as spanish} from '../words/es.ts'
import {findPlaces} from './find-places.ts'

/* What is found in spite of slips, and what is not guessed at. */

test.each([
  ['holywood', 'Hollywood'],
  ['hollywodo', 'Hollywood'],
  ['laudredale', 'Fort Lauderdale'],
  ['lauderd', 'Fort Lauderdale'],
  ['laudrd', 'Fort Lauderdale'],
  ['miami beech', 'Miami Beach'],
  ['maimi', 'Miami'],
])('"%s" finds %s in spite of slips [PLACES-1]', (query, name) => {
  expect(findPlaces(places, query, words).places[0]?.name).toBe(name)
})

test('a guess says that it is one', () => {
  expect(findPlaces(places, 'holywood', words).isGuess).toBe(true)
})

const suburbs = ['Plantation', 'Palmetto Bay', 'Cooper City', 'Sunrise', 'Lauderdale Lakes'].map(
  (name) => place(name, ['Broward']),
)

test.each([
  'Orlando',
  'Tampa Bay',
  'miami orlando',
  'xyz',
  'mai',
  'hullo',
  'Plant City',
  'Florida City',
  'Dade City',
  'Palm City',
  'Sun City',
  'Lake City',
  '33131',
])('"%s" is not guessed at [PLACES-2]', (query) => {
  for (const language of [words, spanish]) {
    expect(findPlaces([...places, ...suburbs], query, language).places).toEqual([])
  }
})

/** Places of the seed data with names that begin as those of places elsewhere do. */
const alike = [
  {
    ...place(
      'Miami Executive',
      ['Miami-Dade'],
      ['Kendall-Tamiami Executive', 'Aeropuerto Ejecutivo de Miami', 'TMB'],
    ),
    kind: 'airport',
  },
  {
    ...place(
      'Palm Beach International',
      ['Palm Beach'],
      ['President Donald J. Trump International', 'Aeropuerto Internacional de Palm Beach', 'PBI'],
    ),
    kind: 'airport',
  },
  {...place('Port Everglades', ['Broward'], ['Fort Lauderdale Cruise Port']), kind: 'cruise port'},
  ...['North Miami', 'North Palm Beach', 'Lake Worth Beach', 'Coconut Creek', 'Homestead'].map(
    (name) => place(name, ['Palm Beach']),
  ),
]

test.each([
  'Tampa',
  'Tampa FL',
  'Tampa Airport',
  'Vero Beach',
  'North Port',
  'Cocoa',
  'Fort Worth',
  'Plano',
  'Homer',
])('"%s" is no slip in the beginning of a longer name [PLACES-2]', (query) => {
  for (const language of [words, spanish]) {
    expect(findPlaces([...alike, ...suburbs], query, language).places).toEqual([])
  }
})

const withShortNames = ['Bal Harbour', 'Key Biscayne', 'Bay Harbor Islands'].map((name) =>
  place(name, ['Miami-Dade']),
)

test.each(['Bali', 'Bala', 'Bath', 'the Keys', 'Maia'])(
  '"%s" is no slip in a name of three letters [PLACES-2]',
  (query) => {
    for (const language of [words, spanish]) {
      const {places: found} = findPlaces([...places, ...withShortNames], query, language)
      expect(found).toEqual([])
    }
  },
)

test.each([
  ['Bal', 'Bal Harbour'],
  ['Ball Harbour', 'Bal Harbour'],
  ['Keys Biscayne', 'Key Biscayne'],
  ['Key Biscane', 'Key Biscayne'],
])('"%s" finds %s, whose first word is short [PLACES-1]', (query, name) => {
  const {places: found} = findPlaces([...places, ...withShortNames], query, words)
  expect(found.map((each) => each.name)).toEqual([name])
})

test('a place of which only one word begins a name is asked about [PLACES-2]', () => {
  expect(findPlaces(suburbs, 'Palm Bay', words)).toMatchObject({
    places: [{name: 'Palmetto Bay'}],
    isGuess: true,
  })
})

test.each(['Майами', 'מיאמי', '迈阿密'])(
  '"%s" in another script is unknown [PLACES-2]',
  (query) => {
    expect(findPlaces(places, query, words)).toEqual({places: [], isGuess: true})
  },
)

test.each([
  ['bocu', 'Boca Ratón'],
  ['hloly', 'Hollywood'],
  ['lauxer', 'Fort Lauderdale'],
  ['hollvwod', 'Hollywood'],
  ['lauderdille', 'Fort Lauderdale'],
])('"%s" is close enough to %s', (query, name) => {
  expect(findPlaces(places, query, words).places[0]?.name).toBe(name)
})

test.each(['hoxxy', 'maxmi', 'mximi', 'laxxer'])(
  'two wrong letters in "%s" are too many',
  (query) => {
    expect(findPlaces(places, query, words).places).toEqual([])
  },
)
