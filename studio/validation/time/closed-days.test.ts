import {expect, test} from 'vitest'

import {closedDayIsAhead, noDayTwice} from './closed-days.ts'

test('a closed day stands in the list once [CHECK-8]', () => {
  expect(noDayTwice(undefined)).toBe(true)
  expect(noDayTwice([{day: '2027-11-25'}, {}, {}, {day: '2027-12-25'}])).toBe(true)
  expect(noDayTwice([{day: '2027-11-25'}, {day: '2027-12-25'}, {day: '2027-11-25'}])).toBe(
    '2027-11-25 is in the list twice.',
  )
})

test('what is no day yet is not counted', () => {
  expect(noDayTwice([null, null, 'text', 'text', {day: 7}, {day: 7}, {name: 'a'}])).toBe(true)
})

test('a day that is over in Miami is pointed out, today is not', () => {
  const now = Date.parse('2027-01-01T03:00:00Z')
  expect(closedDayIsAhead(undefined, now)).toBe(true)
  expect(closedDayIsAhead('2027-12-25', now)).toBe(true)
  expect(closedDayIsAhead('2026-12-31', now)).toBe(true)
  expect(closedDayIsAhead('2026-12-30', now)).toBe(
    'This day has passed, so the site no longer names it. Choose the next one, or remove it.',
  )
})
