import {expect, test} from 'vitest'

import {nextRatesStart} from './next-rates-start.ts'

const rateCards = [{}]

test('next rates start with their day in Miami [RATES-3]', () => {
  const start = Date.parse('2027-01-15T05:00:00Z')
  expect(nextRatesStart({startsOn: '2027-01-15', rateCards})).toBe(start)
})

test('next rates that are not planned, or have no date or no prices, do not start', () => {
  expect(nextRatesStart(null)).toBeNull()
  expect(nextRatesStart({startsOn: null, rateCards})).toBeNull()
  expect(nextRatesStart({startsOn: '2027-01-15', rateCards: []})).toBeNull()
  expect(nextRatesStart({startsOn: '2027-01-15', rateCards: null})).toBeNull()
})
