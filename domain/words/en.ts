import {localeOf} from '../language.ts'

const briefWeekday: Intl.DateTimeFormatOptions = {weekday: 'short'}
const laterDay: Intl.DateTimeFormatOptions = {month: 'short', day: 'numeric'}
const shortForms: Record<string, string> = {
  aerop: 'airport',
  aeropuerto: 'airport',
  centre: 'center',
  cntr: 'center',
  condado: 'county',
  convenciones: 'convention',
  cruceros: 'cruise',
  ft: 'fort',
  internacional: 'international',
  intl: 'international',
  puerto: 'port',
}

/** Words of the texts that are made here, in English. It says which words there are; other languages have the same. */
export const words = {
  /** By which Intl writes dates and numbers. */
  locale: localeOf('en'),
  /** "7½ hours". */
  hours: (count: string, isOne: boolean) => `${count} ${isOne ? 'hour' : 'hours'}`,
  /** "Thursday, December 3", and with a time of that day. */
  day: (weekday: string, date: string) => `${weekday}, ${date}`,
  dayAndTime: (day: string, time: string) => `${day}, ${time}`,
  /** "Broward, Miami-Dade and Palm Beach" */
  and: (items: readonly string[]) => list(items, 'and'),
  or: (items: readonly string[]) => list(items, 'or'),
  officeHours: {
    days: {
      Monday: 'Monday',
      Tuesday: 'Tuesday',
      Wednesday: 'Wednesday',
      Thursday: 'Thursday',
      Friday: 'Friday',
      Saturday: 'Saturday',
      Sunday: 'Sunday',
    },
    dayRange: (first: string, last: string) => `${first} to ${last}`,
    time: (time: string, isMorning: boolean) => `${time}${isMorning ? 'AM' : 'PM'}`,
    sentence: (days: string, opens: string, closes: string) => `${days}, ${opens} to ${closes}`,
  },
  refunds: {
    anyTime: 'Any time',
    orMore: (hours: string) => `${hours} or more`,
    under: (hours: string) => `Under ${hours}`,
    fromTo: (from: string, hours: string) => `${from} to ${hours}`,
    nothing: 'Nothing',
  },
  /** `day` is one of the words below or the name of a day; nothing for today. */
  office: {
    openUntil: (time: string) => `Open until ${time}`,
    officeOpenUntil: (time: string) => `Office open until ${time}`,
    closedNow: 'Closed now',
    closedFor: (holiday: string) => `Closed for ${holiday}`,
    opens: (day: string, time: string) => `Opens ${day && `${day} `}${time}`,
    closedAndOpens: (closed: string, day: string, time: string) =>
      `${closed}, opens ${day && `${day} `}${time}`,
    earliestPickUp: (day: string, time: string) => `Earliest pick-up: ${day || 'today'}, ${time}.`,
    tomorrow: 'tomorrow',
    onDay: (day: string) => day,
    /** How a day of the week is written where there is little room. */
    briefWeekday,
    /** The same on the booking board. */
    pickUpWeekday: briefWeekday,
    /** How a day a week or more ahead is written. */
    laterDay,
    /** The same where there is little room. */
    briefLaterDay: laterDay,
    inMiami: (time: string) => `${time} in Miami`,
    /** Follows a time of Miami; `day` is empty where it is the same one. */
    yourTime: (day: string, time: string) => ` (${day && `${day} `}${time} your time)`,
  },
  emergencyLine: 'Emergency line',
  places: {
    /** Words that say nothing about the place that somebody looks for, in English and in Spanish; "la" may begin Lakes. */
    fillers: 'al at centro de del el fl in of the to usa'.split(' '),
    shortForms,
  },
}

function list(items: readonly string[], word: string): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`
}

export type DomainWords = typeof words
