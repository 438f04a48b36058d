import {expect, test} from 'vitest'

import {fourDigitYear} from './four-digit-year.ts'

test('a year of this millennium has four digits', () => {
  expect(
    [undefined, '2000-01-01', '2027-11-26', '2999-03-01T15:00:00.000Z'].map(fourDigitYear),
  ).toEqual(Array(4).fill(true))
  expect(['1999-12-31', '12027-11-26', '+012027-11-26T14:00:00.000Z'].map(fourDigitYear)).toEqual(
    Array(3).fill('Write the year with four digits, for example 2027.'),
  )
})
