import {expect, test} from 'vitest'

import {sampleValueMessage} from '../texts/sample-values.ts'
import {bagCount, childSeatCount, noSampleCapacity, rowsHoldPassengers} from './capacity.ts'

test('counts are whole numbers in their limits, and may be empty [CHECK-6]', () => {
  for (const check of [bagCount, childSeatCount]) {
    expect([undefined, 0, 4].map(check)).toEqual([true, true, true])
    for (const count of [-1, 1.5, 41]) expect(check(count)).toMatch(/whole number from 0 to/)
  }
  expect([bagCount(40), childSeatCount(20)]).toEqual([true, true])
  expect(childSeatCount(21)).toBe('Child seats are a whole number from 0 to 20.')
})

test('the rows have as many seats as the vehicle takes passengers [CHECK-6]', () => {
  expect(rowsHoldPassengers({rows: '1, 2, 3'}, {min: 1, max: 6})).toBe(true)
  expect(rowsHoldPassengers({rows: '1, 2'}, {min: 1, max: 6})).toBe(
    'The rows have 3 seats, but the vehicle takes at most 6 passengers.',
  )
  for (const rows of ['6', '1 and 5', '1, 5', '1,,2', '3, 3']) {
    expect(rowsHoldPassengers({rows}, {max: 6}), rows).toMatch(/for example 1, 2, 3/)
  }
  expect(rowsHoldPassengers({rows: '1, 2'}, undefined)).toBe(true)
  expect(rowsHoldPassengers(undefined, {max: 6})).toBe(true)
})

test('sample values are marked until somebody has measured the vehicle', () => {
  expect(noSampleCapacity(true)).toBe(sampleValueMessage)
  expect([false, undefined].map(noSampleCapacity)).toEqual([true, true])
})

test('a bus holds 40 bags and 20 child seats at most', () => {
  expect([bagCount(40), childSeatCount(20)]).toEqual([true, true])
  expect(bagCount(41)).toBe('Bags are a whole number from 0 to 40.')
  expect(childSeatCount(21)).toBe('Child seats are a whole number from 0 to 20.')
})

test('rows are numbers with commas and nothing around them', () => {
  for (const rows of ['1, 2, 3', ' 1,2,3 ', '1 , 2 , 3', '\u200b1, 2, 3']) {
    expect(rowsHoldPassengers({rows}, {max: 6}), rows).toBe(true)
  }
  for (const rows of ['rows 1, 2, 3', '1, 2, 3 seats']) {
    expect(rowsHoldPassengers({rows}, {max: 6}), rows).toMatch(/for example 1, 2, 3/)
  }
  for (const rows of [undefined, ' ']) expect(rowsHoldPassengers({rows}, {max: 6})).toBe(true)
})

test('rows are not compared with passengers that nobody has entered', () => {
  for (const passengers of [null, {min: 1}, {max: undefined}]) {
    expect(rowsHoldPassengers({rows: '1, 2'}, passengers)).toBe(true)
  }
})
