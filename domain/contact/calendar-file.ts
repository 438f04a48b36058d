import {contentLines, escaped} from './content-lines.ts'

/** What an entry of a calendar says [REFUND-4]. */
export type CalendarReminder = {
  /** The UID of the event: a calendar replaces an entry that has the same. */
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
  return contentLines([
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
  ])
}

/** "20261203T233000Z" */
function utc(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')
}
