import {expect, test} from 'vitest'

import {closedDays} from './closed-days.ts'

/** The evening of November 25 in Miami. */
const now = Date.parse('2027-11-26T04:59:00Z')

test('a closed day that is not over is named with equal times', () => {
  const days = ['2027-11-24', '2027-11-25', '2027-12-25'].map((day) => ({day}))
  const closed = {'@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00'}
  expect(closedDays(days, now)).toEqual({
    specialOpeningHoursSpecification: [
      {...closed, validFrom: '2027-11-25', validThrough: '2027-11-25'},
      {...closed, validFrom: '2027-12-25', validThrough: '2027-12-25'},
    ],
  })
})

test('nothing is said of days that are over, missing or unreadable', () => {
  expect(closedDays([], now)).toEqual({})
  expect(closedDays([{day: '2027-11-24'}, {}, {day: 'soon'}, {day: null}], now)).toEqual({})
})
