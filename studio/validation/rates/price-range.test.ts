import {expect, test} from 'vitest'

import {lowerPriceFirst, priceProblem, wholeDollars} from './price-range.ts'

test('a price is in whole dollars from 1 to 5000 [CHECK-1]', () => {
  expect([1, 120, 5000, undefined].map(wholeDollars)).toEqual([true, true, true, true])
  expect(wholeDollars(0)).toBe('A price is in whole dollars, from $1 to $5000.')
  expect(wholeDollars(5001)).toBe(wholeDollars(0))
  expect(wholeDollars(119.5)).toBe(wholeDollars(0))
})

test('the lower price is not above the higher price [CHECK-1]', () => {
  expect(lowerPriceFirst({min: 120, max: 180})).toBe(true)
  expect(lowerPriceFirst({min: 120, max: 120})).toBe(true)
  expect(lowerPriceFirst({min: 120})).toBe(true)
  expect(lowerPriceFirst({min: 180, max: 120})).toBe(
    'The lower price ($180) is above the higher price ($120). Swap them?',
  )
  expect(lowerPriceFirst({min: 1800, max: 1200})).toBe(
    'The lower price ($1,800) is above the higher price ($1,200). Swap them?',
  )
})

test('a range that is still being written is not judged', () => {
  for (const range of [undefined, {}, {max: 120}]) expect(lowerPriceFirst(range)).toBe(true)
})

test('a price of the grid has both ends, in order and in whole dollars [CHECK-1]', () => {
  expect(priceProblem({min: 120, max: 180})).toBeUndefined()
  for (const range of [{}, {min: 120}, {max: 180}]) {
    expect(priceProblem(range)).toBe('Fill in both prices.')
  }
  expect(priceProblem({min: 0, max: 180})).toBe(wholeDollars(0))
  expect(priceProblem({min: 120, max: 5001})).toBe(wholeDollars(5001))
  expect(priceProblem({min: 180, max: 120})).toMatch(/Swap them/)
})
