import {defineSection} from '../../define-section.ts'
import {formattedText, heading, line} from '../../fields.ts'

export const cancellationSection = defineSection({
  name: 'cancellationSection',
  title: 'Cancellation table',
  description: 'Shows the refunds of Cancellation policy. They are changed there, not here.',
  fields: [
    heading(),
    formattedText({name: 'intro', title: 'Text above the table'}),
    line({
      name: 'whenLabel',
      title: 'Heading of the first column',
      initialValue: 'When you cancel',
    }),
    line({
      name: 'refundLabel',
      title: 'Heading of the second column',
      initialValue: 'What we return',
    }),
    formattedText({name: 'outro', title: 'Text below the table', optional: true}),
  ],
})
