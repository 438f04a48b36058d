import {formatInMiami, miamiDaysBetween, miamiTimeZone} from '#domain/time/miami-time.ts'
import type {OfficeState} from '#domain/time/office-state.ts'

/** Whose clock reads an instant: `timeZone` is the visitor's, by its name in the IANA database. */
type Reader = {now: number; timeZone: string}

/**
 * The state of the office in words, short for the header. Times are Miami's; where the visitor's clock shows another,
 * the words say so, and the long ones give the visitor's time as well.
 */
export function officeTexts(state: OfficeState, reader: Reader): {short: string; full: string} {
  if (state.isOpen) {
    const {inMiami, own} = timesOf(state.until, reader)
    return {
      short: `Open until ${inMiami}`,
      full: `Office open until ${inMiami}${own}`,
    }
  }
  const closed = state.closedFor ? `Closed for ${state.closedFor}` : 'Closed now'
  if (state.opensAt === null) return {short: 'Closed now', full: closed}
  const {inMiami, own, isElsewhere} = timesOf(state.opensAt, reader)
  const day = dayText(state.opensAt, reader.now, isElsewhere)
  const shortDay = dayText(state.opensAt, reader.now, isElsewhere, 'short')
  return {
    short: ['Opens', shortDay, inMiami].filter(Boolean).join(' '),
    full: `${closed}, ${['opens', day, inMiami].filter(Boolean).join(' ')}${own}`,
  }
}

/** "Earliest pick-up: tomorrow, 6:40 PM." Elsewhere than in Miami the day has its name: tomorrow may be another there. */
export function pickUpText(earliest: number, reader: Reader): string {
  const {inMiami, isElsewhere} = timesOf(earliest, reader)
  const day = dayText(earliest, reader.now, isElsewhere, 'short') || 'today'
  return `Earliest pick-up: ${day}, ${inMiami}.`
}

/**
 * A day of Miami as seen from now: nothing for today, "tomorrow", "Monday", and "Jan 4" a week or more ahead. Elsewhere
 * tomorrow can be another day, so it has its name there, which may be short.
 */
function dayText(
  instant: number,
  now: number,
  isElsewhere: boolean,
  weekday: 'long' | 'short' = 'long',
): string {
  const days = miamiDaysBetween(now, instant)
  if (days === 0) return ''
  if (days === 1 && !isElsewhere) return 'tomorrow'
  if (days >= 7) return formatInMiami(instant, {month: 'short', day: 'numeric'})
  return formatInMiami(instant, {weekday: isElsewhere ? weekday : 'long'})
}

/** An instant by the clocks of Miami, and where the visitor's show another time, by those too. */
function timesOf(instant: number, {timeZone}: Reader) {
  const miami = wallClock(instant, miamiTimeZone)
  const visitor = wallClock(instant, timeZone)
  const isElsewhere = miami.time !== visitor.time || miami.weekday !== visitor.weekday
  const ownDay = miami.weekday === visitor.weekday ? '' : `${visitor.weekday} `
  return {
    isElsewhere,
    inMiami: isElsewhere ? `${miami.time} in Miami` : miami.time,
    own: isElsewhere ? ` (${ownDay}${visitor.time} your time)` : '',
  }
}

/** "8 PM" or "8:30 PM", and the day of the week. */
function wallClock(instant: number, timeZone: string) {
  const format = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', {...parts, timeZone}).format(instant)
  const time = format({hour: 'numeric', minute: '2-digit'})
  return {
    time: time.replace(':00', '').replace(/\s/, '\u00A0'),
    weekday: format({weekday: 'short'}),
  }
}
