import {defineSection} from '../../define-section.ts'
import {heading, list, surface} from '../../fields.ts'

export const faqSection = defineSection({
  name: 'faqSection',
  title: 'Questions and answers',
  description: 'Questions that open to show their answer.',
  fields: [heading(), list({name: 'items', title: 'Questions', of: 'faqItem'}), surface()],
})
