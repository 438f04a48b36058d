import {expect, test} from 'vitest'

import {type Figure, median, percentile, reachesTarget} from './figure.ts'

test('the median and the 95th percentile are samples that were measured', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(percentile([...Array(100).keys()], 95)).toBe(94)
  expect(median([])).toBeNaN()
})

test.for<[Partial<Figure>, boolean | undefined]>([
  [{}, undefined],
  [{target: {atMost: 2}}, true],
  [{target: {atMost: 1.9}}, false],
  [{target: {atLeast: 3}}, false],
  [{target: {atMost: 2}, p95Target: 8}, false],
  [{p95Target: 9}, true],
  [{samples: [], target: {atMost: 2}}, false],
])('%j of 1, 2 and 9 is judged %s', ([change, isReached]) => {
  expect(reachesTarget({what: '', unit: 'ms', samples: [1, 2, 9], ...change})).toBe(isReached)
})
