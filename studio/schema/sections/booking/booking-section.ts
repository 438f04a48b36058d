import {defineSection} from '../../define-section.ts'
import {list, pageHeading} from '../../fields.ts'
import {boardTexts} from './board-texts.ts'

export const bookingSection = defineSection({
  name: 'bookingSection',
  title: 'Booking frame',
  description:
    'The full-size booking frame of the reservation page, with the booking facts beside it.',
  fields: [
    pageHeading(),
    ...boardTexts(),
    list({
      name: 'notes',
      title: 'Booking facts',
      description: 'Use words in braces for facts, for example "Minimum booking {minHours}".',
      of: 'iconItem',
    }),
  ],
})
