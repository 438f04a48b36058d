import {expect, test} from 'vitest'

import {RecentPositions} from './recent-positions.ts'

test('only the latest positions are kept', () => {
  const positions = new RecentPositions<number>(2)
  positions.set('a', 1)
  positions.set('b', 2)
  positions.set('a', 3)
  positions.set('c', 4)
  expect(['a', 'b', 'c'].map((key) => positions.get(key))).toEqual([3, undefined, 4])
})
