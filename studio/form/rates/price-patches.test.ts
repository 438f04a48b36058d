import {expect, test} from 'vitest'

import {pricePatches} from './price-patches.ts'

const cards = [
  {
    key: 'c',
    fromHours: 2,
    toHours: 4,
    prices: [{key: 'p', vehicleId: 'vehicle-s550', min: 140, max: 200}],
  },
]

const cell = {cardKey: 'c', vehicleId: 'vehicle-s550', end: 'min'} as const

const prices = [{_key: 'c'}, 'prices']

const newKey = () => 'new'

test("a number that changes is written alone, so that two people keep each other's prices", () => {
  expect(pricePatches(cards, [{...cell, dollars: 150}], newKey)).toMatchObject([
    {type: 'setIfMissing', path: [...prices, {_key: 'p'}, 'price']},
    {type: 'set', path: [...prices, {_key: 'p'}, 'price', 'min'], value: 150},
  ])
  expect(pricePatches(cards, [{...cell, dollars: undefined}], newKey)).toMatchObject([
    {type: 'setIfMissing', path: [...prices, {_key: 'p'}, 'price']},
    {type: 'unset', path: [...prices, {_key: 'p'}, 'price', 'min']},
  ])
})

test('a price whose numbers are emptied is removed', () => {
  const both = [{...cell, dollars: undefined}, {...cell, end: 'max', dollars: undefined} as const]
  expect(pricePatches(cards, both, newKey)).toMatchObject([
    {type: 'unset', path: [...prices, {_key: 'p'}]},
  ])
})

test('a vehicle without a price gets one with all the numbers that are written at once', () => {
  const sprinter = {...cell, vehicleId: 'vehicle-sprinter'}
  const item = (price: object) => ({
    _key: 'new',
    _type: 'vehiclePrice',
    vehicle: {_type: 'reference', _ref: 'vehicle-sprinter'},
    price: {_type: 'priceRange', ...price},
  })
  expect(pricePatches(cards, [{...sprinter, dollars: 180}], newKey)).toMatchObject([
    {type: 'setIfMissing', path: prices, value: []},
    {type: 'insert', path: [...prices, -1], items: [item({min: 180})]},
  ])
  const range = [{...sprinter, dollars: 180}, {...sprinter, end: 'max', dollars: 280} as const]
  expect(pricePatches(cards, range, newKey)).toMatchObject([
    {type: 'setIfMissing'},
    {type: 'insert', items: [item({min: 180, max: 280})]},
  ])
  expect(pricePatches(cards, [{...sprinter, dollars: undefined}], newKey)).toEqual([])
})
