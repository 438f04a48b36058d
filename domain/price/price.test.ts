import {expect, test} from 'vitest'

import {words} from '../words/en.ts'
import {words as spanish} from '../words/es.ts'
import {formatPriceRange} from './price.ts'
import {formatUnfinishedPriceRange} from './unfinished-price.ts'

test('a price names both ends, or one number when they are equal [RATES-2]', () => {
  expect(formatPriceRange({min: 120, max: 180}, words)).toBe('$120-180')
  expect(formatPriceRange({min: 120, max: 120}, words)).toBe('$120')
})

test('a price sets off thousands and names cents only where there are some', () => {
  for (const each of [words, spanish]) {
    expect(formatPriceRange({min: 825, max: 1200}, each)).toBe('$825-1,200')
    expect(formatPriceRange({min: 1200, max: 1500}, each)).toBe('$1,200-1,500')
    expect(formatPriceRange({min: 1200, max: 1200}, each)).toBe('$1,200')
    expect(formatPriceRange({min: 337.5, max: 500}, each)).toBe('$337.50-500')
  }
})

test('an incomplete price is no text for visitors', () => {
  expect(formatPriceRange({min: 120, max: null}, words)).toBeNull()
  expect(formatPriceRange({min: 337.5}, words)).toBeNull()
  expect(formatPriceRange(null, words)).toBeNull()
})

test('staff see a finished price as the site shows it, and what is missing of another', () => {
  expect(formatUnfinishedPriceRange({min: 120, max: 180})).toBe('$120-180')
  expect(formatUnfinishedPriceRange({min: 120, max: 120})).toBe('$120')
  expect(formatUnfinishedPriceRange({min: 1200, max: 1500})).toBe('$1,200-1,500')
  expect(formatUnfinishedPriceRange({min: 120})).toBe('$120-?')
  expect(formatUnfinishedPriceRange({min: 1200})).toBe('$1,200-?')
  expect(formatUnfinishedPriceRange({max: 180})).toBe('$?-180')
  expect(formatUnfinishedPriceRange({})).toBe('$?')
})
