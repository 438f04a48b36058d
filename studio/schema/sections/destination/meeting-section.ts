import {defineSection} from '../../define-section.ts'
import {heading, lead, line} from '../../fields.ts'

export const meetingSection = defineSection({
  name: 'meetingSection',
  title: 'Where you meet',
  description:
    'Shows the meeting points, private terminals and facts of the airport or the port. They are changed under Coverage.',
  fields: [
    heading(),
    lead(true),
    line({
      name: 'callText',
      title: 'In place of meeting points that nobody has checked lately',
      description: 'Stands above the phone number.',
      initialValue: 'Call us for today’s meeting point.',
    }),
  ],
})
