import {defineSection} from '../../define-section.ts'
import {formattedText, heading} from '../../fields.ts'

export const legalTextSection = defineSection({
  name: 'legalTextSection',
  title: 'Legal text',
  description: 'One numbered part of a legal document.',
  fields: [
    heading('For example "What we collect". The site numbers the parts.'),
    formattedText({name: 'body', title: 'Text'}),
  ],
})
