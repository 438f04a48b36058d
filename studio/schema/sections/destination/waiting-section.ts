import {defineSection} from '../../define-section.ts'
import {heading, lead, line} from '../../fields.ts'

export const waitingSection = defineSection({
  name: 'waitingSection',
  title: 'Waiting and delays',
  description:
    'Shows how long waiting is included and what happens on delay. Both are changed in the airport or the port, under Coverage.',
  fields: [
    heading(),
    lead(true),
    line({
      name: 'delayHeading',
      title: 'Heading above the rule for delays',
      initialValue: 'If your flight is late',
    }),
  ],
})
