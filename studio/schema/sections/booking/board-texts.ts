import {line} from '../../fields.ts'

/** The texts above and below a booking frame. */
export function boardTexts() {
  return [
    line({
      name: 'boardHeading',
      title: 'Heading above the booking frame',
      initialValue: 'Reserve your chauffeur',
    }),
    line({
      name: 'boardNote',
      title: 'Note below the booking frame',
      description: 'For example "Book {leadTime} ahead. Confirmed within {confirmTime}."',
      initialValue: 'Book {leadTime} ahead. Confirmed within {confirmTime}.',
    }),
  ]
}
