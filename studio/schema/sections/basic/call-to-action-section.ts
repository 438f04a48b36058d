import {defineField} from 'sanity'

import {defineSection} from '../../define-section.ts'
import {heading, lead, list} from '../../fields.ts'

export const callToActionSection = defineSection({
  name: 'callToActionSection',
  title: 'Call to action',
  description: 'A closing band that asks visitors to book or to get in touch.',
  fields: [
    heading(),
    lead(true),
    defineField({
      name: 'picture',
      title: 'Picture',
      description: 'Stands behind the text. Empty: a plain dark band.',
      type: 'picture',
    }),
    list({name: 'actions', title: 'Buttons', of: 'link'}),
  ],
})
