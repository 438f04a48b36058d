import {expect, test} from 'vitest'

import {completeTiers, formatRefund, formatTierHours} from './refund-tiers.ts'

test('each tier names its refund and its hours', () => {
  const tiers = completeTiers([
    {fromHours: 24, refundPercent: 100},
    {fromHours: 12, refundPercent: 50},
    {fromHours: 0, refundPercent: 0},
  ])
  expect(tiers.map(({percent}) => formatRefund(percent))).toEqual(['100%', '50%', 'Nothing'])
  expect(tiers.map(formatTierHours)).toEqual([
    '24 hours or more',
    '12 to 24 hours',
    'Under 12 hours',
  ])
  expect(completeTiers([{fromHours: 0, refundPercent: 100}]).map(formatTierHours)).toEqual([
    'Any time',
  ])
})
