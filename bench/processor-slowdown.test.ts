import {expect, test} from 'vitest'

import {processorSlowdown} from './processor-slowdown.ts'

test.for<[number, number]>([
  [2000, 4],
  [1533, 4],
  [1300, 3],
  [1050, 2.5],
  [800, 2],
  [150, 1],
  [50, 1],
])('a machine of index %i is slowed down %f times', ([index, times]) => {
  expect(processorSlowdown(index)).toBe(times)
})
