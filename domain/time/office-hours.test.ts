import {expect, test} from 'vitest'

import {formatOfficeHours, isClockTime} from './office-hours.ts'

test('office hours read as a sentence part', () => {
  const hours = {firstDay: 'Monday', lastDay: 'Friday', opens: '08:00', closes: '20:00'}
  expect(formatOfficeHours(hours)).toBe('Monday to Friday, 8AM to 8PM')
  expect(formatOfficeHours({...hours, opens: '08:30', lastDay: null})).toBe('Monday, 8:30AM to 8PM')
  expect(formatOfficeHours({...hours, closes: '25:00'})).toBeNull()
})

test('staff write times with four digits, and one without its zero is still shown', () => {
  expect(isClockTime('08:00')).toBe(true)
  expect(isClockTime('8:00')).toBe(false)
  expect(isClockTime('24:00')).toBe(false)
  expect(formatOfficeHours({firstDay: 'Monday', opens: '8:00', closes: '00:15'})).toBe(
    'Monday, 8AM to 12:15AM',
  )
})
