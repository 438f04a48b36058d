import {expect, test} from 'vitest'

import {counted} from './counted.ts'

test('what is counted is singular for exactly one', () => {
  expect(counted(1, 'hour')).toBe('1 hour')
  expect(counted(0, 'hour')).toBe('0 hours')
  expect(counted(1.5, 'hour')).toBe('1.5 hours')
  expect(counted('?', 'hour')).toBe('? hours')
  expect(counted(1, 'city', 'cities')).toBe('1 city')
  expect(counted(2, 'city', 'cities')).toBe('2 cities')
})
