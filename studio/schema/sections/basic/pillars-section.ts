import {defineSection} from '../../define-section.ts'
import {heading, list, surface} from '../../fields.ts'

export const pillarsSection = defineSection({
  name: 'pillarsSection',
  title: 'Pillars',
  description: 'Three or four reasons side by side, each with an icon. Also used for benefits.',
  fields: [heading(), list({name: 'items', title: 'Pillars', of: 'iconItem'}), surface()],
})
