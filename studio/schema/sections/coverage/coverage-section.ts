import {defineSection} from '../../define-section.ts'
import {heading, lead, line, list} from '../../fields.ts'

export const coverageSection = defineSection({
  name: 'coverageSection',
  title: 'Coverage',
  description:
    'Shows the counties with their cities, and the destinations that are marked for it. The menu entry "Coverage" leads here.',
  fields: [
    heading(),
    lead(),
    line({
      name: 'showAllLabel',
      title: 'Words that open the full list of cities',
      initialValue: 'Show all',
    }),
    line({name: 'airportsHeading', title: 'Heading above the airports', initialValue: 'Airports'}),
    line({
      name: 'cruisePortsHeading',
      title: 'Heading above the cruise ports',
      initialValue: 'Cruise ports',
    }),
    line({
      name: 'conventionCentersHeading',
      title: 'Heading above the convention centers',
      initialValue: 'Convention centers',
    }),
    list({
      name: 'actions',
      title: 'Buttons',
      description: 'For example "Contact Us" and "Get Quote". The first one stands out.',
      of: 'link',
    }),
  ],
})
