import {expect, test} from 'vitest'

import {inOrder} from './list-order.ts'

const documents = [{_id: 'a'}, {_id: 'b'}, {_id: 'c'}]

test('documents stand in the order that staff gave them', () => {
  expect(inOrder(documents, ['c', 'a', 'b']).map(({_id}) => _id)).toEqual(['c', 'a', 'b'])
})

test('documents without a place come last, as they were', () => {
  expect(inOrder(documents, ['gone', 'c']).map(({_id}) => _id)).toEqual(['c', 'a', 'b'])
  expect(inOrder(documents, null)).toEqual(documents)
  expect(inOrder(null, ['a'])).toEqual([])
})

test('a document that the order names twice stands at its first place', () => {
  expect(inOrder(documents, ['b', 'a', 'b']).map(({_id}) => _id)).toEqual(['b', 'a', 'c'])
})

test('a place of a document that is gone counts for nothing', () => {
  const more = [...documents, {_id: 'd'}]
  expect(inOrder(more, ['c', 'a']).map(({_id}) => _id)).toEqual(['c', 'a', 'b', 'd'])
  expect(inOrder([{_id: 'a'}], ['gone', 'a'])).toEqual([{_id: 'a'}])
})
