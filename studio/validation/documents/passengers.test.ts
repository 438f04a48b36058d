import {expect, test} from 'vitest'

import {fewestPassengersFirst, passengerCount} from './passengers.ts'

test('passengers are 1 to 60 and the fewest come first [CHECK-6]', () => {
  expect([1, 60].map(passengerCount)).toEqual([true, true])
  expect(passengerCount(0)).toBe('Passengers are a whole number from 1 to 60.')
  expect(passengerCount(61)).toBe(passengerCount(0))
  expect(passengerCount(2.5)).toBe(passengerCount(0))
  expect(fewestPassengersFirst({min: 8, max: 14})).toBe(true)
  expect(fewestPassengersFirst({min: 6, max: 1})).toBe(
    'The minimum (6) is higher than the maximum (1). Swap them?',
  )
})

test('what is still empty is not judged, and fewest and most may be the same', () => {
  expect(passengerCount(undefined)).toBe(true)
  for (const range of [undefined, {}, {min: 6}, {max: 1}, {min: 6, max: 6}]) {
    expect(fewestPassengersFirst(range)).toBe(true)
  }
})
