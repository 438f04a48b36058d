import {expect, test} from 'vitest'

import {noShowCostsMost, refundsFall, weatherReturnsMost} from './cancellation-tiers.ts'

test('refunds cover every hour before pick-up and fall as it comes closer [CHECK-4]', () => {
  expect(refundsFall(tiers([24, 100], [12, 50], [0, 0]))).toBe(true)
  expect(refundsFall(tiers([0, 0], [24, 100]))).toBe(true)
  expect(refundsFall(tiers([24, 100], [6, 50]))).toBe(
    'No row covers 0 to 6 hours before pick-up. Add a row that starts at 0 hours.',
  )
  expect(refundsFall(tiers([24, 50], [12, 100], [0, 0]))).toBe(
    '12 to 24 hours before pick-up returns 100%, as much as or more than canceling earlier (50%). The refund has to get smaller as the pick-up comes closer.',
  )
  expect(refundsFall(tiers([24, 100], [24, 50], [0, 0]))).toBe(
    'Two rows start at 24 hours. Keep one of them.',
  )
})

test('not coming costs at least what canceling late does, and unsafe weather returns as much [CHECK-4]', () => {
  const policy = tiers([24, 100], [12, 50], [0, 20])
  expect(noShowCostsMost(100, policy)).toBe(true)
  expect(noShowCostsMost(80, policy)).toBe(true)
  expect(noShowCostsMost(50, policy)).toBe(
    'Canceling at the last moment costs 80%, more than not coming at all (50%). Nobody would cancel.',
  )
  expect(noShowCostsMost(33.4, tiers([24, 100], [0, 66.6]))).toBe(true)
  expect(noShowCostsMost(30, tiers([24, 100], [0, 66.6]))).toBe(
    'Canceling at the last moment costs 33.4%, more than not coming at all (30%). Nobody would cancel.',
  )
  expect(noShowCostsMost(0, tiers([24, 100]))).toBe(true)
  expect(weatherReturnsMost(100, policy)).toBe(true)
  expect(weatherReturnsMost(10, policy)).toBe(
    'Unsafe weather returns 10%, less than canceling at the last moment (20%).',
  )
})

function tiers(...rows: [number, number][]) {
  return rows.map(([fromHours, refundPercent]) => ({fromHours, refundPercent}))
}

test('a row that is still being written is not judged, nor is what would be compared with it', () => {
  const begun = [{fromHours: 6}, {fromHours: 24, refundPercent: 100}]
  expect(refundsFall(begun)).toBe(true)
  expect(refundsFall(begun.toReversed())).toBe(true)
  expect(refundsFall([{fromHours: 24, refundPercent: 100}, {refundPercent: 100}])).toBe(true)
  expect(refundsFall(undefined)).toBe(true)
  const policy = tiers([24, 100], [0, 20])
  expect(noShowCostsMost(undefined, policy)).toBe(true)
  expect(weatherReturnsMost(undefined, policy)).toBe(true)
  expect(noShowCostsMost(0, undefined)).toBe(true)
  expect(weatherReturnsMost(0, undefined)).toBe(true)
})

test('the same refund in two rows is no fall, and the same in unsafe weather is enough', () => {
  expect(refundsFall(tiers([24, 50], [0, 50]))).toMatch(/^0 to 24 hours before pick-up returns 50%/)
  expect(weatherReturnsMost(20, tiers([24, 100], [0, 20]))).toBe(true)
})
