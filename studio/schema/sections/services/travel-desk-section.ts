import {email, phone} from '../../contact-fields.ts'
import {defineSection} from '../../define-section.ts'
import {heading, lead, line, list, optionalLink, paragraph, surface} from '../../fields.ts'

export const travelDeskSection = defineSection({
  name: 'travelDeskSection',
  title: 'For those who book for others',
  description:
    'What a travel manager asks before the first booking. What is empty is left out; licenses are those from Company details.',
  fields: [
    heading(),
    lead(true),
    surface(),
    line({
      name: 'contactName',
      title: 'Who to call',
      description: 'A person or a desk, for example "Corporate accounts".',
      optional: true,
    }),
    phone({
      name: 'contactPhone',
      title: 'Phone',
      description: 'Empty: the phone from Company details.',
      optional: true,
    }),
    email({
      name: 'contactEmail',
      title: 'E-mail',
      description: 'Empty: the e-mail address from Company details.',
    }),
    paragraph({
      name: 'paymentTerms',
      title: 'Terms of payment',
      description: 'For example "Net 30 days for companies with an account".',
      rows: 2,
      optional: true,
    }),
    optionalLink({
      name: 'sheetLink',
      title: 'Link to the rate sheet',
      description: 'Stands first among the documents. Empty: left out.',
    }),
    list({
      name: 'papers',
      title: 'Documents',
      description: 'Such as the certificate of insurance and the W-9, as PDF.',
      of: 'companyPaper',
      optional: true,
    }),
  ],
})
