import {defineSection} from '../../define-section.ts'
import {heading, line, paragraph} from '../../fields.ts'

export const jobsSection = defineSection({
  name: 'jobsSection',
  title: 'Job openings',
  description:
    'Shows the job openings that are open now. Applications go to the careers e-mail from Company details.',
  fields: [
    heading(),
    line({
      name: 'requirementsLabel',
      title: 'Heading above the requirements of a job',
      initialValue: 'Requirements',
    }),
    line({
      name: 'applyLabel',
      title: 'Words on the button of each job',
      description: 'Opens an e-mail with the title of the job as subject.',
      initialValue: 'Apply Now',
    }),
    paragraph({
      name: 'emptyText',
      title: 'Text when there is no opening',
      description: 'For example "There are no openings at the moment."',
      rows: 2,
    }),
  ],
})
