import {expect, test} from 'vitest'

import {moved, withPartInOrder} from './reorder.ts'

test('an item moves before another, or to the end', () => {
  expect(moved(['a', 'b', 'c'], 'c', 'a')).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b', 'c'], 'a', null)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 'b', 'b')).toEqual(['a', 'b', 'c'])
})

test('moving some items leaves the others where they are', () => {
  expect(withPartInOrder(['a', 'x', 'b', 'y'], ['b', 'a'])).toEqual(['b', 'x', 'a', 'y'])
})
