import {defineSection} from '../../define-section.ts'
import {heading, line, paragraph} from '../../fields.ts'

export const resumeSection = defineSection({
  name: 'resumeSection',
  title: 'Send a resume',
  description:
    'A band for people whom no opening fits. The resume goes to the careers e-mail from Company details.',
  fields: [
    heading(),
    paragraph({name: 'text', title: 'Text', optional: true, rows: 2}),
    line({
      name: 'resumeLabel',
      title: 'Words on the resume button',
      description: 'Opens an e-mail to the careers address.',
      initialValue: 'Send Your Resume',
    }),
    line({
      name: 'contactLabel',
      title: 'Words on the contact button',
      description: 'Leads to the contact page.',
      initialValue: 'Contact Us',
    }),
  ],
})
