import {expect, test} from 'vitest'

import {words} from '../words/en.ts'
import {words as spanish} from '../words/es.ts'
import {
  formatDate,
  formatDayInMiami,
  formatInMiami,
  formatDayAndTimeInMiami,
  formatTimeInMiami,
  miamiDay,
  miamiDaysBetween,
  miamiInstant,
  withDayPeriod,
} from './miami-time.ts'

const autumn = Date.parse('2026-10-01T12:00Z')

const utc = (time: string | null) => {
  const instant = miamiInstant(time)
  return instant === null ? null : new Date(instant).toISOString()
}

test('a day starts at midnight in Miami, in winter and in summer', () => {
  expect(utc('2027-01-15')).toBe('2027-01-15T05:00:00.000Z')
  expect(utc('2027-07-15')).toBe('2027-07-15T04:00:00.000Z')
})

test('the days on which the clocks change start by the clock before the change', () => {
  expect(utc('2027-03-14')).toBe('2027-03-14T05:00:00.000Z')
  expect(utc('2027-03-15')).toBe('2027-03-15T04:00:00.000Z')
  expect(utc('2027-11-07')).toBe('2027-11-07T04:00:00.000Z')
  expect(utc('2027-11-08')).toBe('2027-11-08T05:00:00.000Z')
})

test('a time of day is read by the clocks of Miami around the change', () => {
  expect(utc('2027-03-14T01:59')).toBe('2027-03-14T06:59:00.000Z')
  expect(utc('2027-03-14T03:00')).toBe('2027-03-14T07:00:00.000Z')
  expect(utc('2027-03-14T02:30')).toBe('2027-03-14T07:30:00.000Z')
  expect(utc('2027-11-07T01:30')).toBe('2027-11-07T05:30:00.000Z')
  expect(utc('2027-11-07T02:00')).toBe('2027-11-07T07:00:00.000Z')
})

test('anything else is no time', () => {
  expect([null, undefined, '', 'soon', '2027-13-01', '14 March 2027'].map(miamiInstant)).toEqual(
    Array.from({length: 6}, () => null),
  )
})

test('an instant falls on the day that Miami has then', () => {
  expect(miamiDay(Date.parse('2027-03-14T04:59:59Z'))).toBe('2027-03-13')
  expect(miamiDay(Date.parse('2027-03-14T05:00:00Z'))).toBe('2027-03-14')
  expect(miamiDay(Date.parse('2027-11-08T04:59:59Z'))).toBe('2027-11-07')
})

test('days are counted by the clocks of Miami', () => {
  const evening = Date.parse('2027-03-11T02:00:00Z')
  expect(miamiDaysBetween(evening, Date.parse('2027-03-11T04:59:00Z'))).toBe(0)
  expect(miamiDaysBetween(evening, Date.parse('2027-03-11T05:00:00Z'))).toBe(1)
  // The clocks change on March 14.
  expect(miamiDaysBetween(evening, Date.parse('2027-03-23T03:59:00Z'))).toBe(12)
  expect(miamiDaysBetween(evening, Date.parse('2027-03-10T04:59:00Z'))).toBe(-1)
})

test('an instant is written as Miami has it', () => {
  const instant = Date.parse('2027-03-14T04:59:00Z')
  expect(formatInMiami(instant, {month: 'short', day: 'numeric'}, words)).toBe('Mar 13')
  expect(formatInMiami(instant, {dateStyle: 'medium', timeStyle: 'short'}, words)).toBe(
    'Mar 13, 2027, 11:59 PM',
  )
})

test('a day is written as its language writes dates, and what is not a day is left out', () => {
  expect(formatDate('2026-11-01', words)).toBe('November 1, 2026')
  expect(formatDate('2026-07-01', words)).toBe('July 1, 2026')
  expect(formatDate('2026-11-01', spanish)).toBe('1 de noviembre de 2026')
  for (const none of [null, undefined, '', 'soon']) expect(formatDate(none, words)).toBeNull()
})

test('a day with its time is written as its language writes dates', () => {
  const evening = miamiInstant('2026-12-03T18:30') ?? Number.NaN
  const noon = miamiInstant('2026-12-03T13:00') ?? Number.NaN
  expect(formatDayAndTimeInMiami(evening, autumn, words)).toMatch(
    /^Thursday, December 3, 6:30\sPM$/,
  )
  expect(formatDayAndTimeInMiami(evening, autumn, spanish)).toBe(
    'jueves 3 de diciembre a las 6:30\u00A0p.\u00A0m.',
  )
  expect(formatDayAndTimeInMiami(noon, autumn, spanish)).toBe(
    'jueves 3 de diciembre a la 1:00\u00A0p.\u00A0m.',
  )
})

test('a minute that the clocks show twice has its zone, and the minutes around it do not [REFUND-3]', () => {
  const time = (instant: string) =>
    formatTimeInMiami(Date.parse(instant), words).replace(/\s/g, ' ')
  expect(time('2026-11-01T04:59Z')).toBe('12:59 AM')
  expect(time('2026-11-01T05:00Z')).toBe('1:00 AM EDT')
  expect(time('2026-11-01T05:45Z')).toBe('1:45 AM EDT')
  expect(time('2026-11-01T06:45Z')).toBe('1:45 AM EST')
  expect(time('2026-11-01T07:00Z')).toBe('2:00 AM')
  expect(time('2026-03-08T07:30Z')).toBe('3:30 AM')
  expect(formatDayAndTimeInMiami(Date.parse('2026-11-01T06:45Z'), autumn, spanish)).toBe(
    'domingo 1 de noviembre a la 1:45\u00A0a.\u00A0m. EST',
  )
})

test('a day of another year than that of Miami has its year', () => {
  const day = Date.parse('2027-01-01T05:00Z')
  expect(formatDayInMiami(day, Date.parse('2027-01-01T04:59Z'), words)).toBe(
    'Friday, January 1, 2027',
  )
  expect(formatDayInMiami(day, Date.parse('2027-01-01T05:00Z'), words)).toBe('Friday, January 1')
  expect(formatDayInMiami(day, autumn, spanish)).toBe('viernes 1 de enero de 2027')
})

test('a text around a time makes it none', () => {
  expect(miamiInstant('on 2027-03-14')).toBeNull()
  expect(miamiInstant('2027-03-14T09:30:00')).toBeNull()
})

test('however an engine writes the half of a day in Spanish, no line ends within it', () => {
  for (const written of ['6:30 p.m.', '6:30 p. m.', '6:30\u00A0p.\u00A0m.']) {
    expect(withDayPeriod(written)).toBe('6:30\u00A0p.\u00A0m.')
  }
})
