import {miamiDay, miamiInstant} from './miami-time.ts'
import {type OfficeHours, isClockTime} from './office-hours.ts'

/** A day of Miami such as "2027-11-25" on which the office does not open, and what it is called. */
export type ClosedDay = {day?: string | null; name?: string | null}

/** Instants are in ms since 1970. `opensAt` is null when no opening is in sight. */
export type OfficeState =
  | {isOpen: true; until: number}
  | {isOpen: false; opensAt: number | null; closedFor: string | null}

/**
 * Whether the office answers at an instant (ms since 1970), and until when that holds [OFFICE-1]; a closed day wins over the
 * hours [OFFICE-2]. Null while the hours are incomplete.
 */
export function officeState(
  hours: OfficeHours | null | undefined,
  closedDays: readonly ClosedDay[],
  now: number,
): OfficeState | null {
  const week = officeWeek(hours)
  if (!week) return null
  const today = miamiDay(now)
  const closed = new Map(closedDays.map(({day, name}) => [day, name]))
  const next = Array.from({length: daysAhead}, (_, days) => dayAfter(today, days))
    .filter((day) => week.days.has(weekdayOf(day)) && !closed.has(day))
    // Today and the day after it that is a working day.
    .slice(0, 2)
    .map((day) => ({opens: instantAt(day, week.opens), closes: instantAt(day, week.closes)}))
    .find(({closes}) => now < closes)
  if (next && next.opens <= now) return {isOpen: true, until: next.closes}
  return {isOpen: false, opensAt: next?.opens ?? null, closedFor: closed.get(today) ?? null}
}

/** Whether staff have entered office hours from which a state follows. */
export function hasOfficeHours(hours: OfficeHours | null | undefined): boolean {
  return officeWeek(hours) !== null
}

/** The days (0 is Sunday) and times of the office, null while they are incomplete; the days may run across Sunday. */
export function officeWeek(hours: OfficeHours | null | undefined) {
  const {firstDay, lastDay} = hours ?? {}
  const opens = clockTime(hours?.opens)
  const closes = clockTime(hours?.closes)
  const from = weekdays.findIndex((day) => day === firstDay)
  const to = lastDay ? weekdays.findIndex((day) => day === lastDay) : from
  if (from < 0 || to < 0 || !opens || !closes || closes <= opens) return null
  const length = ((to - from + 7) % 7) + 1
  return {days: new Set(Array.from({length}, (_, day) => (from + day) % 7)), opens, closes}
}

/** As staff choose them, in the order in which `Date` counts them. */
export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

/** Farther than any office is closed. */
const daysAhead = 100

/** "8:00" as "08:00"; null for what is no time. */
function clockTime(time: unknown): string | null {
  const padded = typeof time === 'string' ? time.padStart(5, '0') : ''
  return isClockTime(padded) ? padded : null
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}

function weekdayOf(day: string): number {
  return new Date(day).getUTCDay()
}

function instantAt(day: string, time: string): number {
  return miamiInstant(`${day}T${time}`) ?? Number.NaN
}
