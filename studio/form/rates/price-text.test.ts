import {expect, test} from 'vitest'

import {readPriceText, typedDollars} from './price-text.ts'

test.each([
  ['$95-$110', [95, 110]],
  ['1,200 – 1,400.00', [1200, 1400]],
  ['120.0', [120]],
  ['$120-?', [120, undefined]],
  ['–', []],
  ['120\u200b\u00a0', [120]],
  ['\u200b', []],
])('%j is read as a price [GRID-1]', (text, numbers) => {
  expect(readPriceText(text)).toEqual(numbers)
})

test.each(['120,5', '45,50', '1.000', ',', '1,2000', '95.50', '$'])(
  '%j is not taken for another price [GRID-1]',
  (text) => {
    expect(readPriceText(text)).toBeNull()
  },
)

test.each([
  ['120', 120],
  ['120.5', 120],
  ['45,50', 45],
  ['1,200', 1200],
  ['$95', 95],
  ['120 ', 120],
])('a cell in which %j is typed key by key holds no more than that [GRID-1]', (keys, dollars) => {
  const held = Array.from(keys, (_, index) => typedDollars(keys.slice(0, index + 1)))
  expect(held.findLast((each) => each !== null)).toBe(dollars)
})

test('an emptied cell holds nothing, and half a price or two are not one', () => {
  expect(typedDollars('')).toBeUndefined()
  expect(typedDollars(' ')).toBeUndefined()
  expect(['$', '1,2', '?', '95-110', '-'].map(typedDollars)).toEqual(Array(5).fill(null))
})
