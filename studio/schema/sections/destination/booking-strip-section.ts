import {defineSection} from '../../define-section.ts'
import {heading, line} from '../../fields.ts'

export const bookingStripSection = defineSection({
  name: 'bookingStripSection',
  title: 'Booking strip',
  description:
    'A board over the causeway with the pick-up already named. Its buttons lead to your phone number and to the booking form.',
  fields: [
    heading(),
    line({
      name: 'boardHeading',
      title: 'Heading of the board',
      initialValue: 'Reserve your chauffeur',
    }),
    line({
      name: 'boardNote',
      title: 'Note beside it',
      description: 'For example "Book {leadTime} ahead.".',
      optional: true,
    }),
    line({
      name: 'needs',
      title: 'What the guest needs at hand',
      description: 'For example "Flight number, landing time". Empty: left out.',
      optional: true,
    }),
  ],
})
