import {expect, test} from 'vitest'

import {hasEnded, isShowing} from './schedule.ts'

const schedule = {showFrom: '2027-01-15T14:00:00Z', showUntil: '2027-01-20T22:00:00Z'}
const showsAt = (time: string, when = schedule) => isShowing(when, Date.parse(time))

test('a section shows from the minute that staff chose until the one in which it ends', () => {
  expect(showsAt('2027-01-15T13:59:59Z')).toBe(false)
  expect(showsAt('2027-01-15T14:00:00Z')).toBe(true)
  expect(showsAt('2027-01-20T21:59:59Z')).toBe(true)
  expect(showsAt('2027-01-20T22:00:00Z')).toBe(false)
})

test('without a schedule it always shows', () => {
  expect(isShowing({}, 0)).toBe(true)
  expect(isShowing({showFrom: null, showUntil: null}, 0)).toBe(true)
})

test('what shows no more has ended, what is still to come has not', () => {
  const endedAt = (time: string) => hasEnded(schedule, Date.parse(time))
  expect(endedAt('2027-01-15T13:59:59Z')).toBe(false)
  expect(endedAt('2027-01-20T21:59:59Z')).toBe(false)
  expect(endedAt('2027-01-20T22:00:00Z')).toBe(true)
})
