import {expect, test} from 'vitest'

import {postalAddress} from './postal-address.ts'

const country = {'@type': 'PostalAddress', addressCountry: 'US'}

test.each([
  '1 Example Street, Suite 2, Fort Lauderdale, FL 33301',
  '1 Example Street\nSuite 2\nFort Lauderdale, FL 33301 ',
])('the address "%s" is read in its parts', (text) => {
  expect(postalAddress(text)).toEqual({
    ...country,
    streetAddress: '1 Example Street, Suite 2',
    addressLocality: 'Fort Lauderdale',
    addressRegion: 'FL',
    postalCode: '33301',
  })
})

test('an address in other words is the street, and its city is not guessed', () => {
  const streetAddress = 'Hangar 4, Opa-locka Executive Airport'
  expect(postalAddress('Hangar 4\nOpa-locka Executive Airport')).toEqual({
    ...country,
    streetAddress,
  })
})

test('a business without an address is in Miami', () => {
  const inMiami = {...country, addressLocality: 'Miami', addressRegion: 'FL'}
  expect(postalAddress(null)).toEqual(inMiami)
})
