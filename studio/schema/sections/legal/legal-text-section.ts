import {defineSection} from '../../define-section.ts'
import {formattedText, heading} from '../../fields.ts'

export const legalTextSection = defineSection({
  name: 'legalTextSection',
  title: 'Legal text',
  description: 'One part of a legal document.',
  fields: [
    heading('For example "What we collect". It names the part in the table of contents.'),
    formattedText({name: 'body', title: 'Text'}),
  ],
})
