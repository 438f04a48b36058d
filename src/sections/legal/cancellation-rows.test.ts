import {expect, test} from 'vitest'

import {words as english} from '#src/language/en/cancellation.ts'
import {words as spanish} from '#src/language/es/cancellation.ts'

import {cancellationRows} from './cancellation-rows.ts'

test('the tiers, a no-show and bad weather each give a line of the table [REFUND-1]', () => {
  const policy = {
    tiers: [
      {fromHours: 24, refundPercent: 100},
      {fromHours: 12, refundPercent: 50},
      {fromHours: 0, refundPercent: 0},
    ],
    noShowChargePercent: 100,
    weatherRefundPercent: 100,
  }
  expect(cancellationRows(policy, english)).toEqual([
    {when: '24+ hours before', refund: 'Full refund'},
    {when: '12-24 hours before', refund: '50% refund'},
    {when: 'Under 12 hours before', refund: 'No refund'},
    {when: 'No-show', refund: 'Full charge'},
    {when: 'Weather', refund: 'Full refund'},
  ])
})

test('changed numbers change the words, whatever order staff entered them in [REFUND-1]', () => {
  const policy = {
    tiers: [
      {fromHours: 0, refundPercent: 10},
      {fromHours: 48, refundPercent: 90},
      {fromHours: 6, refundPercent: 100},
    ],
    noShowChargePercent: 75,
    weatherRefundPercent: 0,
  }
  expect(cancellationRows(policy, english)).toEqual([
    {when: '48+ hours before', refund: '90% refund'},
    {when: '6-48 hours before', refund: 'Full refund'},
    {when: 'Under 6 hours before', refund: '10% refund'},
    {when: 'No-show', refund: '75% charge'},
    {when: 'Weather', refund: 'No refund'},
  ])
})

test('a single tier applies at any time', () => {
  expect(cancellationRows({tiers: [{fromHours: 0, refundPercent: 100}]}, english)).toEqual([
    {when: 'Any time before', refund: 'Full refund'},
  ])
})

test('incomplete, impossible and repeated tiers leave their lines out', () => {
  const tiers = [
    {fromHours: 24, refundPercent: 100},
    {fromHours: 24, refundPercent: 10},
    {fromHours: 12, refundPercent: null},
    {fromHours: null, refundPercent: 50},
    {fromHours: -1, refundPercent: 50},
    {fromHours: 6, refundPercent: 150},
  ]
  expect(
    cancellationRows({tiers, noShowChargePercent: null, weatherRefundPercent: Number.NaN}, english),
  ).toEqual([{when: '24+ hours before', refund: 'Full refund'}])
  expect(cancellationRows(null, english)).toEqual([])
})

test('one hour is counted as one, and half an hour is written as a half', () => {
  const tiers = [
    {fromHours: 2.5, refundPercent: 100},
    {fromHours: 1, refundPercent: 50},
    {fromHours: 0, refundPercent: 0},
  ]
  const linesIn = (words: typeof english) => cancellationRows({tiers}, words).map(({when}) => when)
  expect(linesIn(english)).toEqual(['2½+ hours before', '1-2½ hours before', 'Under 1 hour before'])
  expect(linesIn(spanish)).toEqual([
    '2½ horas o más antes',
    'De 1 a 2½ horas antes',
    'Menos de 1 hora antes',
  ])
})

test('the table in Spanish', () => {
  const policy = {
    tiers: [
      {fromHours: 24, refundPercent: 100},
      {fromHours: 12, refundPercent: 50},
      {fromHours: 0, refundPercent: 0},
    ],
    noShowChargePercent: 100,
  }
  expect(cancellationRows(policy, spanish)).toEqual([
    {when: '24 horas o más antes', refund: 'Reembolso completo'},
    {when: 'De 12 a 24 horas antes', refund: 'Reembolso del 50%'},
    {when: 'Menos de 12 horas antes', refund: 'Sin reembolso'},
    {when: 'Si ningún pasajero se presenta', refund: 'Se cobra el precio completo'},
  ])
})
