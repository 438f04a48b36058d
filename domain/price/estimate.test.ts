import fc from 'fast-check'
import {expect, test} from 'vitest'

import {type RateBand, bandOf, cheaperLongerBooking, costOf} from './estimate.ts'
import {firstOffered} from './hours-offered.ts'

const anyLength = (hours: number) => hours
const bands = (...prices: ([number, number] | null)[]): RateBand[] =>
  [
    {fromHours: 2, toHours: 4},
    {fromHours: 4, toHours: 8},
    {fromHours: 8, toHours: null},
  ].map((band, index) => {
    const price = prices[index]
    return {...band, price: price ? {min: price[0], max: price[1]} : null}
  })

const escalade = bands([120, 180], [110, 160], [100, 150])
const s550 = bands([140, 200], [130, 180], [120, 170])
const rollsRoyce = bands([350, 500], [320, 450], [300, 420])
const suburban = bands([110, 160])
const sprinter = bands([180, 280])
const halfHours = Array.from({length: 45}, (_, index) => 2 + index / 2)

test.each([
  [2, 2],
  [3.5, 2],
  [4, 4],
  [7.5, 4],
  [8, 8],
  [24, 8],
])('%s hours belong to the band from %s hours [COST-2]', (hours, from) => {
  expect(bandOf(escalade, hours)?.fromHours).toBe(from)
})

test('a length below the first band, in a gap or above the last has no band', () => {
  const gap = [
    {fromHours: 6, toHours: 8},
    {fromHours: 2, toHours: 4},
  ]
  expect([1.5, 5, 8.5].map((hours) => bandOf(gap, hours))).toEqual([null, null, null])
  expect([2, 4, 6, 8].map((hours) => bandOf(gap, hours)?.fromHours)).toEqual([2, 2, 6, 6])
  expect(bandOf([], 2)).toBeNull()
  expect(bandOf([{fromHours: null}], 2)).toBeNull()
})

test('a booking costs its hours times the rate of its band [COST-2]', () => {
  expect(costOf(escalade, 2)).toEqual({min: 240, max: 360})
  expect(costOf(escalade, 3.5)).toEqual({min: 420, max: 630})
  expect(costOf(escalade, 4)).toEqual({min: 440, max: 640})
  expect(costOf(escalade, 7.5)).toEqual({min: 825, max: 1200})
  expect(costOf(escalade, 8)).toEqual({min: 800, max: 1200})
})

test('a vehicle without a price, or with half of one, has no cost for that length', () => {
  expect(costOf(suburban, 3.5)).toEqual({min: 385, max: 560})
  expect(costOf(suburban, 4)).toBeNull()
  expect(costOf([{fromHours: 2, price: {min: 100}}], 2)).toBeNull()
})

test.each([
  ['Escalade', escalade, {7.5: 8}],
  ['S550', s550, {}],
  ['Rolls Royce', rollsRoyce, {7.5: 8}],
  ['Suburban', suburban, {}],
  ['Sprinter', sprinter, {}],
])(
  '%s: of every half hour, just these have a longer booking that costs less',
  (_, rates, hints) => {
    const found = halfHours.flatMap((hours) => {
      const longer = cheaperLongerBooking(rates, hours, anyLength)
      return longer ? [[String(hours), longer.hours] as const] : []
    })
    expect(Object.fromEntries(found)).toEqual(hints)
  },
)

test('the hint names the longer booking with its cost, and none that cannot be chosen', () => {
  expect(cheaperLongerBooking(escalade, 7.5, anyLength)).toEqual({
    hours: 8,
    cost: {min: 800, max: 1200},
  })
  expect(cheaperLongerBooking(escalade, 7.5, (hours) => (hours < 8 ? hours : null))).toBeNull()
})

test('where a band begins between two lengths that are offered, the hint names the first one in it [COST-3]', () => {
  const rates = [
    {fromHours: 2, toHours: 4.5, price: {min: 120, max: 180}},
    {fromHours: 4.5, toHours: null, price: {min: 90, max: 120}},
  ]
  const whole = {from: 2, to: 24, step: 1}
  expect(cheaperLongerBooking(rates, 4, (hours) => firstOffered(whole, hours))).toEqual({
    hours: 5,
    cost: {min: 450, max: 600},
  })
})

test('a longer booking that costs as much, or less at one end and more at the other, is no hint [COST-3]', () => {
  const equal = bands([100, 100], [75, 75], null)
  expect(costOf(equal, 3)).toEqual(costOf(equal, 4))
  expect(cheaperLongerBooking(equal, 3, anyLength)).toBeNull()
  for (const crossing of [bands([100, 200], [60, 180], null), bands([60, 200], [100, 120], null)]) {
    expect(cheaperLongerBooking(crossing, 3, anyLength)).toBeNull()
  }
})

/** Bands that follow one another, each with a price or none. */
const anyBands = fc
  .tuple(
    fc.uniqueArray(fc.integer({min: 1, max: 20}), {minLength: 1, maxLength: 5}),
    fc.array(fc.option(fc.tuple(fc.integer({min: 1, max: 500}), fc.integer({min: 0, max: 200}))), {
      minLength: 5,
      maxLength: 5,
    }),
  )
  .map(([starts, prices]) => {
    const sorted = starts.toSorted((one, other) => one - other)
    return sorted.map((fromHours, index): RateBand => {
      const price = prices[index]
      return {
        fromHours,
        toHours: sorted[index + 1] ?? null,
        price: price ? {min: price[0], max: price[0] + price[1]} : null,
      }
    })
  })
const anyHours = fc.integer({min: 2, max: 48}).map((halves) => halves / 2)

test('more hours never cost less, except where they reach a longer band', () => {
  fc.assert(
    fc.property(anyBands, anyHours, anyHours, (rates, one, other) => {
      const [short, long] = one < other ? [one, other] : [other, one]
      const shorter = costOf(rates, short)
      const longer = costOf(rates, long)
      if (!shorter || !longer || bandOf(rates, short) !== bandOf(rates, long)) return
      expect(longer.min).toBeGreaterThanOrEqual(shorter.min)
      expect(longer.max).toBeGreaterThanOrEqual(shorter.max)
    }),
  )
})

test('there is a hint exactly where some longer booking costs less, and it costs what is said [COST-3]', () => {
  fc.assert(
    fc.property(anyBands, anyHours, (rates, hours) => {
      const cost = costOf(rates, hours)
      const lower = halfHours
        .map((half) => half + hours - 1.5)
        .filter((longer) => {
          const other = costOf(rates, longer)
          if (!cost || !other) return false
          const isNowhereHigher = other.min <= cost.min && other.max <= cost.max
          return isNowhereHigher && other.min + other.max < cost.min + cost.max
        })
      const hint = cheaperLongerBooking(rates, hours, anyLength)
      const [shortest] = lower
      expect(hint).toEqual(
        shortest === undefined ? null : {hours: shortest, cost: costOf(rates, shortest)},
      )
    }),
  )
})
