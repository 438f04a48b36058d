import {expect, test} from 'vitest'

import {formatDuration, formatHours, formatUnfinishedDuration} from './duration.ts'

test('durations name both ends, or a plus when they are open', () => {
  expect(formatDuration({fromHours: 2, toHours: 4})).toBe('2-4 hours')
  expect(formatDuration({fromHours: 8})).toBe('8+ hours')
  expect(formatDuration({})).toBeNull()
})

test('staff see a duration while they are writing it', () => {
  expect(formatUnfinishedDuration({fromHours: 2, toHours: 4})).toBe('2-4 hours')
  expect(formatUnfinishedDuration({fromHours: 8})).toBe('8+ hours')
  expect(formatUnfinishedDuration({toHours: 4})).toBe('0-4 hours')
  expect(formatUnfinishedDuration({})).toBe('0+ hours')
})

test('hours agree in number', () => {
  expect(formatHours(24)).toBe('24 hours')
  expect(formatHours(1)).toBe('1 hour')
  expect(formatHours(7.5)).toBe('7½ hours')
  expect(formatHours(0.5)).toBe('½ hour')
  expect(formatHours(undefined)).toBeNull()
})
