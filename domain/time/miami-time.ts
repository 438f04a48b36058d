import type {DomainWords} from '../words/en.ts'

/** Miami's time zone, as the IANA database names it. */
export const miamiTimeZone = 'America/New_York'

const hour = 60 * 60 * 1000

/**
 * The instant (ms since 1970) at which the clocks of Miami show a time such as "2027-03-14T09:30", or
 * "2027-03-14" for the start of that day. A time that spring skips is read an hour later; of one that
 * autumn repeats the first counts. Null for anything else.
 */
export function miamiInstant(time: string | null | undefined): number | null {
  const [, day = '', clock = '00:00'] =
    /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?$/.exec(time ?? '') ?? []
  const minute = `${day}T${clock}`
  const utc = Date.parse(`${minute}Z`)
  if (Number.isNaN(utc)) return null
  // Miami is four hours behind UTC in summer, and five for the rest of the year.
  const inSummer = utc + 4 * hour
  return miamiMinute(inSummer) === minute ? inSummer : utc + 5 * hour
}

/** When a day in Miami ends, or the day `daysLater` days after it, in ms since 1970; null without a day. */
export function miamiDayEnd(day: string | null | undefined, daysLater = 0): number | null {
  const noon = Date.parse(`${day ?? ''}T12:00Z`)
  if (Number.isNaN(noon)) return null
  return miamiInstant(new Date(noon + (daysLater + 1) * 24 * hour).toISOString().slice(0, 10))
}

/** The day in Miami at an instant (ms since 1970), as "2027-03-14". */
export function miamiDay(instant: number): string {
  return miamiMinute(instant).slice(0, 10)
}

/** The year in Miami at an instant (ms since 1970), as "2027". */
export function miamiYear(instant: number): string {
  return miamiDay(instant).slice(0, 4)
}

/** How many days of Miami lie between two instants (ms since 1970): 1 from late evening to the next morning. */
export function miamiDaysBetween(from: number, until: number): number {
  return Math.round((Date.parse(miamiDay(until)) - Date.parse(miamiDay(from))) / (24 * hour))
}

/** An instant (ms since 1970) by the clocks of Miami; Intl's options say which parts. */
export function formatInMiami(
  instant: number,
  parts: Intl.DateTimeFormatOptions,
  {locale}: DomainWords,
): string {
  return withDayPeriod(formatter(locale, parts).format(instant))
}

/** "November 25, 2026" for a day such as "2026-11-25"; null for what is not a day. */
export function formatDate(day: string | null | undefined, words: DomainWords): string | null {
  const instant = miamiInstant(day)
  return instant === null ? null : formatInMiami(instant, {dateStyle: 'long'}, words)
}

/** "Thursday, December 3", with its year where that is not the one of `now` (ms since 1970). */
export function formatDayInMiami(instant: number, now: number, words: DomainWords): string {
  const year = miamiYear(instant) === miamiYear(now) ? undefined : 'numeric'
  return words.day(
    formatInMiami(instant, {weekday: 'long'}, words),
    formatInMiami(instant, {month: 'long', day: 'numeric', year}, words),
  )
}

/** "6:30 PM", with its zone while the clocks show each minute twice: "1:45 AM EDT". */
export function formatTimeInMiami(instant: number, words: DomainWords): string {
  const shown = new Set([-hour, 0, hour].map((shift) => miamiMinute(instant + shift)))
  const timeZoneName = shown.size < 3 ? 'short' : undefined
  return formatInMiami(instant, {hour: 'numeric', minute: '2-digit', timeZoneName}, words)
}

/** "Thursday, December 3, 6:30 PM" */
export function formatDayAndTimeInMiami(instant: number, now: number, words: DomainWords): string {
  return words.dayAndTime(formatDayInMiami(instant, now, words), formatTimeInMiami(instant, words))
}

/** Engines write "p.m." and "p. m." in Spanish; the latter is right, and no line ends within it. */
export function withDayPeriod(text: string): string {
  return text.replace(/\s([ap])\.\s?m\./, '\u00A0$1.\u00A0m.')
}

/** "2027-03-14T09:30": what the clocks of Miami show. Swedish writes dates as ISO 8601 does. */
export function miamiMinute(instant: number): string {
  return formatter('sv-SE', {dateStyle: 'short', timeStyle: 'short'})
    .format(instant)
    .replace(' ', 'T')
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Kept, because making one takes a hundred times as long as using it. */
function formatter(locale: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(parts)
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, {...parts, timeZone: miamiTimeZone})
  formatters.set(key, made)
  return made
}
