import {expect, test} from 'vitest'

import {capacityOf, seatsByRow} from './capacity.ts'

test('a vehicle holds what staff entered', () => {
  const fields = {rows: '1, 2, 3', checkedBags: 4, cabinBags: 2, childSeats: 0}
  expect(capacityOf(fields, 6)).toEqual({
    seats: 6,
    rows: [1, 2, 3],
    bags: {checked: 4, cabin: 2},
    childSeats: 0,
  })
})

test('what is missing or unreadable is not known; rows that do not add up are not drawn', () => {
  const unknown = {seats: 6, rows: null, bags: null, childSeats: null}
  expect(capacityOf(null, 6)).toEqual(unknown)
  expect(capacityOf({rows: '1, 2', checkedBags: 4, childSeats: -1}, 6)).toEqual(unknown)
  expect(capacityOf({rows: '6', cabinBags: 1.5}, 6)).toEqual(unknown)
  expect(capacityOf({rows: 'one and five'}, 6)).toEqual(unknown)
  expect(capacityOf({rows: '1, 2, 3'}, null)).toBeNull()
  expect(capacityOf({}, 0)).toBeNull()
})

test('a count is a whole number up to 60, more than the form takes of anything', () => {
  const known = (childSeats: number) => capacityOf({childSeats}, 6)?.childSeats
  expect([0, 60, 61, -1, 1.5].map(known)).toEqual([0, 60, null, null, null])
})

test('a row may have ten seats and more, but each must be a count', () => {
  expect(seatsByRow('2, 12')).toEqual([2, 12])
  expect(seatsByRow('2, 61')).toBeNull()
})
