import {expect, onTestFinished, test} from 'vitest'
import {page} from 'vitest/browser'

import {renderWithContent} from '../../../tests/support/components/render-with-content.tsx'
import type {Section} from '../section.ts'
import {HomeHeroSection} from './home-hero-section.tsx'

const section: Section<'homeHeroSection'> = {
  _key: 'hero',
  _type: 'homeHeroSection',
  heading: 'Luxury Chauffeur Services in Miami & South Florida',
  lead: 'Call {phone}.',
  boardHeading: 'Reserve your chauffeur',
  boardNote: 'Book {leadTime} ahead. Confirmed within {confirmTime}.',
  trustPoints: [
    {_key: 'always', _type: 'iconItem', icon: 'clock-8', title: '24/7 Service'},
    {_key: 'nameless', _type: 'iconItem', icon: 'clock-8'},
  ],
}
const bookingRules = {bookAheadHours: 24, confirmationHours: 2}

test('the board names the earliest pick-up and holds the booking frame at 120 px [HOME-2]', async () => {
  const screen = await renderWithContent(<HomeHeroSection section={section} />, {
    site: {bookingRules, settings: {bookingWidgetUrl: widget}},
  })
  const board = screen.getByRole('region', {name: 'Reserve your chauffeur'})
  await expect.element(board.getByText(/^Earliest pick-up: .+\s[AP]M/)).toBeVisible()
  await expect.element(board.getByText('Confirmed within 2 hours.')).toBeVisible()
  await expect.element(board.getByTitle('Book a ride')).toHaveAttribute('height', '120')
})

test('on a phone "Call to Book" dials the company [HOME-2]', async () => {
  await page.viewport(390, 844)
  const settings = {phone: '+13055550100', callLabel: 'Call to Book'}
  const screen = await renderWithContent(<HomeHeroSection section={section} />, {site: {settings}})
  const link = screen.getByRole('link', {name: 'Call to Book'})
  await expect.element(link).toBeVisible()
  await expect.element(link).toHaveAttribute('href', 'tel:+13055550100')
  await page.viewport(1280, 900)
  await expect.element(link).not.toBeInTheDocument()
})

test('the words on the call button may name the number [SERVICE-8]', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 900))
  const settings = {phone: '+13055550100', callLabel: 'Dial {phone}'}
  const screen = await renderWithContent(<HomeHeroSection section={section} />, {site: {settings}})
  await expect.element(screen.getByRole('link', {name: 'Dial (305) 555-0100'})).toBeVisible()
})

test('without a phone number nothing offers to call [HOME-2]', async () => {
  const screen = await renderWithContent(<HomeHeroSection section={section} />, {
    site: {settings: {callLabel: 'Call to Book'}},
  })
  await expect
    .element(screen.getByRole('heading', {level: 1}))
    .toHaveTextContent(section.heading ?? '')
  await expect.element(screen.getByText('Call', {exact: false})).not.toBeInTheDocument()
})

test('a trust point without a title is left out', async () => {
  const screen = await renderWithContent(<HomeHeroSection section={section} />)
  await expect.element(screen.getByText('24/7 Service')).toBeVisible()
  expect(screen.getByRole('listitem').elements()).toHaveLength(1)
})

const widget = `${String(import.meta.env['VITE_BOOKING_WIDGET_ORIGINS']).split(',')[0]}/book`
