import {expect, test} from 'vitest'

import {words} from '#src/language/en/seo.ts'

import {exampleDestination} from '../../../tests/support/content/example-destination.ts'
import {destinationService} from './destination-service.ts'

const page = {url: 'https://example.com/here', businessId: 'https://example.com/#business'}

test('an airport is named with its code, a port as what it is', () => {
  expect(
    destinationService(destination('airport', 'Miami International', 'MIA'), page, words),
  ).toEqual({
    '@type': 'Service',
    '@id': 'https://example.com/here#service',
    name: 'Chauffeured transfers, Miami International',
    serviceType: 'Airport transfer',
    url: 'https://example.com/here',
    provider: {'@id': 'https://example.com/#business'},
    areaServed: {'@type': 'Airport', name: 'Miami International', iataCode: 'MIA'},
  })
  expect(
    destinationService(destination('cruisePort', 'PortMiami', null), page, words),
  ).toMatchObject({
    serviceType: 'Cruise port transfer',
    areaServed: {'@type': 'BoatTerminal', name: 'PortMiami'},
  })
})

test('a code of four letters is called what it is', () => {
  const service = destinationService(destination('airport', 'Opa-Locka', 'KOPF'), page, words)
  expect(service).toMatchObject({areaServed: {icaoCode: 'KOPF'}})
})

test('a convention center is not called an airport', () => {
  expect(
    destinationService(destination('conventionCenter', 'Center', null), page, words),
  ).toBeNull()
})

test('without a name there is none', () => {
  expect(destinationService(destination('airport', null, 'MIA'), page, words)).toBeNull()
})

function destination(
  kind: 'airport' | 'cruisePort' | 'conventionCenter',
  name: string | null,
  code: string | null,
) {
  return {...exampleDestination, name, kind, code}
}
