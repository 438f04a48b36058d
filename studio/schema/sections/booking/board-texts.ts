import {line} from '../../fields.ts'

/** The texts above a booking frame. */
export function boardTexts() {
  return [
    line({
      name: 'boardHeading',
      title: 'Heading above the booking frame',
      initialValue: 'Reserve your chauffeur',
    }),
    line({
      name: 'boardNote',
      title: 'Note above the booking frame',
      description:
        'For example "Book {leadTime} ahead. Confirmed within {confirmTime}." On the page the sentence with {leadTime} gives way to the earliest pick-up.',
      initialValue: 'Book {leadTime} ahead. Confirmed within {confirmTime}.',
    }),
  ]
}
