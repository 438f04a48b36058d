import {expect, test} from 'vitest'

import {driveLine} from './drive-line.ts'

const range = (fromMinutes: number, toMinutes: number) => ({fromMinutes, toMinutes})

test('minutes are mapped to a line that ends at the next quarter of an hour', () => {
  expect(driveLine([range(15, 30), range(45, 100)])).toEqual({
    minutes: 105,
    stretches: [
      {start: (15 / 105) * 100, end: (30 / 105) * 100},
      {start: (45 / 105) * 100, end: (100 / 105) * 100},
    ],
    isShared: true,
  })
})

test.each([
  ['overlap', [range(15, 50), range(40, 90)]],
  ['touch', [range(15, 40), range(40, 90)]],
  ['begin too close together for their texts', [range(5, 8), range(12, 90)]],
  ['begin too far out for a text', [range(10, 20), range(85, 90)]],
])('ranges that %s have a line each', (_, ranges) => {
  expect(driveLine(ranges).isShared).toBe(false)
})

test('a single range has the shared line', () => {
  expect(driveLine([range(20, 45)])).toEqual({
    minutes: 45,
    stretches: [{start: (20 / 45) * 100, end: 100}],
    isShared: true,
  })
})
