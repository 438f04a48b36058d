import fc from 'fast-check'
import {expect, test} from 'vitest'

import {calendarFile} from './calendar-file.ts'

const reminder = {
  uid: 'refund-2026-12-04T18:30',
  at: Date.parse('2026-12-03T23:30:00Z'),
  title: 'Last minute for a full refund',
  text: 'Cancel by 6:30 PM, Miami time.\nCall (305) 555-0100; or write.',
  madeAt: Date.parse('2026-11-24T15:00:00.123Z'),
}

const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

test('the file holds one entry at its instant, with a reminder an hour ahead [REFUND-4]', () => {
  expect(unfolded(calendarFile(reminder))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Refund reminder//EN',
    'BEGIN:VEVENT',
    'UID:refund-2026-12-04T18:30',
    'DTSTAMP:20261124T150000Z',
    'DTSTART:20261203T233000Z',
    'DURATION:PT0S',
    'SUMMARY:Last minute for a full refund',
    'DESCRIPTION:Cancel by 6:30 PM\\, Miami time.\\nCall (305) 555-0100\\; or write.',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT1H',
    'DESCRIPTION:Last minute for a full refund',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('whatever the texts hold, no line is longer than 75 bytes and no text adds a line', () => {
  const bytes = (line: string) => new TextEncoder().encode(line).length
  fc.assert(
    fc.property(fc.string({unit: 'grapheme', maxLength: 200, size: 'max'}), (text) => {
      const file = calendarFile({...reminder, text, title: text})
      expect(file.split('\r\n').filter((line) => bytes(line) > 75)).toEqual([])
      expect(unfolded(file)).toHaveLength(19)
    }),
  )
})

test('a line of 75 bytes stays whole, and a longer one goes on after a space', () => {
  const linesOf = (letters: number) =>
    calendarFile({...reminder, title: 'x'.repeat(letters)})
      .split('\r\n')
      .filter((line) => line.startsWith('SUMMARY') || line.startsWith(' '))
  const whole = `SUMMARY:${'x'.repeat(67)}`
  expect(linesOf(67)[0]).toBe(whole)
  expect(linesOf(68).slice(0, 2)).toEqual([whole, ' x'])
  expect(linesOf(67 + 75).slice(0, 3)).toEqual([whole, ` ${'x'.repeat(74)}`, ' x'])
})
