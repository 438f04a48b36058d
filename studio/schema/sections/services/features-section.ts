import {defineSection} from '../../define-section.ts'
import {heading, lead, list, surface} from '../../fields.ts'

export const featuresSection = defineSection({
  name: 'featuresSection',
  title: 'Features',
  description: 'A list of features with icons in three columns.',
  fields: [
    heading(),
    lead(true),
    list({name: 'items', title: 'Features', of: 'iconItem'}),
    surface(),
  ],
})
