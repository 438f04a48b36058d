import {expect, test} from 'vitest'

import {initials} from './initials.ts'

test.for([
  ['elena.marsh@example.com', 'EM'],
  ['elena@example.com', 'E'],
  ['a.b.c@example.com', 'AB'],
  ['elena_marsh+cars@example.com', 'EM'],
  ['4elena.22@example.com', 'E'],
  ['żaneta.öz@example.com', 'ŻÖ'],
  ['ß.ß@example.com', 'SS'],
  ['ßmith@example.com', 'S'],
  ['e\u0301lena.marsh@example.com', 'ÉM'],
  ['𐐨lena@example.com', '𐐀'],
  ['1234@example.com', 'U'],
  ['@example.com', 'U'],
  ['', 'U'],
] as const)('the initials of %s are %s [HEADER-5]', ([email, expected]) => {
  expect(initials(email)).toBe(expected)
})
