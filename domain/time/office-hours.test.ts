import {expect, test} from 'vitest'

import {words} from '../words/en.ts'
import {words as spanish} from '../words/es.ts'
import {formatOfficeHours, isClockTime} from './office-hours.ts'

test('office hours read as a sentence part', () => {
  const hours = {firstDay: 'Monday', lastDay: 'Friday', opens: '08:00', closes: '20:00'}
  expect(formatOfficeHours(hours, words)).toBe('Monday to Friday, 8AM to 8PM')
  expect(formatOfficeHours({...hours, opens: '08:30', lastDay: null}, words)).toBe(
    'Monday, 8:30AM to 8PM',
  )
  expect(formatOfficeHours({...hours, closes: '25:00'}, words)).toBeNull()
})

test('staff write times with four digits, and one without its zero is still shown', () => {
  expect(isClockTime('08:00')).toBe(true)
  expect(isClockTime('8:00')).toBe(false)
  expect(isClockTime('24:00')).toBe(false)
  expect(formatOfficeHours({firstDay: 'Monday', opens: '8:00', closes: '00:15'}, words)).toBe(
    'Monday, 8AM to 12:15AM',
  )
})

test('in Spanish days are in lower case', () => {
  const hours = {firstDay: 'Monday', lastDay: 'Friday', opens: '08:00', closes: '20:30'}
  expect(formatOfficeHours(hours, spanish)).toBe(
    'lunes a viernes, de 8\u00A0a.\u00A0m. a\u00A08:30\u00A0p.\u00A0m.',
  )
})

const wholeWeek = {firstDay: 'Monday', lastDay: 'Friday', opens: '08:00', closes: '20:00'}

test.each([
  ['anything', null],
  ['the first day', {...wholeWeek, firstDay: null}],
  ['more than spaces for the first day', {...wholeWeek, firstDay: ' '}],
  ['the time of opening', {...wholeWeek, opens: null}],
  ['a time alone', {...wholeWeek, opens: '08:00 sharp'}],
])('there are no office hours without %s', (_, hours) => {
  expect(formatOfficeHours(hours, words)).toBeNull()
})

test('one day is named once, noon is PM, and a day that is none is shown as it is', () => {
  const hours = {...wholeWeek, lastDay: 'Monday', closes: '12:00'}
  expect(formatOfficeHours(hours, words)).toBe('Monday, 8AM to 12PM')
  expect(formatOfficeHours({...hours, firstDay: 'Holidays', lastDay: ' '}, words)).toBe(
    'Holidays, 8AM to 12PM',
  )
})

test('a time of staff is a time alone', () => {
  expect(isClockTime('at 08:00')).toBe(false)
  expect(isClockTime('08:00 AM')).toBe(false)
})
