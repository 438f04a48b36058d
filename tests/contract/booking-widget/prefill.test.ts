import {expect, test} from 'vitest'

import {bookingPath} from '../../../domain/booking-path.ts'
import {readPrefill} from '../../../emulators/booking-widget/client/prefill.ts'
import {testQuery} from '../../../src/embed-test/run/embed-test-case.ts'
import {nameCases} from '../../../src/embed-test/run/name-cases.ts'
import {testData} from '../../../src/embed-test/run/test-data.ts'

const {pickup, destination, passengers, date, time} = testData
const ride = {pickup, destination, passengers, date, time}
const person = {name: testData.customerName, email: testData.customerEmail}

const expected = new Map<string, object>([
  ['No parameters', {}],
  ['Pickup and dropoff', ride],
  ['First and last name', {...person, ...ride, phone: '+13055550123'}],
])

test.each(nameCases)('the form reads "$name" [WIDGET-1]', (embedTest) => {
  expect(readPrefill(`?${testQuery(embedTest)}`)).toEqual(
    expected.get(embedTest.name) ?? {...person, ...ride, phone: testData.customerPhone},
  )
})

test.each([
  ['DD-MM-YYYY HH:MM', 'pickup_time=04-12-2026 18:30'],
  ['ISO 8601', 'pickup_datetime=2026-12-04T18:30:00-05:00'],
  ['ISO 8601 in UTC', 'datetime=2026-12-04T18:30Z'],
  ['a space between day and time', 'pickup_datetime=2026-12-04 18:30'],
  ['two fields', 'date=2026-12-04&time=18:30'],
])('a date and time as %s', (_, query) => {
  expect(readPrefill(query)).toEqual({date: '2026-12-04', time: '18:30'})
})

test.each(['date=12/04/2026', 'date=tomorrow', 'time=6:30 PM', 'time=noon'])(
  '%s is ignored',
  (query) => {
    expect(readPrefill(query)).toEqual({})
  },
)

test('the vehicle and the hours of a link of the site are read [WIDGET-1]', () => {
  const {search} = new URL(
    bookingPath({vehicle: 'Rolls Royce', hours: 7.5, date: '2026-12-12'}, 'en'),
    'http://localhost',
  )
  expect(readPrefill(search)).toEqual({vehicle: 'Rolls Royce', hours: '7.5', date: '2026-12-12'})
})

test('plus signs and %20 are spaces; accents and ampersands survive', () => {
  const text = 'Zoë & José Peña'
  expect(readPrefill(new URLSearchParams({name: text}).toString())).toEqual({name: text})
  expect(readPrefill(`name=${encodeURIComponent(text)}`)).toEqual({name: text})
})

test('the first of repeated parameters counts, and empty values are ignored', () => {
  expect(readPrefill('pickup=&pickup=MIA&pickup=FLL')).toEqual({pickup: 'MIA'})
})

test.each([
  'formData={',
  'formData=null',
  'formData=[1,2]',
  'bookingData=%25%25',
  'bookingData=bm90IGpzb24=',
  'formData={"__proto__":{"name":"x"}}',
  '%zz=%zz',
])('%s fills in nothing and throws nothing', (query) => {
  expect(readPrefill(query)).toEqual({})
})
