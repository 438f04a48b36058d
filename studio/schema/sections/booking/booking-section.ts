import {defineSection} from '../../define-section.ts'
import {line, list, pageHeading} from '../../fields.ts'

export const bookingSection = defineSection({
  name: 'bookingSection',
  title: 'Booking frame',
  description:
    'The full-size booking frame of the reservation page, with the booking facts beside it.',
  fields: [
    pageHeading(),
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
    list({
      name: 'notes',
      title: 'Booking facts',
      description: 'Use words in braces for facts, for example "Minimum booking {minHours}".',
      of: 'iconItem',
    }),
  ],
})
