export type CalendarReminder = {
  /** Identifies it: a calendar replaces an entry of the same name. */
  uid: string
  /** When it is, in ms since 1970. */
  at: number
  title: string
  text: string
  /** When the file is made, in ms since 1970. */
  madeAt: number
}

/**
 * A calendar file (RFC 5545) with one entry that reminds an hour ahead. Its time is in UTC, which alone names each
 * instant of the night on which the clocks go back; calendars show it by their own clock.
 */
export function calendarFile({uid, at, title, text, madeAt}: CalendarReminder): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Refund reminder//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(madeAt)}`,
    `DTSTART:${utc(at)}`,
    'DURATION:PT0S',
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT1H',
    `DESCRIPTION:${escaped(title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')
}

/** "20261203T233000Z" */
function utc(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** A line has at most 75 bytes; it goes on in a line that begins with a space. No character is cut in two. */
function folded(line: string): string {
  let result = ''
  let bytes = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (bytes + size > 75) {
      result += '\r\n '
      bytes = 1
    }
    result += character
    bytes += size
  }
  return result
}
