import {expect, test} from 'vitest'

import {moveWithin, reorderPart, withIdAt} from './reorder.ts'

test('an item moves before another, or behind it', () => {
  const ids = ['a', 'b', 'c']
  expect(withIdAt(ids, 'c', {side: 'before', of: 'a'})).toEqual(['c', 'a', 'b'])
  expect(withIdAt(ids, 'a', {side: 'after', of: 'b'})).toEqual(['b', 'a', 'c'])
  expect(withIdAt(ids, 'a', {side: 'after', of: 'c'})).toEqual(['b', 'c', 'a'])
  expect(withIdAt(ids, 'b', {side: 'before', of: 'b'})).toEqual(ids)
  expect(withIdAt(ids, 'b', {side: 'after', of: 'gone'})).toEqual(ids)
})

test('moving some items leaves the others where they are', () => {
  expect(reorderPart(['a', 'x', 'b', 'y'], ['b', 'a'])).toEqual(['b', 'x', 'a', 'y'])
})

test('a move within a part leaves the order of all others, whatever it has become [START-5]', () => {
  const part = ['a', 'b', 'c']
  const toTop = (all: string[]) => moveWithin(all, part, 'c', {side: 'before', of: 'a'})
  expect(toTop(['a', 'x', 'b', 'c'])).toEqual(['c', 'x', 'a', 'b'])
  expect(toTop(['c', 'b', 'x', 'a'])).toEqual(['b', 'c', 'x', 'a'])
  const down = (all: string[]) => moveWithin(all, part, 'a', {side: 'after', of: 'b'})
  expect(down(['a', 'b', 'x', 'c'])).toEqual(['b', 'a', 'x', 'c'])
  expect(down(['c', 'a', 'b', 'x'])).toEqual(['c', 'b', 'a', 'x'])
})
