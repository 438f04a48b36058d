import {words as domain} from '#domain/words/en.ts'

/** Words of the rate sheet. */
export const words = {
  print: 'Print',
  ratesOf: (day: string) => `Rates as of ${day}`,
  car: 'Car',
  askForQuote: 'Ask for a quote',
  reserve: 'Reserve by phone',
  officeHours: (hours: string) => `Office hours: ${hours}`,
  conditions: 'Conditions',
  ifYouCancel: 'If you cancel',
  /** `when` is "24 hours or more"; the first line says before what. */
  beforePickUp: (when: string) => `${when} before pick-up`,
  before: (when: string) => `${when} before`,
  minimum: (hours: string) => `Minimum ${hours}.`,
  bookAhead: (hours: string) => `Book at least ${hours} ahead.`,
  borders: (hours: readonly string[]) =>
    `Exactly ${domain.or(hours)} hours ${hours.length === 1 ? 'takes' : 'take'} the lower rate.`,
}
