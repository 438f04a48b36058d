import {expect, test} from 'vitest'

import {nextRatesStart} from '#domain/time/next-rates-start.ts'

import {hasPassed} from '../time/use-has-passed.ts'
import {ratesInForce} from './rates-in-force.ts'

const now = [{_key: 'now', fromHours: 2, toHours: null, prices: null}]
const next = [{_key: 'next', fromHours: 2, toHours: null, prices: null}]

/** Which prices apply at a time in UTC when others are planned for a day. */
function holdsAt(time: string, startsOn: string | null, planned: typeof next | null = next) {
  const rates = {rateCards: now, nextRates: {startsOn, rateCards: planned}}
  const begun = hasPassed(nextRatesStart(rates.nextRates), Date.parse(time))
  return ratesInForce(rates, begun)?.[0]?._key
}

test('next rates apply from the first minute of their day in Miami [RATES-3]', () => {
  expect(holdsAt('2027-01-15T04:59:59Z', '2027-01-15')).toBe('now')
  expect(holdsAt('2027-01-15T05:00:00Z', '2027-01-15')).toBe('next')
  expect(holdsAt('2028-06-01T00:00:00Z', '2027-01-15')).toBe('next')
})

test('next rates start at the right instant around a change of the clocks', () => {
  expect(holdsAt('2027-03-14T04:59:59Z', '2027-03-14')).toBe('now')
  expect(holdsAt('2027-03-14T05:00:00Z', '2027-03-14')).toBe('next')
  expect(holdsAt('2027-03-15T03:59:59Z', '2027-03-15')).toBe('now')
  expect(holdsAt('2027-03-15T04:00:00Z', '2027-03-15')).toBe('next')
  expect(holdsAt('2027-11-07T03:59:59Z', '2027-11-07')).toBe('now')
  expect(holdsAt('2027-11-07T04:00:00Z', '2027-11-07')).toBe('next')
  expect(holdsAt('2027-11-08T04:59:59Z', '2027-11-08')).toBe('now')
  expect(holdsAt('2027-11-08T05:00:00Z', '2027-11-08')).toBe('next')
})

test('next rates without a date or without prices change nothing', () => {
  expect(holdsAt('2030-01-01T00:00:00Z', null)).toBe('now')
  expect(holdsAt('2030-01-01T00:00:00Z', 'some day')).toBe('now')
  expect(holdsAt('2030-01-01T00:00:00Z', '2027-01-15', [])).toBe('now')
  expect(holdsAt('2030-01-01T00:00:00Z', '2027-01-15', null)).toBe('now')
})
