import {expect, test} from 'vitest'

import {itemsThatRefer} from '../where-used/items-that-refer.ts'
import {inOrder, moved, withPartInOrder} from './in-order.ts'

test('a list follows the order that staff made; what is new comes last', () => {
  expect(inOrder(['a', 'b', 'c', 'd'], ['c', 'a'])).toEqual(['c', 'a', 'b', 'd'])
  expect(inOrder(['a'], ['gone', 'a'])).toEqual(['a'])
})

test('an item moves before another, or to the end', () => {
  expect(moved(['a', 'b', 'c'], 'c', 'a')).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b', 'c'], 'a', null)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 'b', 'b')).toEqual(['a', 'b', 'c'])
})

test('moving some items leaves the others where they are', () => {
  expect(withPartInOrder(['a', 'x', 'b', 'y'], ['b', 'a'])).toEqual(['b', 'x', 'a', 'y'])
})

test('the items that refer to a document are found in lists within lists', () => {
  const rates = {
    rateCards: [
      {_key: 'short', prices: [{_key: 'one', vehicle: {_ref: 'vehicle-a'}}]},
      {
        _key: 'long',
        prices: [
          {_key: 'two', vehicle: {_ref: 'vehicle-b'}},
          {_key: 'three', vehicle: {_ref: 'vehicle-a'}},
        ],
      },
    ],
  }
  expect(itemsThatRefer(rates, 'vehicle-a')).toEqual([
    'rateCards[_key=="short"].prices[_key=="one"]',
    'rateCards[_key=="long"].prices[_key=="three"]',
  ])
  expect(itemsThatRefer({vehicles: [{_key: 'a', _ref: 'vehicle-a'}]}, 'vehicle-a')).toEqual([
    'vehicles[_key=="a"]',
  ])
})
