import {expect, test} from 'vitest'

import {RecentPositions} from './recent-positions.ts'

test('only the latest positions are kept', () => {
  const positions = new RecentPositions(2)
  const at = (section: number) => ({section, top: 0})
  positions.set('a', at(1))
  positions.set('b', at(2))
  positions.set('a', at(3))
  positions.set('c', at(4))
  expect(['a', 'b', 'c'].map((key) => positions.get(key)?.section)).toEqual([3, undefined, 4])
})
