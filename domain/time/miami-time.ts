import type {DomainWords} from '../words/en.ts'

/** Miami's time zone, as the IANA database names it. */
export const miamiTimeZone = 'America/New_York'

const hour = 60 * 60 * 1000
/** Hours that Miami is behind UTC: in summer, and for the rest of the year. */
const hoursBehind = [4, 5]

/**
 * The instant (ms since 1970) at which the clocks of Miami show a time such as "2027-03-14T09:30", or
 * "2027-03-14" for the start of that day. A time that spring skips is read an hour later; of one that
 * autumn repeats the first counts. Null for anything else.
 */
export function miamiInstant(time: string | null | undefined): number | null {
  const parts = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?$/.exec(time ?? '')
  if (!parts) return null
  const [, day = '', minute = '00:00'] = parts
  const utc = Date.parse(`${day}T${minute}Z`)
  if (Number.isNaN(utc)) return null
  const candidates = hoursBehind.map((hours) => utc + hours * hour)
  const shown = candidates.find((instant) => miamiMinute(instant) === `${day}T${minute}`)
  return shown ?? candidates.at(-1) ?? null
}

/** When a day of Miami ends (ms since 1970), or the one `daysLater` days after it; null without a day. */
export function miamiDayEnd(day: string | null | undefined, daysLater = 0): number | null {
  const noon = Date.parse(`${day ?? ''}T12:00Z`)
  if (Number.isNaN(noon)) return null
  return miamiInstant(new Date(noon + (daysLater + 1) * 24 * hour).toISOString().slice(0, 10))
}

/** The day in Miami at an instant (ms since 1970), as "2027-03-14". */
export function miamiDay(instant: number): string {
  return miamiMinute(instant).slice(0, 10)
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

/** "Thursday, December 3" */
export function formatDayInMiami(instant: number, words: DomainWords): string {
  return words.day(
    formatInMiami(instant, {weekday: 'long'}, words),
    formatInMiami(instant, {month: 'long', day: 'numeric'}, words),
  )
}

/** "6:30 PM" */
export function formatTimeInMiami(instant: number, words: DomainWords): string {
  return formatInMiami(instant, {hour: 'numeric', minute: '2-digit'}, words)
}

/** "Thursday, December 3, 6:30 PM" */
export function formatMomentInMiami(instant: number, words: DomainWords): string {
  return words.moment(formatDayInMiami(instant, words), formatTimeInMiami(instant, words))
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
