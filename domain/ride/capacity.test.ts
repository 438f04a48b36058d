import {expect, test} from 'vitest'

import {capacityOf} from './capacity.ts'

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
