import {expect, test} from 'vitest'

import {formatRange} from './number-range.ts'

test('a range names both ends, or one number when they are equal', () => {
  expect(formatRange({min: 1, max: 6})).toBe('1-6')
  expect(formatRange({min: 4, max: 4})).toBe('4')
})

test('an incomplete range is no text', () => {
  expect(formatRange({min: Number.NaN, max: 3})).toBeNull()
  expect(formatRange(null)).toBeNull()
})
