import {expect, test} from 'vitest'

import {miamiInstant} from './miami-time.ts'
import {hasOfficeHours, officeState} from './office-state.ts'

const weekdaysFrom8To20 = {
  firstDay: 'Monday',
  lastDay: 'Friday',
  opens: '08:00',
  closes: '20:00',
} as const

const at = (miami: string) => miamiInstant(miami) ?? Number.NaN
const stateAt = (miami: string, closedDays: {day: string; name?: string}[] = []) =>
  officeState(weekdaysFrom8To20, closedDays, at(miami))
const closedUntil = (miami: string, closedFor: string | null = null) => ({
  isOpen: false,
  opensAt: at(miami),
  closedFor,
})

test('the office is open from the minute it opens until the minute it closes [OFFICE-1]', () => {
  const opens = at('2027-06-02T08:00')
  const closes = at('2027-06-02T20:00')
  expect(officeState(weekdaysFrom8To20, [], opens - 1)).toEqual(closedUntil('2027-06-02T08:00'))
  expect(officeState(weekdaysFrom8To20, [], opens)).toEqual({isOpen: true, until: closes})
  expect(officeState(weekdaysFrom8To20, [], closes - 1)).toEqual({isOpen: true, until: closes})
  expect(officeState(weekdaysFrom8To20, [], closes)).toEqual(closedUntil('2027-06-03T08:00'))
})

test('from Friday evening it opens on Monday', () => {
  expect(stateAt('2027-06-04T20:00')).toEqual(closedUntil('2027-06-07T08:00'))
  expect(stateAt('2027-06-06T12:00')).toEqual(closedUntil('2027-06-07T08:00'))
})

test('the clocks of Miami decide over the weekends on which they change', () => {
  // Friday evening is in winter, Monday morning in summer.
  expect(at('2027-03-15T08:00')).toBe(Date.parse('2027-03-15T12:00:00Z'))
  expect(stateAt('2027-03-12T21:00')).toEqual(closedUntil('2027-03-15T08:00'))
  expect(stateAt('2027-03-15T07:59')).toEqual(closedUntil('2027-03-15T08:00'))
  expect(stateAt('2027-03-15T08:00')).toMatchObject({isOpen: true})
  // And back.
  expect(at('2027-11-08T08:00')).toBe(Date.parse('2027-11-08T13:00:00Z'))
  expect(stateAt('2027-11-05T21:00')).toEqual(closedUntil('2027-11-08T08:00'))
})

test.each([
  ['forward', '2027-03-14', '2027-03-14T12:00:00Z', '2027-03-15T00:00:00Z'],
  ['back', '2027-11-07', '2027-11-07T13:00:00Z', '2027-11-08T01:00:00Z'],
])('on the Sunday on which the clocks go %s, an office that works keeps its hours', (...row) => {
  const [, day, opens, closes] = row
  const everyDay = {...weekdaysFrom8To20, lastDay: 'Sunday'}
  expect(officeState(everyDay, [], at(`${day}T01:30`))).toMatchObject({opensAt: Date.parse(opens)})
  expect(officeState(everyDay, [], Date.parse(opens))).toEqual({
    isOpen: true,
    until: Date.parse(closes),
  })
})

test('days may run across Sunday, and one day alone is enough', () => {
  const weekend = {...weekdaysFrom8To20, firstDay: 'Saturday', lastDay: 'Monday'}
  expect(officeState(weekend, [], at('2027-06-06T12:00'))).toMatchObject({isOpen: true})
  expect(officeState(weekend, [], at('2027-06-08T12:00'))).toMatchObject({
    opensAt: at('2027-06-12T08:00'),
  })
  const mondays = {...weekdaysFrom8To20, lastDay: null}
  expect(officeState(mondays, [], at('2027-06-08T12:00'))).toMatchObject({
    opensAt: at('2027-06-14T08:00'),
  })
})

test('on a closed day the office says what it is closed for and opens on the next day that is none [OFFICE-2]', () => {
  const closed = [{day: '2027-11-25', name: 'Thanksgiving'}, {day: '2027-11-26'}]
  expect(stateAt('2027-11-25T12:00', closed)).toEqual(
    closedUntil('2027-11-29T08:00', 'Thanksgiving'),
  )
  expect(stateAt('2027-11-26T12:00', closed)).toEqual(closedUntil('2027-11-29T08:00'))
  expect(stateAt('2027-11-24T21:00', closed)).toEqual(closedUntil('2027-11-29T08:00'))
})

test('an office that is closed for months has no opening in sight', () => {
  const closed = Array.from({length: 200}, (_, days) => ({
    day: new Date(Date.UTC(2027, 5, 1 + days)).toISOString().slice(0, 10),
  }))
  expect(stateAt('2027-06-02T12:00', closed)).toEqual({
    isOpen: false,
    opensAt: null,
    closedFor: null,
  })
})

test('nothing follows from hours that are missing, incomplete or unreadable', () => {
  const incomplete = [
    null,
    undefined,
    {},
    {...weekdaysFrom8To20, firstDay: null},
    {...weekdaysFrom8To20, lastDay: 'Fri'},
    {...weekdaysFrom8To20, opens: null},
    {...weekdaysFrom8To20, closes: '25:00'},
    {...weekdaysFrom8To20, opens: '20:00', closes: '08:00'},
  ]
  for (const hours of incomplete) {
    expect(officeState(hours, [], at('2027-06-02T12:00'))).toBeNull()
    expect(hasOfficeHours(hours)).toBe(false)
  }
  expect(hasOfficeHours({...weekdaysFrom8To20, opens: '8:00'})).toBe(true)
})

test.each([
  ['Sunday', '2027-06-06'],
  ['Monday', '2027-06-07'],
  ['Tuesday', '2027-06-08'],
  ['Wednesday', '2027-06-09'],
  ['Thursday', '2027-06-10'],
  ['Friday', '2027-06-11'],
  ['Saturday', '2027-06-12'],
])('an office that opens on %s alone is open on that day of the week', (firstDay, day) => {
  const hours = {firstDay, lastDay: null, opens: '08:00', closes: '20:00'}
  expect(officeState(hours, [], at(`${day}T12:00`))).toMatchObject({isOpen: true})
})

test('an office that closes when it opens has no hours', () => {
  expect(hasOfficeHours({...weekdaysFrom8To20, closes: '08:00'})).toBe(false)
})
