import {expect, test} from 'vitest'

import {noShowCostsMost, refundsFall, weatherReturnsMost} from '../cancellation-tiers.ts'
import {priceJumps} from './price-jumps.ts'
import {lowerPriceFirst, wholeDollars} from './price-range.ts'
import {
  durationsTouch,
  everyVehicleHasHourlyPrice,
  longerIsNotDearer,
  vehicleOnce,
} from './rate-cards.ts'

const vehicles = [
  {_id: 'vehicle-escalade', name: 'Cadillac Escalade'},
  {_id: 'vehicle-sprinter', name: 'Mercedes Sprinter'},
]

test('a price is in whole dollars from 1 to 5000', () => {
  expect([1, 120, 5000, undefined].map(wholeDollars)).toEqual([true, true, true, true])
  expect(wholeDollars(0)).toBe('A price is in whole dollars, from $1 to $5000.')
  expect(wholeDollars(5001)).toBe(wholeDollars(0))
  expect(wholeDollars(119.5)).toBe(wholeDollars(0))
})

test('the lower price is not above the higher price', () => {
  expect(lowerPriceFirst({min: 120, max: 180})).toBe(true)
  expect(lowerPriceFirst({min: 120, max: 120})).toBe(true)
  expect(lowerPriceFirst({min: 120})).toBe(true)
  expect(lowerPriceFirst({min: 180, max: 120})).toBe(
    'The lower price ($180) is above the higher price ($120). Swap them?',
  )
})

test('durations start at the minimum booking, touch, and the last is open-ended', () => {
  expect(durationsTouch(durations([2, 4], [4, 8], [8]), 2)).toBe(true)
  expect(durationsTouch(durations([2]), 2)).toBe(true)
  expect(durationsTouch([], 2)).toBe(true)
  expect(durationsTouch(durations([3, 4], [4]), 2)).toBe(
    'The first duration starts at 3 hours, but the minimum booking is 2 hours.',
  )
  expect(durationsTouch(durations([2, 4], [6]), 2)).toBe('Nothing is said for 4 to 6 hours.')
  expect(durationsTouch(durations([2, 5], [4]), 2)).toBe('"2-5 hours" and "4+ hours" overlap.')
  expect(durationsTouch(durations([2, 4], [4, 8]), 2)).toBe(
    'Nothing is said for more than 8 hours. Leave "Up to" empty in the last duration.',
  )
  expect(durationsTouch(durations([2], [4]), 2)).toBe(
    '"2+ hours" has no upper end, so nothing can follow it. Fill in "Up to".',
  )
  expect(durationsTouch(durations([2, 2], [2]), 2)).toBe('"2-2 hours" ends before it starts.')
})

test('a longer booking does not cost more per hour, at either end', () => {
  expect(longerIsNotDearer(escalade([110, 160], [110, 160]), vehicles)).toBe(true)
  expect(longerIsNotDearer(escalade([120, 180], [110, 160]), vehicles)).toBe(true)
  expect(longerIsNotDearer(escalade([110, 160], [130, 160]), vehicles)).toBe(
    'Cadillac Escalade: 4+ hours ($130-160) costs more per hour than 2-4 hours ($110-160). Longer bookings should not cost more.',
  )
  expect(longerIsNotDearer(escalade([110, 160], [110, 180]), [])).toBe(
    'A vehicle: 4+ hours ($110-180) costs more per hour than 2-4 hours ($110-160). Longer bookings should not cost more.',
  )
})

test('every vehicle has an hourly price and none stands twice in a duration', () => {
  const [card] = escalade([120, 180])
  expect(everyVehicleHasHourlyPrice(card && [card], vehicles.slice(0, 1))).toBe(true)
  expect(everyVehicleHasHourlyPrice(card && [card], vehicles)).toBe(
    'Mercedes Sprinter: no hourly price. Add it to "2+ hours", the first duration.',
  )
  expect(vehicleOnce(card?.prices)).toBe(true)
  expect(vehicleOnce([...(card?.prices ?? []), ...(card?.prices ?? [])])).toBe(
    'A vehicle stands here twice. Keep one of the two prices.',
  )
})

test('a price that changes by more than 30 percent is asked about', () => {
  const published = escalade([120, 180])
  expect(priceJumps(escalade([130, 180]), published, vehicles)).toBe(true)
  expect(priceJumps(escalade([120, 180], [500, 500]), published, vehicles)).toBe(true)
  expect(priceJumps(escalade([210, 300]), published, vehicles)).toBe(
    'Cadillac Escalade, 2+ hours: from $120 to $210 (+75 %). Is that right?',
  )
  expect(priceJumps(escalade([120, 18]), published, vehicles)).toBe(
    'Cadillac Escalade, 2+ hours: from $180 to $18 (-90 %). Is that right?',
  )
})

test('refunds cover every hour before pick-up and fall as it comes closer', () => {
  expect(refundsFall(tiers([24, 100], [12, 50], [0, 0]))).toBe(true)
  expect(refundsFall(tiers([0, 0], [24, 100]))).toBe(true)
  expect(refundsFall(tiers([24, 100], [6, 50]))).toBe(
    'Nothing is said for 0 to 6 hours before pick-up. Add a row that starts at 0 hours.',
  )
  expect(refundsFall(tiers([24, 50], [12, 100], [0, 0]))).toBe(
    '12 to 24 hours before pick-up returns 100 %, as much as or more than canceling earlier (50 %). The refund falls as the pick-up comes closer.',
  )
  expect(refundsFall(tiers([24, 100], [24, 50], [0, 0]))).toBe(
    'Two rows start at 24 hours. Keep one of them.',
  )
})

test('not coming costs at least what canceling late does, and unsafe weather returns as much', () => {
  const policy = tiers([24, 100], [12, 50], [0, 20])
  expect(noShowCostsMost(100, policy)).toBe(true)
  expect(noShowCostsMost(80, policy)).toBe(true)
  expect(noShowCostsMost(50, policy)).toBe(
    'Canceling at the last moment costs 80 %, more than not coming at all (50 %). Nobody would cancel.',
  )
  expect(noShowCostsMost(0, tiers([24, 100]))).toBe(true)
  expect(weatherReturnsMost(100, policy)).toBe(true)
  expect(weatherReturnsMost(10, policy)).toBe(
    'Unsafe weather returns 10 %, less than canceling at the last moment (20 %).',
  )
})

function durations(...hours: number[][]) {
  return hours.map(([fromHours, toHours]) => ({
    ...(fromHours !== undefined && {fromHours}),
    ...(toHours !== undefined && {toHours}),
  }))
}

/** Cards with one vehicle: 2+ hours, or 2-4 hours and 4+ hours. */
function escalade(...prices: [number, number][]) {
  const cards = prices.length > 1 ? durations([2, 4], [4]) : durations([2])
  return cards.map((card, index) => {
    const [min, max] = prices[index] ?? []
    return {
      ...card,
      prices: [
        {
          vehicle: {_ref: 'vehicle-escalade'},
          price: {...(min !== undefined && {min}), ...(max !== undefined && {max})},
        },
      ],
    }
  })
}

function tiers(...rows: [number, number][]) {
  return rows.map(([fromHours, refundPercent]) => ({fromHours, refundPercent}))
}
