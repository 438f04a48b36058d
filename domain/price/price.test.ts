import {expect, test} from 'vitest'

import {formatPriceRange, formatUnfinishedPriceRange} from './price.ts'

test('a price names both ends, or one number when they are equal [RATES-2]', () => {
  expect(formatPriceRange({min: 120, max: 180})).toBe('$120-180')
  expect(formatPriceRange({min: 120, max: 120})).toBe('$120')
})

test('an incomplete price is no text for visitors', () => {
  expect(formatPriceRange({min: 120, max: null})).toBeNull()
  expect(formatPriceRange(null)).toBeNull()
})

test('staff see a finished price as the site shows it, and what is missing of another', () => {
  expect(formatUnfinishedPriceRange({min: 120, max: 180})).toBe('$120-180')
  expect(formatUnfinishedPriceRange({min: 120, max: 120})).toBe('$120')
  expect(formatUnfinishedPriceRange({min: 120})).toBe('$120-?')
  expect(formatUnfinishedPriceRange({max: 180})).toBe('$?-180')
  expect(formatUnfinishedPriceRange({})).toBe('$?')
})
