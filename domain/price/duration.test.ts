import {expect, test} from 'vitest'

import {words} from '../words/en.ts'
import {words as spanish} from '../words/es.ts'
import {formatDuration, formatHours} from './duration.ts'
import {formatUnfinishedDuration} from './unfinished-duration.ts'

test('durations name both ends, or a plus when they are open', () => {
  expect(formatDuration({fromHours: 2, toHours: 4}, words)).toBe('2-4 hours')
  expect(formatDuration({fromHours: 8}, words)).toBe('8+ hours')
  expect(formatDuration({fromHours: 2, toHours: 4.5}, words)).toBe('2-4½ hours')
  expect(formatDuration({fromHours: 4.5}, words)).toBe('4½+ hours')
  expect(formatDuration({}, words)).toBeNull()
})

test('staff see a duration while they are writing it', () => {
  expect(formatUnfinishedDuration({fromHours: 2, toHours: 4})).toBe('2-4 hours')
  expect(formatUnfinishedDuration({fromHours: 8})).toBe('8+ hours')
  expect(formatUnfinishedDuration({toHours: 4})).toBe('0-4 hours')
  expect(formatUnfinishedDuration({})).toBe('0+ hours')
})

test('hours agree in number', () => {
  expect(formatHours(24, words)).toBe('24 hours')
  expect(formatHours(1, words)).toBe('1 hour')
  expect(formatHours(7.5, words)).toBe('7½ hours')
  expect(formatHours(0.5, words)).toBe('½ hour')
  expect(formatHours(undefined, words)).toBeNull()
})

test('in Spanish', () => {
  expect(formatDuration({fromHours: 2, toHours: 4}, spanish)).toBe('2-4 horas')
  expect(formatDuration({fromHours: 8}, spanish)).toBe('8+ horas')
  expect(formatHours(7.5, spanish)).toBe('7½ horas')
  expect(formatHours(1, spanish)).toBe('1 hora')
})

test('no time at all is several hours', () => {
  expect(formatHours(0, words)).toBe('0 hours')
})

test('a lower end that is no number is no duration yet', () => {
  expect(formatUnfinishedDuration({fromHours: Number.NaN, toHours: 4})).toBe('')
})
