import {defineSection} from '../../define-section.ts'
import {heading, lead, line, list, optionalLink, paragraph} from '../../fields.ts'

export const ratesSection = defineSection({
  name: 'ratesSection',
  title: 'Hourly rates',
  description: 'Shows the table of Rates. Prices are changed there, not here.',
  fields: [
    heading(),
    lead(),
    line({
      name: 'durationLabel',
      title: 'Heading of the first column',
      initialValue: 'Duration',
    }),
    line({name: 'priceUnit', title: 'Words after a price', initialValue: 'per hour'}),
    list({
      name: 'notes',
      title: 'Notes below the table',
      description: 'For example the minimum booking, gratuity and weather.',
      of: 'iconItem',
    }),
    paragraph({
      name: 'otherVehiclesNote',
      title: 'Note on vehicles that are not in the table',
      optional: true,
      rows: 2,
    }),
    optionalLink({
      name: 'sheetLink',
      title: 'Link to the rate sheet',
      description: 'Stands below the table. Empty: left out.',
    }),
  ],
})
