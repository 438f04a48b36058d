import fc from 'fast-check'
import {expect, test} from 'vitest'

import type {Capacity} from './capacity.ts'
import {fitOf, fitsWithRoom} from './fit.ts'
import {type Party, clampParty, smallestParty} from './party.ts'

const suv: Capacity = {seats: 6, rows: [1, 2, 3], bags: {checked: 4, cabin: 2}, childSeats: 2}
const party = (change: Partial<Party>): Party => ({...smallestParty, ...change})

test('a party fits with room left, and is tight on the last seat or the last bag place [FLEET-5]', () => {
  expect(fitOf(suv, party({passengers: 5, checked: 3}))).toEqual({
    cars: 1,
    isTight: false,
    seatsLeft: 1,
    bagsLeft: 3,
    notJudged: [],
  })
  expect(fitOf(suv, party({passengers: 6}))).toMatchObject({cars: 1, isTight: true, seatsLeft: 0})
  expect(fitOf(suv, party({checked: 4, cabin: 2}))).toMatchObject({isTight: true, bagsLeft: 0})
})

test('one more than a car holds takes two [FLEET-5]', () => {
  expect(fitOf(suv, party({passengers: 7}))).toMatchObject({cars: 2, isTight: false, seatsLeft: 5})
  expect(fitOf(suv, party({checked: 5}))).toMatchObject({cars: 2, bagsLeft: 7})
  expect(fitOf(suv, party({checked: 4, cabin: 3}))).toMatchObject({cars: 2})
  expect(fitOf(suv, party({passengers: 4, childSeats: 3}))).toMatchObject({cars: 2})
  expect(fitOf(suv, party({passengers: 13}))).toMatchObject({cars: 3})
})

test('a cabin bag may take the place of a checked bag, and a folded wheelchair always does [FLEET-5]', () => {
  expect(fitOf(suv, party({cabin: 6}))).toMatchObject({cars: 1, isTight: true})
  expect(fitOf(suv, party({checked: 3, wheelchairs: 1}))).toMatchObject({cars: 1})
  expect(fitOf(suv, party({checked: 4, wheelchairs: 1}))).toMatchObject({cars: 2})
})

test('what the office has not entered is not judged, and what a vehicle does not have never fits [FLEET-6]', () => {
  const unknown: Capacity = {...suv, bags: null, childSeats: null}
  const everything = party({passengers: 6, checked: 30, childSeats: 5})
  expect(fitOf(unknown, everything)).toMatchObject({
    cars: 1,
    isTight: true,
    bagsLeft: null,
    notJudged: ['bags', 'childSeats'],
  })
  expect(fitOf(unknown, party({passengers: 5})).notJudged).toEqual([])
  const none: Capacity = {...suv, childSeats: 0}
  expect(fitOf(none, party({passengers: 3, childSeats: 1})).cars).toBeNull()
  expect(fitOf(none, party({passengers: 3})).cars).toBe(1)
})

const count = fc.integer({min: 0, max: 40})
const capacities: fc.Arbitrary<Capacity> = fc.record({
  seats: fc.integer({min: 1, max: 20}),
  rows: fc.constant(null),
  bags: fc.option(fc.record({checked: count, cabin: count})),
  childSeats: fc.option(count),
})
const parties = fc
  .record({passengers: count, checked: count, cabin: count, childSeats: count, wheelchairs: count})
  .map(clampParty)
const kinds = fc.constantFrom('passengers', 'checked', 'cabin', 'childSeats', 'wheelchairs')

test('what fits never stops fitting when the party shrinks', () => {
  fc.assert(
    fc.property(capacities, parties, kinds, (capacity, larger, kind) => {
      const smaller = clampParty({...larger, [kind]: larger[kind] - 1})
      const carsOf = (one: Party) => fitOf(capacity, one).cars ?? Infinity
      expect(carsOf(smaller)).toBeLessThanOrEqual(carsOf(larger))
    }),
  )
})

test('the cars that it takes hold the party, and one car fewer does not', () => {
  fc.assert(
    fc.property(capacities, parties, (capacity, one) => {
      const {cars, seatsLeft, bagsLeft} = fitOf(capacity, one)
      if (cars === null) return
      expect(seatsLeft).toBeGreaterThanOrEqual(0)
      expect(bagsLeft ?? 0).toBeGreaterThanOrEqual(0)
      const fewer = {
        ...capacity,
        seats: capacity.seats * (cars - 1),
        bags: capacity.bags && {
          checked: capacity.bags.checked * (cars - 1),
          cabin: capacity.bags.cabin * (cars - 1),
        },
        childSeats: capacity.childSeats && capacity.childSeats * (cars - 1),
      }
      expect(cars > 1 && fitOf(fewer, one).cars === 1).toBe(false)
    }),
  )
})

test('what is left of a clamped party is within its limits, and clamping again changes nothing [FLEET-4]', () => {
  const anything = fc.oneof(fc.double(), fc.integer())
  const wild = fc.record({
    passengers: anything,
    checked: anything,
    cabin: anything,
    childSeats: anything,
    wheelchairs: anything,
  })
  fc.assert(
    fc.property(wild, (one) => {
      const clamped = clampParty(one)
      expect(clamped.passengers).toBeGreaterThanOrEqual(1)
      expect(clamped.childSeats).toBeLessThan(clamped.passengers)
      expect(clampParty(clamped)).toEqual(clamped)
      for (const count of Object.values(clamped)) {
        expect(Number.isInteger(count)).toBe(true)
        expect(count).toBeGreaterThanOrEqual(0)
        expect(count).toBeLessThanOrEqual(40)
      }
    }),
  )
})

test('what never fits is not tight and leaves nothing', () => {
  expect(fitOf({...suv, childSeats: 0}, party({passengers: 3, childSeats: 1}))).toEqual({
    cars: null,
    isTight: false,
    seatsLeft: 0,
    bagsLeft: null,
    notJudged: [],
  })
})

test('a party that brings no bags is not tight in a car without a place for them', () => {
  expect(fitOf({...suv, bags: {checked: 0, cabin: 0}}, party({}))).toMatchObject({
    cars: 1,
    isTight: false,
    bagsLeft: 0,
  })
})

test('two cars are not tight, even with every seat taken', () => {
  expect(fitOf(suv, party({passengers: 12}))).toMatchObject({
    cars: 2,
    isTight: false,
    seatsLeft: 0,
  })
})

test('a wheelchair takes a place of those that are left', () => {
  expect(fitOf(suv, party({checked: 1, wheelchairs: 1}))).toMatchObject({bagsLeft: 4})
})

test('a party fits with room in one car that is judged in all that it brings and has a place left', () => {
  expect(fitsWithRoom(fitOf(suv, party({passengers: 5})))).toBe(true)
  expect(fitsWithRoom(fitOf(suv, party({passengers: 6})))).toBe(false)
  expect(fitsWithRoom(fitOf(suv, party({passengers: 7})))).toBe(false)
  expect(fitsWithRoom(fitOf({...suv, bags: null}, party({checked: 1})))).toBe(false)
})
