import {defineSection} from '../../define-section.ts'
import {heading, lead, line, surface} from '../../fields.ts'

export const refundSection = defineSection({
  name: 'refundSection',
  title: 'When is it refundable',
  description:
    'Visitors enter their pick-up and see how late they can cancel and what they get back. Refunds are changed in Cancellation policy.',
  fields: [
    heading(),
    lead(true),
    surface(),
    line({
      name: 'emptyText',
      title: 'Sentence before a pick-up is entered',
      initialValue: 'Enter your pick-up to see the hours that count.',
    }),
  ],
})
