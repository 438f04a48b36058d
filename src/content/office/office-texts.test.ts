import {expect, test} from 'vitest'

import {miamiInstant} from '#domain/time/miami-time.ts'
import type {OfficeState} from '#domain/time/office-state.ts'
import {words as english} from '#domain/words/en.ts'
import {words as spanish} from '#domain/words/es.ts'

import {officeTexts, pickUpText} from './office-texts.ts'

const at = (miami: string) => miamiInstant(miami) ?? Number.NaN
const inMiami = (now: string) => ({now: at(now), timeZone: 'America/New_York'})
const inParis = (now: string) => ({now: at(now), timeZone: 'Europe/Paris'})
/** Times never break across lines. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ')
type Reader = Parameters<typeof officeTexts>[1]
const short = (state: OfficeState, reader: Reader, words = english) =>
  plain(officeTexts(state, reader, words).short)
const full = (state: OfficeState, reader: Reader, words = english) =>
  plain(officeTexts(state, reader, words).full)
const pickUp = (earliest: string, reader: Reader, words = english) =>
  plain(pickUpText(at(earliest), reader, words))
const closed = (opens: string | null, closedFor: string | null = null) =>
  ({isOpen: false, opensAt: opens === null ? null : at(opens), closedFor}) as const

test('an open office says until when', () => {
  const open = {isOpen: true, until: at('2027-06-02T20:00')} as const
  expect(short(open, inMiami('2027-06-02T12:00'))).toBe('Open until 8 PM')
  expect(full(open, inMiami('2027-06-02T12:00'))).toBe('Office open until 8 PM')
  const half = {isOpen: true, until: at('2027-06-02T18:30')} as const
  expect(full(half, inMiami('2027-06-02T12:00'))).toBe('Office open until 6:30 PM')
})

test.each([
  ['2027-06-02T07:00', '2027-06-02T08:00', 'Closed now, opens 8 AM'],
  ['2027-06-02T21:00', '2027-06-03T08:00', 'Closed now, opens tomorrow 8 AM'],
  ['2027-06-04T21:00', '2027-06-07T08:00', 'Closed now, opens Monday 8 AM'],
  ['2027-12-23T21:00', '2027-12-29T08:00', 'Closed now, opens Wednesday 8 AM'],
  ['2027-12-23T21:00', '2027-12-30T08:00', 'Closed now, opens Dec 30 8 AM'],
])('at %s an office that opens at %s says "%s"', (now, opens, text) => {
  expect(full(closed(opens), inMiami(now))).toBe(text)
  expect(short(closed(opens), inMiami(now))).toBe(text.replace('Closed now, o', 'O'))
})

test('a closed day has its name, and an office without an opening in sight is just closed', () => {
  const thanksgiving = closed('2027-11-26T08:00', 'Thanksgiving')
  expect(full(thanksgiving, inMiami('2027-11-25T12:00'))).toBe(
    'Closed for Thanksgiving, opens tomorrow 8 AM',
  )
  expect(full(closed(null), inMiami('2027-11-25T12:00'))).toBe('Closed now')
  expect(short(closed(null, 'repairs'), inMiami('2027-11-25T12:00'))).toBe('Closed now')
})

test('a visitor elsewhere reads both times, with the day where it is another [OFFICE-3]', () => {
  const open = {isOpen: true, until: at('2027-06-02T17:30')} as const
  expect(full(open, inParis('2027-06-02T12:00'))).toBe(
    'Office open until 5:30 PM in Miami (11:30 PM your time)',
  )
  const late = {isOpen: true, until: at('2027-06-02T20:00')} as const
  expect(full(late, inParis('2027-06-02T12:00'))).toBe(
    'Office open until 8 PM in Miami (Thu 2 AM your time)',
  )
  expect(full(closed('2027-06-07T08:00'), inParis('2027-06-04T21:00'))).toBe(
    'Closed now, opens Monday 8 AM in Miami (2 PM your time)',
  )
  expect(short(closed('2027-06-07T08:00'), inParis('2027-06-04T21:00'))).toBe(
    'Opens Mon 8 AM in Miami',
  )
  expect(full(closed('2027-06-07T08:00'), inParis('2027-06-06T21:00'))).toBe(
    'Closed now, opens Monday 8 AM in Miami (2 PM your time)',
  )
})

test('between the clock changes of Miami and Europe the difference is an hour less', () => {
  const open = {isOpen: true, until: at('2027-03-15T17:00')} as const
  expect(full(open, inParis('2027-03-15T12:00'))).toBe(
    'Office open until 5 PM in Miami (10 PM your time)',
  )
})

test('another zone in which the clocks show the same is no other time', () => {
  const open = {isOpen: true, until: at('2027-06-02T20:00')} as const
  const reader = {now: at('2027-06-02T12:00'), timeZone: 'America/Toronto'}
  expect(full(open, reader)).toBe('Office open until 8 PM')
})

test.each([
  ['2027-06-02T12:00', '2027-06-02T14:00', 'today, 2 PM'],
  ['2027-06-02T18:31', '2027-06-03T18:40', 'tomorrow, 6:40 PM'],
  ['2027-06-02T23:55', '2027-06-04T00:00', 'Friday, 12 AM'],
  ['2027-06-02T12:00', '2027-06-09T12:00', 'Jun 9, 12 PM'],
])('at %s the earliest pick-up at %s is "%s"', (now, earliest, text) => {
  expect(pickUp(earliest, inMiami(now))).toBe(`Earliest pick-up: ${text}.`)
})

test('elsewhere than in Miami the day of the earliest pick-up has its name', () => {
  // In Paris it is Thursday by then.
  expect(pickUp('2027-06-02T22:00', inParis('2027-06-02T19:00'))).toBe(
    'Earliest pick-up: Wed, 10 PM in Miami.',
  )
  expect(pickUp('2027-06-03T18:40', inParis('2027-06-02T18:31'))).toBe(
    'Earliest pick-up: Thu, 6:40 PM in Miami.',
  )
})

test('in Spanish times and days have their articles', () => {
  const open = {isOpen: true, until: at('2027-06-02T20:00')} as const
  expect(full(open, inMiami('2027-06-02T12:00'), spanish)).toBe('Oficina abierta hasta las 8 p. m.')
  expect(full({...open, until: at('2027-06-02T13:30')}, inMiami('2027-06-02T12:00'), spanish)).toBe(
    'Oficina abierta hasta la 1:30 p. m.',
  )
  expect(full(open, inParis('2027-06-02T12:00'), spanish)).toBe(
    'Oficina abierta hasta las 8 p. m. en Miami (su hora: jue, 2 a. m.)',
  )
  const opensAt = (opens: string, now: string) =>
    full(closed(opens, 'Navidad'), inMiami(now), spanish)
  expect(opensAt('2027-12-26T08:00', '2027-12-25T12:00')).toBe(
    'Oficina cerrada por Navidad, abre mañana a las 8 a. m.',
  )
  expect(opensAt('2027-12-27T08:00', '2027-12-25T12:00')).toBe(
    'Oficina cerrada por Navidad, abre el lunes a las 8 a. m.',
  )
  expect(opensAt('2028-01-03T08:00', '2027-12-25T12:00')).toBe(
    'Oficina cerrada por Navidad, abre el 3 de enero a las 8 a. m.',
  )
  expect(
    full(closed('2027-12-26T08:00', 'Día de Navidad'), inMiami('2027-12-25T12:00'), spanish),
  ).toBe('Oficina cerrada por el Día de Navidad, abre mañana a las 8 a. m.')
  expect(full(closed('2027-07-05T08:00', '4 de Julio'), inMiami('2027-07-04T12:00'), spanish)).toBe(
    'Oficina cerrada por el 4 de Julio, abre mañana a las 8 a. m.',
  )
  expect(short(closed('2027-06-02T08:00'), inMiami('2027-06-02T07:00'), spanish)).toBe(
    'Abre a las 8 a. m.',
  )
  expect(short(closed('2027-06-03T08:00'), inParis('2027-06-02T23:00'), spanish)).toBe(
    'Abre jue, 8 a. m. en Miami',
  )
  expect(short(closed('2027-12-27T08:00'), inParis('2027-12-18T12:00'), spanish)).toBe(
    'Abre el 27 dic, 8 a. m. en Miami',
  )
  expect(full(closed('2027-12-27T08:00'), inMiami('2027-12-18T12:00'), spanish)).toBe(
    'Oficina cerrada, abre el 27 de diciembre a las 8 a. m.',
  )
  expect(pickUp('2027-06-02T13:10', inMiami('2027-06-02T12:00'), spanish)).toBe(
    'Primera recogida posible: hoy a la 1:10 p. m.',
  )
  expect(pickUp('2027-06-03T12:00', inParis('2027-06-02T12:00'), spanish)).toBe(
    'Primera recogida posible: el jueves a las 12 p. m. en Miami.',
  )
})
