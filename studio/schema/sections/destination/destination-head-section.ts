import {defineField} from 'sanity'

import {defineSection} from '../../define-section.ts'
import {lead, list, pageHeading} from '../../fields.ts'

export const destinationHeadSection = defineSection({
  name: 'destinationHeadSection',
  title: 'Top of an airport or a port',
  description: 'The heading and the lead of the page beside the large code of the airport.',
  fields: [
    pageHeading(),
    lead(true),
    defineField({
      name: 'parent',
      title: 'Page above this one',
      description: 'Stands before the heading as the way back, for example "Airport Transfers".',
      type: 'link',
      options: {collapsible: true, collapsed: true},
    }),
    list({name: 'actions', title: 'Buttons', of: 'link', optional: true}),
  ],
})
