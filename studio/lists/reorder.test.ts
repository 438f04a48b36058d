import {expect, test} from 'vitest'

import {withIdBefore, reorderPart} from './reorder.ts'

test('an item moves before another, or to the end', () => {
  expect(withIdBefore(['a', 'b', 'c'], 'c', 'a')).toEqual(['c', 'a', 'b'])
  expect(withIdBefore(['a', 'b', 'c'], 'a', null)).toEqual(['b', 'c', 'a'])
  expect(withIdBefore(['a', 'b', 'c'], 'b', 'b')).toEqual(['a', 'b', 'c'])
})

test('moving some items leaves the others where they are', () => {
  expect(reorderPart(['a', 'x', 'b', 'y'], ['b', 'a'])).toEqual(['b', 'x', 'a', 'y'])
})
