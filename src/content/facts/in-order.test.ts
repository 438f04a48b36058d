import {expect, test} from 'vitest'

import {inOrder} from './in-order.ts'

const documents = [{_id: 'a'}, {_id: 'b'}, {_id: 'c'}]

test('documents stand in the order that staff gave them', () => {
  expect(inOrder(documents, ['c', 'a', 'b']).map(({_id}) => _id)).toEqual(['c', 'a', 'b'])
})

test('documents without a place come last, as they were', () => {
  expect(inOrder(documents, ['gone', 'c']).map(({_id}) => _id)).toEqual(['c', 'a', 'b'])
  expect(inOrder(documents, null)).toEqual(documents)
  expect(inOrder(null, ['a'])).toEqual([])
})
