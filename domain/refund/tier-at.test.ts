import fc from 'fast-check'
import {expect, test} from 'vitest'

import {formatInMiami, miamiInstant} from '../time/miami-time.ts'
import {words} from '../words/en.ts'
import {lastInstantOf, instantsOfChange, tierAt} from './tier-at.ts'
import {completeTiers} from './tiers.ts'

const minute = 60_000
const hour = 60 * minute
const tiers = completeTiers([
  {fromHours: 24, refundPercent: 100},
  {fromHours: 12, refundPercent: 50},
  {fromHours: 0, refundPercent: 0},
])

const at = (time: string) => miamiInstant(time) ?? Number.NaN
const inMiami = (instant: number | undefined) =>
  formatInMiami(instant ?? Number.NaN, {dateStyle: 'medium', timeStyle: 'short'}, words)
const lastInstants = (pickUp: string) =>
  tiers.map((tier) => inMiami(lastInstantOf(tier, at(pickUp))))

test('tiers are ordered, and what is incomplete, impossible or repeated is left out', () => {
  expect(
    completeTiers([
      {fromHours: 0, refundPercent: 10},
      {fromHours: 48, refundPercent: 90},
      {fromHours: 48, refundPercent: 20},
      {fromHours: 12, refundPercent: null},
      {fromHours: -1, refundPercent: 50},
      {fromHours: 6, refundPercent: 150},
    ]),
  ).toEqual([
    {fromHours: 48, toHours: null, percent: 90},
    {fromHours: 0, toHours: 48, percent: 10},
  ])
})

test('each refund ends its hours before pick-up, by the clocks of Miami [REFUND-2]', () => {
  expect(lastInstants('2026-12-04T18:30')).toEqual([
    'Dec 3, 2026, 6:30 PM',
    'Dec 4, 2026, 6:30 AM',
    'Dec 4, 2026, 6:30 PM',
  ])
})

test('across a change of the clocks the hours are those that pass [REFUND-2]', () => {
  expect(lastInstants('2027-03-14T18:30').slice(0, 2)).toEqual([
    'Mar 13, 2027, 5:30 PM',
    'Mar 14, 2027, 6:30 AM',
  ])
  expect(lastInstants('2027-11-07T12:00').slice(0, 2)).toEqual([
    'Nov 6, 2027, 1:00 PM',
    'Nov 7, 2027, 1:00 AM',
  ])
})

test('the border itself gets the larger refund, to the end of its minute [REFUND-2]', () => {
  const pickUp = at('2026-12-04T18:30')
  const percentAt = (now: number) => tierAt(tiers, pickUp, now)?.percent
  const full = pickUp - 24 * hour
  const half = pickUp - 12 * hour
  expect([full - hour, full, full + minute - 1].map(percentAt)).toEqual([100, 100, 100])
  expect([full + minute, half, half + minute - 1].map(percentAt)).toEqual([50, 50, 50])
  expect([half + minute, pickUp - 1].map(percentAt)).toEqual([0, 0])
  expect([pickUp, pickUp + hour].map(percentAt)).toEqual([undefined, undefined])
})

test('where the policy says nothing, no refund is named', () => {
  const untilSixHours = completeTiers([{fromHours: 6, refundPercent: 80}])
  const pickUp = at('2026-12-04T18:30')
  expect(tierAt(untilSixHours, pickUp, pickUp - 6 * hour)?.percent).toBe(80)
  expect(tierAt(untilSixHours, pickUp, pickUp - 5 * hour)).toBeNull()
  expect(tierAt([], pickUp, 0)).toBeNull()
})

test('on every hour of 400 days, the changes of the clocks among them, refunds follow each other without a gap', () => {
  const start = Date.parse('2026-11-24T05:00:00Z')
  for (let hours = 0; hours < 400 * 24; hours += 1) {
    const pickUp = start + hours * hour
    const [full = 0, half = 0, none = 0] = tiers.map((tier) => lastInstantOf(tier, pickUp))
    expect([pickUp - full, pickUp - half, pickUp - none]).toEqual([24 * hour, 12 * hour, 0])
    const seen = [full, full + minute, half, half + minute, pickUp].map(
      (now) => tierAt(tiers, pickUp, now)?.percent,
    )
    expect(seen).toEqual([100, 50, 50, 0, undefined])
  }
})

const anyTiers = fc
  .array(
    fc.record({
      fromHours: fc.integer({min: 0, max: 200}).map((halves) => halves / 2),
      refundPercent: fc.integer({min: 0, max: 100}),
    }),
    {maxLength: 6},
  )
  .map(completeTiers)
const anyMinute = fc.integer({min: 0, max: 400 * 24 * 60}).map((minutes) => minutes * minute)

test('a refund changes at the instants that are named and at no other', () => {
  fc.assert(
    fc.property(anyTiers, anyMinute, anyMinute, anyMinute, (some, pickUp, one, other) => {
      const [early, late] = one < other ? [one, other] : [other, one]
      const isBetween = (instant: number) => instant > early && instant <= late
      if (instantsOfChange(some, pickUp).some(isBetween)) return
      expect(tierAt(some, pickUp, late)).toBe(tierAt(some, pickUp, early))
    }),
  )
})

test('a refund ends with the minute that it names', () => {
  const pickUp = at('2027-06-02T18:00')
  expect(instantsOfChange(tiers, pickUp)).toEqual([
    at('2027-06-01T18:01'),
    at('2027-06-02T06:01'),
    at('2027-06-02T18:01'),
    pickUp,
  ])
})
