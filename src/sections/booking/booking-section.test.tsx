import {expect, test} from 'vitest'

import {renderWithContent} from '../../../tests/support/components/render-with-content.tsx'
import type {Section} from '../section.ts'
import {BookingSection} from './booking-section.tsx'

const section: Section<'bookingSection'> = {
  _key: 'booking',
  _type: 'bookingSection',
  heading: 'Reserve your chauffeur',
  boardHeading: 'Your journey',
  notes: [
    {
      _key: 'ahead',
      _type: 'iconItem',
      icon: 'calendar-check',
      title: 'Book {leadTime} ahead',
      text: 'Sooner than that? Call {phone}.',
    },
    {_key: 'confirmed', _type: 'iconItem', title: 'Confirmed within {confirmTime}'},
  ],
}

test('the booking notes are beside the frame, which is 600 px high at first, and the number in them can be called [FRAME-2]', async () => {
  const screen = await renderWithContent(<BookingSection section={section} />, {
    site: {
      settings: {phone: '+13055550100', bookingWidgetUrl: widget},
      bookingRules: {bookAheadHours: 24},
    },
  })
  await expect.element(screen.getByTitle('Book a ride')).toHaveAttribute('height', '600')
  await expect.element(screen.getByRole('heading', {name: 'Book 24 hours ahead'})).toBeVisible()
  const fact = screen.getByRole('listitem')
  await expect
    .element(fact.getByRole('link', {name: '(305) 555-0100'}))
    .toHaveAttribute('href', 'tel:+13055550100')
})

test('a fact whose number staff have not set is left out, and so is a sentence without its phone', async () => {
  const screen = await renderWithContent(<BookingSection section={section} />, {
    site: {bookingRules: {bookAheadHours: 24}},
  })
  const facts = screen.getByRole('listitem').elements()
  expect(facts.map(({textContent}) => textContent)).toEqual(['Book 24 hours ahead'])
})

test('on a Spanish page the frame has a Spanish title, and without a widget the way to the office is Spanish', async () => {
  const path = '/es/reservacion'
  const screen = await renderWithContent(<BookingSection section={section} />, {
    path,
    site: {settings: {bookingWidgetUrl: widget}},
  })
  await expect.element(screen.getByTitle('Reservar un viaje')).toHaveAttribute('height', '600')
  await screen.unmount()
  const without = await renderWithContent(<BookingSection section={section} />, {path})
  await expect
    .element(without.getByRole('link', {name: 'Contáctenos'}))
    .toHaveAttribute('href', '/es/contacto')
})

const widget = `${String(import.meta.env['VITE_BOOKING_WIDGET_ORIGINS']).split(',')[0]}/book`
