import {defineSection} from '../../define-section.ts'
import {heading, lead, paragraph} from '../../fields.ts'

export const driveTimesSection = defineSection({
  name: 'driveTimesSection',
  title: 'Drive times',
  description:
    'Shows how long the drive to each county takes. It is changed in the airport or the port, under Coverage.',
  fields: [
    heading(),
    lead(true),
    paragraph({
      name: 'note',
      title: 'Note below',
      description: 'For example what makes a day busy.',
      optional: true,
    }),
  ],
})
