import {defineField} from 'sanity'

import {defineSection} from '../../define-section.ts'
import {heading, lead, line} from '../../fields.ts'

export const destinationVehiclesSection = defineSection({
  name: 'destinationVehiclesSection',
  title: 'Vehicles that suit',
  description:
    'Shows the vehicles that are chosen in the airport or the port, under Coverage, from the side and from above.',
  fields: [
    heading(),
    lead(true),
    defineField({
      name: 'moreLink',
      title: 'Link beside the lead',
      description: 'For example "Will we fit?".',
      type: 'link',
      options: {collapsible: true, collapsed: true},
    }),
    line({
      name: 'bookLabel',
      title: 'Words of the button at each vehicle',
      initialValue: 'Book This Vehicle',
    }),
  ],
})
