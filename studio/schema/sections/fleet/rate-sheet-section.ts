import {defineSection} from '../../define-section.ts'
import {heading, lead, line, lines, optionalLink} from '../../fields.ts'

export const rateSheetSection = defineSection({
  name: 'rateSheetSection',
  title: 'Rate sheet',
  description:
    'One sheet to print: every vehicle with its rates, the conditions, the refunds and how to reserve. Prices and rules are changed where they stand, not here. It belongs on a page of its own.',
  fields: [
    heading('The large heading of the sheet.'),
    lead(true),
    lines({
      name: 'conditions',
      title: 'Further conditions',
      description:
        'Below the minimum booking, the note on gratuity and how long ahead to book, which stand there by themselves.',
    }),
    line({
      name: 'note',
      title: 'Note at the foot',
      description: 'For example whether rates can change.',
      optional: true,
    }),
    optionalLink({
      name: 'backLink',
      title: 'Link above the sheet',
      description: 'Leads to the page that explains the rates. It is not printed.',
    }),
  ],
})
