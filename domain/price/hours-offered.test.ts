import {expect, test} from 'vitest'

import {firstOffered, hoursOffered, nearestOffered} from './hours-offered.ts'

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

test('what a URL or a rate asks for becomes the nearest length that is offered', () => {
  const half = {from: 2, to: 24, step: 0.5}
  expect([7.5, 7.6, 1, -3, 99, Number.NaN].map((hours) => nearestOffered(half, hours))).toEqual([
    7.5, 7.5, 2, 2, 24, 2,
  ])
  const whole = {from: 2, to: 24, step: 1}
  expect(nearestOffered(whole, 7.5)).toBe(8)
})

test('of the lengths that are offered the first is found that is long enough', () => {
  const whole = {from: 2, to: 24, step: 1}
  const first = [1, 2, 7.5, 8, 24, 24.5].map((hours) => firstOffered(whole, hours))
  expect(first).toEqual([2, 2, 8, 8, 24, null])
  expect(firstOffered({from: 2, to: 24, step: 0.5}, 7.5)).toBe(7.5)
  expect(firstOffered({from: 2.25, to: 24, step: 1}, 3)).toBe(3.25)
})
