import {expect, test} from 'vitest'

import {place, places} from '../../tests/support/content/example-places.ts'
import {words} from '../words/en.ts'
import {words as spanish} from '../words/es.ts'
import {findPlaces} from './find-places.ts'

/* What is found as it is written; find-places-slips.test.ts has what is not. */

test.each([
  ['miami', 'Miami'],
  ['MIA', 'Miami International'],
  ['miami airport', 'Miami International'],
  ['airport broward', 'Fort Lauderdale-Hollywood International'],
  ['port of miami', 'PortMiami'],
  ['Ft. Lauderdale', 'Fort Lauderdale'],
  ['boca raton', 'Boca Ratón'],
  ['BOCÁ', 'Boca Ratón'],
  ['miami beach, florida', 'Miami Beach'],
  ['City of Miami, FL', 'Miami'],
  [' (City of Miami)', 'Miami'],
  ['The  City of Miami', 'Miami'],
  ['Ciudad de Miami', 'Miami'],
  ['La  Ciudad de Miami', 'Miami'],
  ['Miami (Florida)', 'Miami'],
  ['Airport of Miami, Florida (MIA)', 'Miami International'],
  ['holly', 'Hollywood'],
  ["Miami Int'l Airport", 'Miami International'],
  ['Miami Int’l Airport', 'Miami International'],
  ['Miami, FL, USA', 'Miami'],
  ['Miami Florida USA', 'Miami'],
  ['Miami United States', 'Miami'],
  ['Miami Florida United States', 'Miami'],
  ['Miami, Estados Unidos', 'Miami'],
  ['Miami, Florida, EE. UU.', 'Miami'],
  ['Miami, FL 33131', 'Miami'],
  ['Miami, Florida 33131-1234, USA', 'Miami'],
])('"%s" finds %s first, as it is written [PLACES-1]', (query, name) => {
  const {places: found, isGuess} = findPlaces(places, query, words)
  expect(found[0]?.name).toBe(name)
  expect(isGuess).toBe(false)
})

test.each(['', '   ', '?!', 'in the', 'City of '])('"%s" names nothing', (query) => {
  expect(findPlaces(places, query, words)).toEqual({places: [], isGuess: false})
})

test('words that say nothing may begin a name', () => {
  const delray = place('Delray Beach', ['Palm Beach'])
  expect(findPlaces(places, 'FL', words)).toMatchObject({
    places: [{name: 'Fort Lauderdale-Hollywood International'}],
    isGuess: false,
  })
  expect(findPlaces([delray], 'De', spanish)).toEqual({places: [delray], isGuess: false})
  expect(findPlaces([delray], 'La', spanish)).toEqual({places: [], isGuess: false})
})

test('what goes by the name is found without what only lies there', () => {
  const names = findPlaces(places, 'miami', words).places.map(({name}) => name)
  expect(names).toEqual(['Miami', 'Miami-Dade', 'Miami Beach', 'Miami International', 'PortMiami'])
  expect(findPlaces(places, 'Miami-Dade', words).places.map(({name}) => name)).toEqual([
    'Miami-Dade',
  ])
})

const kinds = [
  {...place('Broward', []), kind: 'county'},
  {...place('Palm Beach', []), kind: 'county'},
  {...place('Broward County Hall', ['Broward']), kind: 'convention center'},
  {...place('Miami International', [], ['Miami Airport']), kind: 'airport'},
  {...place('Opa-locka Executive', []), kind: 'airport'},
  {...place('PortMiami', []), kind: 'cruise port'},
  {...place('Port Everglades', [], ['Fort Lauderdale Cruise Port']), kind: 'cruise port'},
]

test.each([
  ['Broward County', ['Broward', 'Broward County Hall']],
  ['county', ['Broward', 'Palm Beach', 'Broward County Hall']],
  ['palm beach', ['Palm Beach']],
  ['airport', ['Miami International', 'Opa-locka Executive']],
  ['opa locka airport', ['Opa-locka Executive']],
  ['cruise port', ['PortMiami', 'Port Everglades']],
  ['cruise', ['PortMiami', 'Port Everglades']],
])(
  '"%s" finds each place of that kind, not only those that are called so [PLACES-1]',
  (asked, names) => {
    expect(findPlaces(kinds, asked, words).places.map(({name}) => name)).toEqual(names)
  },
)

test.each([
  ['condado de Broward', ['Broward', 'Centro de Convenciones del Condado de Broward']],
  ['cruceros', ['PortMiami', 'Port Everglades']],
])('in Spanish "%s" finds each place of that kind [PLACES-1]', (asked, names) => {
  const known = [
    place('Centro de Convenciones del Condado de Broward', ['Broward']),
    {...place('Broward', []), kind: 'Condado'},
    {...place('PortMiami', []), kind: 'Puerto de cruceros'},
    {
      ...place('Port Everglades', [], ['Puerto de cruceros de Fort Lauderdale']),
      kind: 'Puerto de cruceros',
    },
  ]
  expect(findPlaces(known, asked, spanish).places.map(({name}) => name)).toEqual(names)
})

test('the first letters of a kind come after those of a name [PLACES-1]', () => {
  const listed = [
    {...place('Broward', []), kind: 'county'},
    {...place('Miami-Dade', []), kind: 'county'},
    place('Coral Gables', ['Miami-Dade']),
  ]
  expect(findPlaces(listed, 'co', words).places.map(({name}) => name)).toEqual([
    'Coral Gables',
    'Broward',
    'Miami-Dade',
  ])
})

test('in Spanish a place is found by words of either language [PLACES-1]', () => {
  const airport = {
    name: 'Aeropuerto Internacional de Miami',
    otherNames: ['Miami International', 'MIA'],
    kind: 'aeropuerto',
    context: ['Miami-Dade'],
  }
  const queries = ['aeropuerto de miami', 'el aeropuerto', 'Miami Intl', 'the airport', 'mia']
  for (const asked of queries) {
    expect(findPlaces([airport], asked, spanish)).toEqual({places: [airport], isGuess: false})
  }
})

test.each([
  ['condado de Broward', ['Broward', 'Broward County Convention Center']],
  ['el centro de convenciones de Broward', ['Broward County Convention Center']],
  ['aerop. de Palm Beach', ['Palm Beach International']],
  ['Aeropuerto Internacional de Palm Beach', ['Palm Beach International']],
  ['puerto Everglades', ['Port Everglades']],
  ['puerto de cruceros', ['PortMiami', 'Port Everglades']],
  ['El Portal', ['El Portal']],
  ['las olas', ['Las Olas']],
  ['el', ['El Portal']],
])('in English "%s" finds what Spanish speakers mean by it [PLACES-1]', (asked, names) => {
  const known = [
    {...place('Broward', []), kind: 'county'},
    {...place('Broward County Convention Center', ['Broward']), kind: 'convention center'},
    {...place('Palm Beach International', ['Palm Beach']), kind: 'airport'},
    {...place('PortMiami', ['Miami-Dade']), kind: 'cruise port'},
    {...place('Port Everglades', ['Broward']), kind: 'cruise port'},
    place('El Portal', ['Miami-Dade']),
    place('Las Olas', ['Broward']),
  ]
  const {places: found, isGuess} = findPlaces(known, asked, words)
  expect(found.map(({name}) => name)).toEqual(names)
  expect(isGuess).toBe(false)
})

test.each([
  'Miami, Florida, EEUU',
  'Miami, FL, EE. UU.',
  'Miami Estados Unidos',
  'Miami Florida United States',
  'Miami Florida EE. UU.',
])('in Spanish "%s" is Miami', (query) => {
  expect(findPlaces(places, query, spanish).places[0]?.name).toBe('Miami')
})

test('what is named in part comes before what only lies there', () => {
  const known = [place('Coral Gables', ['city', 'Miami-Dade']), place('Miami', ['city'])]
  expect(findPlaces(known, 'city miami', words).places.map(({name}) => name)).toEqual([
    'Miami',
    'Coral Gables',
  ])
})

test('of the names of a place the shortest that fits counts', () => {
  const known = [place('Miami Blue Hall', []), place('Miami South Cruise Hall', [], ['Miami Pier'])]
  expect(findPlaces(known, 'miami', words).places.map(({name}) => name)).toEqual([
    'Miami South Cruise Hall',
    'Miami Blue Hall',
  ])
})

test.each([
  ['Plant City of Hillsborough', 'Plant City'],
  ['in Florida  City', 'Florida City'],
])('what is part of a name in "%s" is not taken for what surrounds one', (query, name) => {
  const known = [
    place('Plant Hall', ['Hillsborough']),
    place('Plant City', ['Hillsborough']),
    place('Florida City', ['Miami-Dade']),
  ]
  expect(findPlaces(known, query, words).places.map((found) => found.name)).toEqual([name])
})

test('a name that is written as it is comes before one that only begins so', () => {
  const known = [place('Lake Parkway', []), place('Lake Park', [])]
  expect(findPlaces(known, 'lake park', words).places[0]?.name).toBe('Lake Park')
})

test('one name of a place with the first letters of its kind is enough', () => {
  const airport = {...place('Miami International', [], ['MIA']), kind: 'airport'}
  const known = [place('Airfield Hall', ['Miami']), airport]
  expect(findPlaces(known, 'miami air', words).places).toEqual([airport])
})
