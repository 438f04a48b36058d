import {defineField} from 'sanity'

import {defineSection} from '../../define-section.ts'
import {heading, lead, line, list} from '../../fields.ts'

export const costSection = defineSection({
  name: 'costSection',
  title: 'What will it cost',
  description:
    'Visitors choose a vehicle, hours and a day, and read what that costs by Rates. Prices are changed there, not here.',
  fields: [
    heading(),
    lead(true),
    defineField({
      name: 'halfHours',
      title: 'Half hours',
      description: 'Visitors may choose half hours. Off: whole hours only.',
      type: 'boolean',
      initialValue: true,
    }),
    list({
      name: 'notIncluded',
      title: 'What else is not included',
      description:
        'For example tolls and parking. The note on gratuity of Booking rules stands first by itself.',
      of: 'extraCost',
      optional: true,
    }),
    line({
      name: 'note',
      title: 'Note below what is not included',
      description: 'For example that the confirmation names the price.',
      optional: true,
    }),
    line({name: 'bookLabel', title: 'Words of the booking button', initialValue: 'Book this ride'}),
    line({
      name: 'quoteLabel',
      title: 'Words of the button where no rate is published',
      initialValue: 'Get Quote',
    }),
  ],
})
