import {expect, test} from 'vitest'

import {isFixed, mayDo} from '../studio/fixed-documents.ts'
import {readGridCards} from '../studio/form/rates/grid-cards.ts'
import type {GridPrice} from '../studio/form/rates/grid-cards.ts'
import {pricePatches} from '../studio/form/rates/price-patches.ts'
import {schemaTypes} from '../studio/schema/index.ts'
import {siteAddress} from '../studio/site-address.ts'
import {arrayAt, documentOf, seedDocuments} from './support/seed-documents.ts'

const origin = 'http://localhost:5173'

test('documents that the site needs cannot be duplicated, unpublished or deleted', () => {
  for (const action of ['duplicate', 'unpublish', 'delete', undefined]) {
    expect(mayDo(action, 'rates')).toBe(false)
    expect(mayDo(action, 'page')).toBe(false)
    expect(mayDo(action, 'vehicle')).toBe(true)
  }
  for (const action of ['publish', 'discardChanges', 'restore']) {
    expect(mayDo(action, 'legalDocument')).toBe(true)
  }
})

test('staff add and remove vehicles, openings, counties and destinations, and nothing else', () => {
  const documents = schemaTypes.filter(({type}) => type === 'document').map(({name}) => name)
  expect(documents.filter((name) => !isFixed(name))).toEqual([
    'coverageArea',
    'destination',
    'job',
    'vehicle',
  ])
})

test('every document leads to a page of the site', () => {
  expect(seedDocuments.filter((document) => siteAddress(document, origin) === null)).toEqual([])
  expect(siteAddress(documentOf('service-hourly-service'), origin)).toBe(
    `${origin}/services/hourly-service`,
  )
  expect(siteAddress(documentOf('vehicle-s550'), origin)).toBe(`${origin}/#fleet`)
  expect(siteAddress({_type: 'unknown'}, origin)).toBe(null)
})

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

test('a cell of the grid changes, adds and removes the price of a vehicle', () => {
  const price: GridPrice = {key: 'p', vehicleId: 'vehicle-s550', min: 140, max: 200}
  const card = {key: 'c', fromHours: 2, toHours: 4, prices: [price]}
  const prices = [{_key: 'c'}, 'prices']
  const change = (vehicleId: string, dollars: number | undefined, prices = card.prices) =>
    pricePatches({...card, prices}, vehicleId, 'min', dollars, 'new')

  expect(change('vehicle-s550', 150)).toMatchObject([
    {type: 'setIfMissing', path: [...prices, {_key: 'p'}, 'price']},
    {type: 'set', path: [...prices, {_key: 'p'}, 'price', 'min'], value: 150},
  ])
  expect(change('vehicle-s550', undefined)).toMatchObject([
    {type: 'unset', path: [...prices, {_key: 'p'}, 'price', 'min']},
  ])
  expect(change('vehicle-s550', undefined, [{...price, max: undefined}])).toMatchObject([
    {type: 'unset', path: [...prices, {_key: 'p'}]},
  ])
  expect(change('vehicle-sprinter', 180)).toMatchObject([
    {type: 'setIfMissing', path: prices, value: []},
    {
      type: 'insert',
      path: [...prices, -1],
      items: [
        {
          _key: 'new',
          _type: 'vehiclePrice',
          vehicle: {_type: 'reference', _ref: 'vehicle-sprinter'},
          price: {_type: 'priceRange', min: 180},
        },
      ],
    },
  ])
  expect(change('vehicle-sprinter', undefined)).toEqual([])
})
