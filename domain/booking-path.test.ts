import {expect, test} from 'vitest'

import {bookingPath} from './booking-path.ts'

test('the booking form is given the vehicle, the hours and the day [COST-5]', () => {
  const ride = {vehicle: 'Cadillac Escalade', hours: 7.5}
  expect(bookingPath({...ride, date: '2026-12-12'}, 'en')).toBe(
    '/reservation?vehicle=Cadillac+Escalade&hours=7.5&date=2026-12-12',
  )
  expect(bookingPath({...ride, date: null}, 'es')).toBe(
    '/es/reservacion?vehicle=Cadillac+Escalade&hours=7.5',
  )
})

test('where nothing is known the booking form stands at its own path', () => {
  expect(bookingPath({pickup: null}, 'en')).toBe('/reservation')
})
