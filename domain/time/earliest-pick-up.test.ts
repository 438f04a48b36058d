import {expect, test} from 'vitest'

import {earliestPickUp} from './earliest-pick-up.ts'
import {miamiInstant} from './miami-time.ts'

const at = (miami: string) => miamiInstant(miami) ?? Number.NaN

test('the earliest pick-up is the notice from now, rounded up to ten minutes [OFFICE-5]', () => {
  expect(earliestPickUp(24, at('2027-06-02T18:31'))).toBe(at('2027-06-03T18:40'))
  expect(earliestPickUp(24, at('2027-06-02T18:40'))).toBe(at('2027-06-03T18:40'))
  expect(earliestPickUp(24, at('2027-06-02T18:40') + 1)).toBe(at('2027-06-03T18:50'))
  expect(earliestPickUp(24, at('2027-06-02T23:55'))).toBe(at('2027-06-04T00:00'))
  expect(earliestPickUp(2, at('2027-06-02T18:31'))).toBe(at('2027-06-02T20:40'))
})

test('the notice is counted in hours that pass, so the clock moves with it where the clocks change', () => {
  expect(earliestPickUp(24, at('2027-03-13T18:31'))).toBe(at('2027-03-14T19:40'))
  expect(earliestPickUp(24, at('2027-11-06T18:31'))).toBe(at('2027-11-07T17:40'))
})

test('without a notice there is no earliest pick-up', () => {
  expect([null, undefined, 0, -1, Number.NaN].map((hours) => earliestPickUp(hours, 0))).toEqual(
    Array.from({length: 5}, () => null),
  )
})
