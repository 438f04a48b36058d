import {defineSection} from '../../define-section.ts'
import {heading, lead, line, paragraph} from '../../fields.ts'

export const fleetSection = defineSection({
  name: 'fleetSection',
  title: 'Fleet',
  description:
    'Shows every vehicle of Fleet with its hourly price from Rates. The menu entry "Fleet" leads here.',
  fields: [
    heading(),
    lead(),
    line({name: 'priceUnit', title: 'Words after a price', initialValue: 'per hour'}),
    line({
      name: 'bookLabel',
      title: 'Words on the button of each vehicle',
      description: 'The button leads to the booking frame at the top of the page.',
      initialValue: 'Book This Vehicle',
    }),
    paragraph({
      name: 'emptyText',
      title: 'Text when no vehicle can be shown',
      description: 'For example "Call {phone} to ask about our vehicles."',
      rows: 2,
    }),
  ],
})
