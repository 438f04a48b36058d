import {expect, test} from 'vitest'

import {renderWithContent} from '../../../tests/support/components/render-with-content.tsx'
import {BoardNote} from './board-note.tsx'

const note = 'Book {leadTime} ahead. Confirmed within {confirmTime}.'

test('the earliest pick-up stands for the notice, whatever else the note says', async () => {
  const screen = await renderWithContent(<BoardNote note={note} />, {
    site: {bookingRules: {bookAheadHours: 24, confirmationHours: 2}},
  })
  await expect.element(screen.getByText(/^Earliest pick-up: .+\s[AP]M/)).toBeVisible()
  await expect.element(screen.getByText('Confirmed within 2 hours.')).toBeVisible()
  await expect.element(screen.getByText(/ahead/)).not.toBeInTheDocument()
})

test('without a notice the note stays as it was written', async () => {
  const screen = await renderWithContent(<BoardNote note="Day and night. By the hour." />)
  await expect.element(screen.getByText('Day and night. By the hour.')).toBeVisible()
})

test('a notice alone is enough, and with neither there is nothing', async () => {
  const site = {bookingRules: {bookAheadHours: 2}}
  const screen = await renderWithContent(<BoardNote note={null} />, {site})
  await expect.element(screen.getByText(/^Earliest pick-up/)).toBeVisible()
  await screen.unmount()
  const empty = await renderWithContent(<BoardNote note={note} />)
  expect(empty.container.querySelector('p')).toBeNull()
})

test.each([
  ['Book {leadTime} ahead for Ft. Lauderdale rides. Day and night.', 'Day and night.'],
  ['For St. Pete as well. Book {leadTime} ahead.', 'For St. Pete as well.'],
  ['Open every day. Book {leadTime} ahead.', 'Open every day.'],
  ['Closed on Sat. Book {leadTime} ahead.', 'Closed on Sat.'],
  ['Book {leadTime} ahead. 24/7 dispatch.', '24/7 dispatch.'],
  ['All rides from MIA. Book {leadTime} ahead!', 'All rides from MIA.'],
  ['Book {leadTime} ahead. {phone} at any hour.', '(305) 555-0100 at any hour.'],
  [
    'Reserve con {leadTime}, desde las 8:00 a. m. todos los días. ¿Más rápido? Ávila le ayuda.',
    '¿Más rápido? Ávila le ayuda.',
  ],
])('of "%s" the whole sentence gives way, and no other', async (text, left) => {
  const {container} = await renderWithContent(<BoardNote note={text} />, {
    site: {settings: {phone: '+13055550100'}, bookingRules: {bookAheadHours: 24}},
  })
  const texts = () => Array.from(container.querySelectorAll('p > span'), (part) => part.textContent)
  await expect.poll(texts).toEqual([expect.stringMatching(/^Earliest pick-up: /), left])
})
