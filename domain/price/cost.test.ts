import {expect, test} from 'vitest'

import {formatCost} from './cost.ts'

test('the cost of a booking sets off thousands and names cents only where there are some', () => {
  expect(formatCost({min: 825, max: 1200})).toBe('$825-1,200')
  expect(formatCost({min: 800, max: 800})).toBe('$800')
  expect(formatCost({min: 337.5, max: 500})).toBe('$337.50-500')
  expect(formatCost({min: 337.5})).toBeNull()
  expect(formatCost(null)).toBeNull()
})
