import {expect, test} from 'vitest'

import {hoursOffered, isOffered, nearestOffered} from './hours-offered.ts'

test('bookings from the minimum to a whole day are offered, in half hours where the office says so [COST-1]', () => {
  expect(hoursOffered(2, true)).toEqual({from: 2, to: 24, step: 0.5})
  expect(hoursOffered(3, false)).toEqual({from: 3, to: 24, step: 1})
  expect(hoursOffered(20, false)).toEqual({from: 20, to: 40, step: 1})
})

test('without a minimum nothing is offered', () => {
  expect([null, undefined, 0, -1, Number.NaN].map((hours) => hoursOffered(hours, true))).toEqual(
    Array.from({length: 5}, () => null),
  )
})

test('what an address or a rate asks for becomes the nearest length that is offered', () => {
  const half = {from: 2, to: 24, step: 0.5}
  expect([7.5, 7.6, 1, -3, 99, Number.NaN].map((hours) => nearestOffered(half, hours))).toEqual([
    7.5, 7.5, 2, 2, 24, 2,
  ])
  const whole = {from: 2, to: 24, step: 1}
  expect(nearestOffered(whole, 7.5)).toBe(8)
  expect([1, 2, 7.5, 8, 25].map((hours) => isOffered(whole, hours))).toEqual([
    false,
    true,
    false,
    true,
    false,
  ])
  expect(isOffered(half, 7.5)).toBe(true)
})

test('the longest length is offered, and steps are counted from the shortest', () => {
  expect(isOffered({from: 2, to: 24, step: 1}, 24)).toBe(true)
  expect(isOffered({from: 2.25, to: 24, step: 1}, 3.25)).toBe(true)
})
