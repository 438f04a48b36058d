import {defineField} from 'sanity'

import {defineSection} from '../../define-section.ts'
import {lead, line, list, pageHeading} from '../../fields.ts'

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
    line({
      name: 'meetLabel',
      title: 'Words of the button to the meeting points',
      description: 'It leads to the part "Where you meet" of this page. Empty: no button.',
      initialValue: 'Where you meet',
      optional: true,
    }),
  ],
})
