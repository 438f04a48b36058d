import {expect, test} from 'vitest'

import {idsInOrder} from './listed-document.ts'
import {reorderPart} from './reorder.ts'

const all = ['b', 'drafts.a', 'drafts.b', 'c', 'c-es', 'd'].map((_id) => ({_id}))

test('every document has one place, also one that is only a draft', () => {
  expect(idsInOrder({all}, ['d', 'b'])).toEqual(['d', 'b', 'a', 'c'])
})

test('moving a draft above the others loses none of them', () => {
  expect(reorderPart(idsInOrder({all}, ['d', 'b']), ['a', 'b', 'c'])).toEqual(['d', 'a', 'b', 'c'])
})
