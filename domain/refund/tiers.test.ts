import {expect, test} from 'vitest'

import {words} from '../words/en.ts'
import {words as spanish} from '../words/es.ts'
import {completeTiers, formatRefund, formatTierHours} from './tiers.ts'

test('each tier names its refund and its hours', () => {
  const tiers = completeTiers([
    {fromHours: 24, refundPercent: 100},
    {fromHours: 12, refundPercent: 50},
    {fromHours: 0, refundPercent: 0},
  ])
  expect(tiers.map(({percent}) => formatRefund(percent, words))).toEqual(['100%', '50%', 'Nothing'])
  expect(tiers.map((tier) => formatTierHours(tier, words))).toEqual([
    '24 hours or more',
    '12 to 24 hours',
    'Under 12 hours',
  ])
  expect(
    completeTiers([{fromHours: 0, refundPercent: 100}]).map((tier) => formatTierHours(tier, words)),
  ).toEqual(['Any time'])
})

test('half hours are written as in the terms', () => {
  const [, between] = completeTiers([
    {fromHours: 4.5, refundPercent: 100},
    {fromHours: 2.5, refundPercent: 50},
  ])
  expect(between && formatTierHours(between, words)).toBe('2½ to 4½ hours')
})

test('in Spanish', () => {
  const tiers = completeTiers([
    {fromHours: 24, refundPercent: 100},
    {fromHours: 12, refundPercent: 50},
    {fromHours: 0, refundPercent: 0},
  ])
  expect(
    tiers.map(
      (tier) => `${formatTierHours(tier, spanish)}: ${formatRefund(tier.percent, spanish)}`,
    ),
  ).toEqual(['24 horas o más: 100%', 'De 12 a 24 horas: 50%', 'Menos de 12 horas: Nada'])
})

test('a refund below nothing or above everything is left out', () => {
  const tiers = [-5, 0, 100, 105].map((refundPercent, fromHours) => ({fromHours, refundPercent}))
  expect(completeTiers(tiers).map(({percent}) => percent)).toEqual([100, 0])
})
