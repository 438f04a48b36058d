import {defineSection} from '../../define-section.ts'
import {heading, lead, list, surface} from '../../fields.ts'

export const stepsSection = defineSection({
  name: 'stepsSection',
  title: 'Steps',
  description: 'How it works, step by step. The site numbers the steps.',
  fields: [heading(), lead(true), list({name: 'steps', title: 'Steps', of: 'step'}), surface()],
})
