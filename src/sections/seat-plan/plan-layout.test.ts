import fc from 'fast-check'
import {expect, test} from 'vitest'

import {bagSizes, planLayout} from './plan-layout.ts'

const rowsOfSeats = fc
  .tuple(
    fc.integer({min: 0, max: 2}),
    fc.array(fc.integer({min: 1, max: 4}), {minLength: 1, maxLength: 6}),
  )
  .map(([front, others]) => [front, ...others])
const bags = fc.record({
  checked: fc.integer({min: 0, max: 20}),
  cabin: fc.integer({min: 0, max: 20}),
})

test('every seat and bag has a place of its own inside the car', () => {
  fc.assert(
    fc.property(rowsOfSeats, bags, (rows, loaded) => {
      const plan = planLayout(rows, loaded)
      expect(plan.seats).toHaveLength(rows.reduce((sum, row) => sum + row, 0))
      expect(plan.bags).toHaveLength(loaded.checked + loaded.cabin)
      for (const {x, y, width} of plan.seats) {
        expect(x).toBeLessThan(plan.cabinEnd)
        expect(Math.abs(y) + width / 2).toBeLessThan(plan.half)
      }
      for (const {x, y, kind} of plan.bags) {
        const {deep, wide} = bagSizes[kind]
        expect(x).toBeGreaterThan(plan.cabinEnd)
        expect(x + deep).toBeLessThan(plan.length)
        expect(Math.max(-y, y + wide)).toBeLessThan(plan.half)
      }
      const corners = [...plan.seats, ...plan.bags].map(({x, y}) => `${x} ${y}`)
      expect(new Set(corners).size).toBe(corners.length)
    }),
  )
})

test('the rear seats come first, the outer ones before the middle, and last the one beside the chauffeur', () => {
  const {seats} = planLayout([1, 3], null)
  expect(seats.map(({x, y}) => [x, y])).toEqual([
    [304, -52],
    [304, 52],
    [304, 0],
    [222, -43],
  ])
})
