import {expect, test} from 'vitest'

import {rideFrom, searchWithRide} from './ride.ts'

test('a ride that is written into a URL is read from it again [COST-5]', () => {
  for (const ride of [
    {vehicle: 'vehicle-escalade', hours: 7.5, day: '2026-12-12'},
    {vehicle: 'a b&c', hours: 8, day: null},
    {vehicle: null, hours: null, day: null},
  ]) {
    expect(rideFrom(searchWithRide('?hours=3', ride))).toEqual(ride)
  }
})

test('other parameters of the page keep their place and encoding, and an older ride goes', () => {
  const ride = {vehicle: 'vehicle-escalade', hours: 7.5, day: null}
  const search = '?utm_source=a%20b&estimate-hours=2&vehicle=van&estimate-day=2026-12-12&x=+'
  expect(searchWithRide(search, ride)).toBe(
    '?utm_source=a%20b&vehicle=van&x=+&estimate-vehicle=vehicle-escalade&estimate-hours=7.5',
  )
  expect(searchWithRide('', {vehicle: null, hours: null, day: null})).toBe('')
})

test('what is no number or no day in a URL counts as not chosen', () => {
  const search = '?estimate-vehicle=&estimate-hours=many&estimate-day=2026-13-40'
  expect(rideFrom(search)).toEqual({vehicle: null, hours: null, day: null})
})

const nothing = {vehicle: null, hours: null, day: null}

test('the parameters of a ride are those that shared links already name', () => {
  const ride = {vehicle: 'vehicle-escalade', hours: 8, day: '2026-12-12'}
  expect(searchWithRide('', ride)).toBe(
    '?estimate-vehicle=vehicle-escalade&estimate-hours=8&estimate-day=2026-12-12',
  )
})

test('without a ride the other parameters stay, whatever they look like', () => {
  expect(searchWithRide('?q=where?', nothing)).toBe('?q=where?')
  expect(searchWithRide('?my-estimate-day=1&estimate-days=2', nothing)).toBe(
    '?my-estimate-day=1&estimate-days=2',
  )
  expect(searchWithRide('?estimate-day&x=1', nothing)).toBe('?x=1')
})

test('only a day and nothing around it is a day', () => {
  expect(rideFrom('?estimate-day=2026-12-12').day).toBe('2026-12-12')
  expect(rideFrom('?estimate-day=2028-02-29').day).toBe('2028-02-29')
  expect(rideFrom('?estimate-day=2027-02-30').day).toBeNull()
  expect(rideFrom('?estimate-day=2026-12-12T10:00').day).toBeNull()
  expect(rideFrom('?estimate-day=%2B002026-12-12').day).toBeNull()
  expect(rideFrom('?estimate-day=%2B012026-12-12').day).toBeNull()
})
