import {expect, test} from 'vitest'

import {arrayAt, documentOf} from '../../../tests/support/content/seed-documents.ts'
import {noEdits, redo, remember, undo} from './edit-history.ts'
import type {EditHistory} from './edit-history.ts'
import {readGridCards} from './grid-cards.ts'
import {placeAfterKey} from './grid-keys.ts'
import {placeBlock} from './pasted-block.ts'
import {comparedPrice, priceChange} from './price-change.ts'
import {pricePatches} from './price-patches.ts'
import type {Dollars} from './price-patches.ts'

test('the grid of rates reads what the form holds, finished or not', () => {
  const cards = readGridCards(arrayAt(documentOf('rates'), 'rateCards'))
  expect(cards.map(({fromHours, toHours, prices}) => [fromHours, toHours, prices.length])).toEqual([
    [2, 4, 5],
    [4, 8, 3],
    [8, undefined, 3],
  ])
  expect(cards[0]?.prices[0]).toMatchObject({vehicleId: 'vehicle-escalade', min: 120, max: 180})
  expect(readGridCards(undefined)).toEqual([])
  const unfinished = {
    _key: 'a',
    prices: [{_key: 'b'}, {_key: 'c', vehicle: {_ref: 'vehicle-s550'}}],
  }
  expect(readGridCards([null, {fromHours: 2}, unfinished])).toEqual([
    {
      key: 'a',
      fromHours: undefined,
      toHours: undefined,
      prices: [{key: 'c', vehicleId: 'vehicle-s550', min: undefined, max: undefined}],
    },
  ])
})

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

test('arrows and Enter move between cells, and within a text the arrows stay in it', () => {
  const from = {row: 1, column: 2}
  const go = (key: string, {shiftKey = false, atStart = false, atEnd = false} = {}) =>
    placeAfterKey({key, shiftKey}, from, {atStart, atEnd})
  expect(go('ArrowDown')).toEqual({row: 2, column: 2})
  expect(go('ArrowUp')).toEqual({row: 0, column: 2})
  expect(go('Enter')).toEqual({row: 2, column: 2})
  expect(go('Enter', {shiftKey: true})).toEqual({row: 0, column: 2})
  expect(go('ArrowRight')).toBe(null)
  expect(go('ArrowRight', {atEnd: true})).toEqual({row: 1, column: 3})
  expect(go('ArrowLeft', {atStart: true})).toEqual({row: 1, column: 1})
  expect(go('ArrowLeft', {atStart: true, shiftKey: true})).toBe(null)
  expect(go('Tab')).toBe(null)
})

const size = {rows: 3, columns: 4}

test('a copied block of numbers fills one cell after the other', () => {
  expect(placeBlock('120\t180\r\n$1,110.00\t\r\n', {row: 1, column: 2}, size)).toEqual([
    {row: 1, column: 2, dollars: 120},
    {row: 1, column: 3, dollars: 180},
    {row: 2, column: 2, dollars: 1110},
    {row: 2, column: 3, dollars: undefined},
  ])
})

test('a copied block of ranges fills whole prices, from either cell of a price', () => {
  const placed = [
    {row: 0, column: 0, dollars: 120},
    {row: 0, column: 1, dollars: 180},
    {row: 0, column: 2, dollars: undefined},
    {row: 0, column: 3, dollars: undefined},
    {row: 1, column: 0, dollars: 350},
    {row: 1, column: 1, dollars: 350},
  ]
  expect(placeBlock('$120-180\t–\n350', {row: 0, column: 0}, size)).toEqual(placed)
  expect(placeBlock('$120 to $180\t\n350', {row: 0, column: 1}, size)).toEqual(placed)
})

test('a block that holds something else or does not fit is refused in words', () => {
  const at = {row: 1, column: 2}
  expect(placeBlock('120\tcall us', at, size)).toBe(
    '"call us" is not a price in whole dollars. Nothing was pasted.',
  )
  expect(placeBlock('119.50', at, size)).toBe(
    '"119.50" is not a price in whole dollars. Nothing was pasted.',
  )
  expect(placeBlock('1\n2\n3', at, size)).toBe(
    'The copied block has 3 rows; from this cell down there are 2. Nothing was pasted.',
  )
  expect(placeBlock('1\t2\t3', at, size)).toBe(
    'The copied block is wider than the grid from this cell on. Nothing was pasted.',
  )
})

const min = (before: Dollars, after: Dollars) => [{...cell, before, after}]
const max = (before: Dollars, after: Dollars) => [{...cell, end: 'max', before, after} as const]

test('undo takes back one cell at a time, redo brings it again', () => {
  let history: EditHistory = remember(noEdits, min(140, 1), false)
  history = remember(history, min(1, 15), true)
  history = remember(history, min(15, 150), true)
  history = remember(history, max(200, 210), false)

  const first = undo(history, () => 210)
  expect(first?.writes).toEqual([{...cell, end: 'max', dollars: 200}])
  const second = first && undo(first.history, () => 150)
  expect(second?.writes).toEqual([{...cell, dollars: 140}])
  expect(second && undo(second.history, () => 140)).toBe(null)
  const again = second && redo(second.history, () => 140)
  expect(again?.writes).toEqual([{...cell, dollars: 150}])
})

test('undo leaves a number that somebody else has changed since', () => {
  const history = remember(noEdits, [...min(140, 150), ...max(200, 210)], false)
  const undone = undo(history, ({end}) => (end === 'min' ? 155 : 210))
  expect(undone?.writes).toEqual([{...cell, end: 'max', dollars: 200}])
})

test('a price that differs says what it was', () => {
  const [card] = readGridCards(arrayAt(documentOf('rates'), 'rateCards'))
  if (!card) throw new Error('No rates')
  const before = comparedPrice({...card, key: 'copied'}, 'vehicle-escalade', [card])
  expect(priceChange({key: 'a', vehicleId: 'v', min: 120, max: 185}, before, 'was')).toBe(
    'was $120-180',
  )
  expect(priceChange(undefined, before, 'until then')).toBe('until then $120-180')
  expect(priceChange(before, undefined, 'was')).toBe('was empty')
  expect(priceChange(before, before, 'was')).toBe(null)
  expect(comparedPrice({...card, key: 'copied', fromHours: 3}, 'vehicle-escalade', [card])).toBe(
    undefined,
  )
})
