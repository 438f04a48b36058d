import {expect, test} from 'vitest'

import {completeTiers} from '#domain/refund-tiers.ts'

import {exceptionTexts, untilText, verdictText} from './refund-texts.ts'

const pickUp = Date.parse('2026-12-04T23:30:00Z')
const tiers = completeTiers([
  {fromHours: 24, refundPercent: 100},
  {fromHours: 12, refundPercent: 50},
  {fromHours: 0, refundPercent: 0},
])

test('each tier names its last minute', () => {
  expect(tiers.map((tier) => untilText(tier, pickUp))).toEqual([
    'Until Thursday, December 3, 6:30 PM',
    'Until Friday, December 4, 6:30 AM',
    'After that, until pick-up at 6:30 PM',
  ])
})

test('a single tier holds at any time', () => {
  const [tier] = completeTiers([{fromHours: 0, refundPercent: 100}])
  expect(tier && untilText(tier, pickUp)).toBe('Until pick-up at 6:30 PM')
})

test('the sentence says what comes back', () => {
  const sentence = (fromHours: number, percent: number) =>
    verdictText({fromHours, toHours: null, percent}, pickUp)
  expect(sentence(24, 100)).toBe(
    'Cancel by Thursday, December 3, 6:30 PM, and everything comes back.',
  )
  expect(sentence(12, 50)).toBe('Cancel by Friday, December 4, 6:30 AM, and half comes back.')
  expect(sentence(12, 30)).toBe('Cancel by Friday, December 4, 6:30 AM, and 30% comes back.')
})

test('a no-show and bad weather are said in words, and left out where the policy is silent', () => {
  expect(exceptionTexts(100, 100)).toEqual([
    'If nobody comes to the car, the full price is charged.',
    'If the weather makes the ride unsafe, everything comes back.',
  ])
  expect(exceptionTexts(75, 0)).toEqual([
    'If nobody comes to the car, 75% of the price is charged.',
    'If the weather makes the ride unsafe, nothing comes back.',
  ])
  expect(exceptionTexts(null, null)).toEqual([])
})
