import {expect, test} from 'vitest'

import {arrayAt, documentOf} from '../../../tests/support/content/seed-documents.ts'
import {readGridCards} from './grid-cards.ts'

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
