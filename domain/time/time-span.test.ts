import {expect, test} from 'vitest'

import {miamiInstant} from './miami-time.ts'
import {spanState, startsAndEnds} from './time-span.ts'

const minute = 60_000

test('a span runs from the minute in which it starts to the one in which it ends', () => {
  const stateAt = (time: string) =>
    spanState(
      {from: '2027-01-15T14:00:00.000Z', until: '2027-01-20T22:00:00.000Z'},
      Date.parse(time),
    )
  expect(stateAt('2027-01-15T13:59:59.999Z')).toBe('ahead')
  expect(stateAt('2027-01-15T14:00:00Z')).toBe('running')
  expect(stateAt('2027-01-20T21:59:59.999Z')).toBe('running')
  expect(stateAt('2027-01-20T22:00:00Z')).toBe('over')
})

test.each([
  ['the last minute before the clocks go forward', '2027-03-14T01:59', '2027-03-14T06:59:00Z'],
  ['the first minute after they went forward', '2027-03-14T03:00', '2027-03-14T07:00:00Z'],
  ['the evening after they went forward', '2027-03-14T18:00', '2027-03-14T22:00:00Z'],
  ['the first 1:30 as they go back', '2027-11-07T01:30', '2027-11-07T05:30:00Z'],
  ['the evening after they went back', '2027-11-07T18:00', '2027-11-07T23:00:00Z'],
])('%s ends and starts a span at that minute of Miami', (_, clocksOfMiami, stored) => {
  const instant = miamiInstant(clocksOfMiami) ?? Number.NaN
  const ending = {from: null, until: stored}
  expect(spanState(ending, instant - 1)).toBe('running')
  expect(spanState(ending, instant)).toBe('over')
  const starting = {from: stored, until: null}
  expect(spanState(starting, instant - 1)).toBe('ahead')
  expect(spanState(starting, instant)).toBe('running')
})

test('the second 1:30 of the night on which the clocks go back is an hour after the first', () => {
  const span = {from: '2027-11-07T06:30:00.000Z', until: null}
  const first = miamiInstant('2027-11-07T01:30') ?? Number.NaN
  expect(spanState(span, first)).toBe('ahead')
  expect(spanState(span, first + 60 * minute - 1)).toBe('ahead')
  expect(spanState(span, first + 60 * minute)).toBe('running')
})

test('a time that is missing or unreadable sets no bound', () => {
  expect(spanState({from: null, until: undefined}, 0)).toBe('running')
  expect(spanState({from: 'soon', until: ''}, 0)).toBe('running')
})

test('a page has to look again at every time that can be read', () => {
  expect(
    startsAndEnds([
      {from: '1970-01-01T00:00:01Z', until: '1970-01-01T00:00:02Z'},
      {from: 'soon', until: null},
    ]),
  ).toEqual([1000, 2000])
})
