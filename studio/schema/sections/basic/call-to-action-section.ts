import {defineSection} from '../../define-section.ts'
import {heading, lead, list} from '../../fields.ts'
import {optionalPicture} from '../../picture-fields.ts'

export const callToActionSection = defineSection({
  name: 'callToActionSection',
  title: 'Call to action',
  description: 'A closing band that asks visitors to book or to get in touch.',
  fields: [
    heading(),
    lead(true),
    optionalPicture({
      name: 'picture',
      title: 'Picture',
      slot: 'closingBand',
      description: 'Stands behind the text. Empty: a plain dark band.',
    }),
    list({name: 'actions', title: 'Buttons', of: 'link'}),
  ],
})
