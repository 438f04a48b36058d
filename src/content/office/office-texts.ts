import {
  formatInMiami,
  miamiDaysBetween,
  miamiTimeZone,
  withDayPeriod,
} from '#domain/time/miami-time.ts'
import type {OfficeState} from '#domain/time/office-state.ts'
import type {DomainWords} from '#domain/words/en.ts'

/** Whose clock reads an instant: `timeZone` is the visitor's, by its name in the IANA database. */
type Reader = {now: number; timeZone: string}

/**
 * The state of the office in words, short for the header. Times are Miami's; where the visitor's clock shows another,
 * the words say so, and the long ones give the visitor's time as well.
 */
export function officeTexts(
  state: OfficeState,
  reader: Reader,
  words: DomainWords,
): {short: string; full: string} {
  const {office} = words
  if (state.isOpen) {
    const {inMiami, own} = timesOf(state.until, reader, words)
    return {
      short: office.openUntil(inMiami),
      full: office.officeOpenUntil(inMiami) + own,
    }
  }
  const closed = state.closedFor ? office.closedFor(state.closedFor) : office.closedNow
  const {opensAt} = state
  if (opensAt === null) return {short: office.closedNow, full: closed}
  const {inMiami, own, isElsewhere} = timesOf(opensAt, reader, words)
  const dayIn = (weekday: Format, laterDay: Format) =>
    dayText({instant: opensAt, now: reader.now, isElsewhere, weekday, laterDay}, words)
  return {
    short: office.opens(dayIn(office.briefWeekday, office.briefLaterDay), inMiami),
    full: office.closedAndOpens(closed, dayIn(wholeWeekday, office.laterDay), inMiami) + own,
  }
}

/**
 * "Earliest pick-up: tomorrow, 6:40 PM." Elsewhere than in Miami the day has its name: today and tomorrow may be others
 * there.
 */
export function pickUpText(earliest: number, reader: Reader, words: DomainWords): string {
  const {office} = words
  const {inMiami, isElsewhere} = timesOf(earliest, reader, words)
  const {pickUpWeekday: weekday, laterDay} = office
  const day = dayText({instant: earliest, now: reader.now, isElsewhere, weekday, laterDay}, words)
  const today = isElsewhere ? office.onDay(formatInMiami(earliest, weekday, words)) : ''
  return office.earliestPickUp(day || today, inMiami)
}

type Format = Intl.DateTimeFormatOptions
/** How its name is written where the visitor is elsewhere, and how its date a week or more ahead. */
type DayFormats = {weekday: Format; laterDay: Format}
type Day = DayFormats & {instant: number; now: number; isElsewhere: boolean}

const wholeWeekday: Format = {weekday: 'long'}

/**
 * A day of Miami as seen from now: nothing for today, "tomorrow", "Monday", and "Jan 4" a week or more ahead. Elsewhere
 * tomorrow can be another day, so it has its name there, which may be short.
 */
function dayText(day: Day, words: DomainWords): string {
  const {instant, now, isElsewhere, weekday, laterDay} = day
  const {tomorrow, onDay} = words.office
  const days = miamiDaysBetween(now, instant)
  if (days === 0) return ''
  if (days === 1 && !isElsewhere) return tomorrow
  const format = days >= 7 ? laterDay : isElsewhere ? weekday : wholeWeekday
  return onDay(formatInMiami(instant, format, words))
}

/** An instant by the clocks of Miami, and where the visitor's show another time, by those too. */
function timesOf(instant: number, {timeZone}: Reader, words: DomainWords) {
  const miami = wallClock(instant, miamiTimeZone, words)
  const visitor = wallClock(instant, timeZone, words)
  const isElsewhere = miami.time !== visitor.time || miami.weekday !== visitor.weekday
  const ownDay = miami.weekday === visitor.weekday ? '' : visitor.weekday
  return {
    isElsewhere,
    inMiami: isElsewhere ? words.office.inMiami(miami.time) : miami.time,
    own: isElsewhere ? words.office.yourTime(ownDay, visitor.time) : '',
  }
}

/** "8 PM" or "8:30 PM", and the day of the week. */
function wallClock(instant: number, timeZone: string, {locale, office}: DomainWords) {
  const format = (parts: Format) =>
    new Intl.DateTimeFormat(locale, {...parts, timeZone}).format(instant)
  const time = withDayPeriod(format({hour: 'numeric', minute: '2-digit'}))
  return {
    time: time.replace(':00', '').replace(/\s/, '\u00A0'),
    weekday: format(office.briefWeekday),
  }
}
