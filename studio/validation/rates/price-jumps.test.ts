import {expect, test} from 'vitest'

import {vehicles, escalade} from '../../../tests/support/content/rate-cards.ts'
import {publishQuestion} from '../publish-question.ts'
import {priceJumps} from './price-jumps.ts'

test('a price that changes by more than 30 percent is asked about [CHECK-1]', () => {
  const published = escalade([120, 180])
  expect(priceJumps(escalade([130, 180]), published, vehicles)).toBe(true)
  expect(priceJumps(escalade([120, 180], [500, 500]), published, vehicles)).toBe(true)
  expect(priceJumps(escalade([210, 300]), published, vehicles)).toEqual(
    publishQuestion('Cadillac Escalade, 2+ hours: from $120 to $210 (+75%). Is that right?'),
  )
  expect(priceJumps(escalade([120, 18]), published, vehicles)).toEqual(
    publishQuestion('Cadillac Escalade, 2+ hours: from $180 to $18 (-90%). Is that right?'),
  )
  expect(priceJumps(escalade([120, 1800]), published, vehicles)).toEqual(
    publishQuestion('Cadillac Escalade, 2+ hours: from $180 to $1,800 (+900%). Is that right?'),
  )
})

test('what has no price before or now is not compared, and a vehicle without a name is one all the same', () => {
  const published = escalade([100, 200])
  expect(priceJumps(undefined, published, vehicles)).toBe(true)
  expect(priceJumps([{fromHours: 2}], published, vehicles)).toBe(true)
  expect(priceJumps(escalade([210, 300]), [{fromHours: 2}], vehicles)).toBe(true)
  expect(priceJumps(escalade([130, 260]), published, vehicles)).toBe(true)
  expect(priceJumps(escalade([131, 200]), published, [])).toEqual(
    publishQuestion('A vehicle, 2+ hours: from $100 to $131 (+31%). Is that right?'),
  )
})

test('each jump is named, also that of a price whose vehicle is not chosen yet', () => {
  const now = [{fromHours: 2, prices: [{price: {min: 500, max: 100}}, {price: {min: 300}}]}]
  const before = [{fromHours: 2, prices: [{price: {min: 100, max: 100}}]}]
  expect(priceJumps(now, before, vehicles)).toEqual(
    publishQuestion(
      'A vehicle, 2+ hours: from $100 to $500 (+400%). A vehicle, 2+ hours: from $100 to $300 (+200%). Is that right?',
    ),
  )
})

test('a vehicle without an older price, or without a new one, has not jumped', () => {
  const vehicle = {_ref: 'vehicle-escalade'}
  for (const prices of [[], [{price: {min: 1, max: 1}}], [{vehicle}]]) {
    expect(priceJumps(escalade([210, 300]), [{fromHours: 2, prices}], vehicles)).toBe(true)
  }
  const unpriced = [{fromHours: 2, prices: [{vehicle}]}]
  expect(priceJumps(unpriced, escalade([100, 200]), vehicles)).toBe(true)
})

test('a duration whose hours change together with its prices is compared with what it was', () => {
  const [before, after] = [escalade([100, 200], [50, 60]), escalade([300, 400])]
  const published = before.map((card, index) => ({...card, _key: `k${index}`}))
  const cards = after.map((card) => ({...card, _key: 'k1'}))
  expect(priceJumps(cards, published, vehicles)).toEqual(
    publishQuestion('Cadillac Escalade, 2+ hours: from $50 to $300 (+500%). Is that right?'),
  )
})
