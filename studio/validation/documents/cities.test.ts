import {expect, test} from 'vitest'

import {cityOnce} from './cities.ts'

test('a county names each city once [CHECK-8]', () => {
  expect(cityOnce(['Miami', 'Miami Beach'])).toBe(true)
  expect(cityOnce(['Miami', 'miami '])).toBe('"miami " is listed here twice.')
  expect(cityOnce(['Miami', 'Miami\u200b'])).toMatch(/listed here twice/)
  expect(cityOnce(['Lake Worth', 'Lake  Worth'])).toMatch(/listed here twice/)
  expect(cityOnce(['Lake Worth', 'Lakeworth'])).toBe(true)
})

test('a county without cities is fine', () => {
  expect(cityOnce(undefined)).toBe(true)
})
