import {defineSection} from '../../define-section.ts'
import {heading, lead, line} from '../../fields.ts'

export const fitSection = defineSection({
  name: 'fitSection',
  title: 'Will we fit',
  description:
    'Visitors enter passengers and bags, and read which vehicles hold them. What a vehicle holds is changed in the vehicle, under Seats and bags.',
  fields: [
    heading(),
    lead(true),
    line({
      name: 'bookLabel',
      title: 'Words of the link where one vehicle is enough',
      initialValue: 'Book This Vehicle',
    }),
    line({
      name: 'askLabel',
      title: 'Words of the link where it is not',
      description: 'It leads to the contact page.',
      initialValue: 'Ask about more cars',
    }),
  ],
})
