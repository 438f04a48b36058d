import {expect, test} from 'vitest'

import {
  formatDuration,
  formatHours,
  formatOfficeHours,
  formatPhone,
  formatPriceRange,
  formatRange,
  telHref,
} from './format.ts'

test('prices and ranges are written as the specification writes them', () => {
  expect(formatPriceRange({min: 120, max: 180})).toBe('$120-180')
  expect(formatRange({min: 1, max: 6})).toBe('1-6')
  expect(formatRange({min: 4, max: 4})).toBe('4')
})

test('an incomplete price or range is no text', () => {
  expect(formatPriceRange({min: 120, max: null})).toBeNull()
  expect(formatPriceRange(null)).toBeNull()
  expect(formatRange({min: Number.NaN, max: 3})).toBeNull()
})

test('durations name both ends, or a plus when they are open', () => {
  expect(formatDuration({fromHours: 2, toHours: 4})).toBe('2-4 hours')
  expect(formatDuration({fromHours: 8})).toBe('8+ hours')
  expect(formatDuration({})).toBeNull()
})

test('hours agree in number', () => {
  expect(formatHours(24)).toBe('24 hours')
  expect(formatHours(1)).toBe('1 hour')
  expect(formatHours(undefined)).toBeNull()
})

test('phones are shown as people read them and dialed as machines do', () => {
  expect(formatPhone('+13055550100')).toBe('(305) 555-0100')
  expect(formatPhone('+44 20 7946 0000')).toBe('+44 20 7946 0000')
  expect(formatPhone('  ')).toBeNull()
  expect(telHref('+1 (305) 555-0100')).toBe('tel:+13055550100')
  expect(telHref('call us')).toBeNull()
})

test('office hours read as a sentence part', () => {
  const hours = {firstDay: 'Monday', lastDay: 'Friday', opens: '08:00', closes: '20:00'}
  expect(formatOfficeHours(hours)).toBe('Monday to Friday, 8AM to 8PM')
  expect(formatOfficeHours({...hours, opens: '08:30', lastDay: null})).toBe('Monday, 8:30AM to 8PM')
  expect(formatOfficeHours({...hours, closes: '25:00'})).toBeNull()
})
