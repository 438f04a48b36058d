import {expect, test} from 'vitest'

import {readPriceText} from './price-text.ts'

test.each([
  ['$95-$110', [95, 110]],
  ['1,200 – 1,400.00', [1200, 1400]],
  ['120.0', [120]],
  ['$120-?', [120, undefined]],
  ['–', []],
])('%j is read as a price [GRID-1]', (text, numbers) => {
  expect(readPriceText(text)).toEqual(numbers)
})

test.each(['120,5', '45,50', '1.000', ',', '1,2000', '95.50', '$'])(
  '%j is not taken for another price [GRID-1]',
  (text) => {
    expect(readPriceText(text)).toBeNull()
  },
)
