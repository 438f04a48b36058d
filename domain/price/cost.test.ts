import {expect, test} from 'vitest'

import {words} from '../words/en.ts'
import {formatCost} from './cost.ts'

test('the cost of a booking sets off thousands and names cents only where there are some', () => {
  expect(formatCost({min: 825, max: 1200}, words)).toBe('$825-1,200')
  expect(formatCost({min: 800, max: 800}, words)).toBe('$800')
  expect(formatCost({min: 337.5, max: 500}, words)).toBe('$337.50-500')
  expect(formatCost({min: 337.5}, words)).toBeNull()
  expect(formatCost(null, words)).toBeNull()
})
