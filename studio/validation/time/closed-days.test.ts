import {expect, test} from 'vitest'

import {noDayTwice} from './closed-days.ts'

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
