import {expect, test} from 'vitest'

import {itemsThatRefer} from './items-that-refer.ts'

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
