import {defineSection} from '../../define-section.ts'
import {formattedText, heading, surface} from '../../fields.ts'

export const textSection = defineSection({
  name: 'textSection',
  title: 'Text',
  description: 'A heading with a longer text.',
  fields: [heading(), formattedText({name: 'body', title: 'Text'}), surface()],
})
