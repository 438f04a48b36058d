import {defineSection} from '../../define-section.ts'
import {heading, lead, line} from '../../fields.ts'

export const servicesSection = defineSection({
  name: 'servicesSection',
  title: 'Service cards',
  description:
    'Shows a card for every service. The cards are written in Services, in the order of that list.',
  fields: [
    heading(),
    lead(),
    line({
      name: 'learnMoreLabel',
      title: 'Words on the link of each card',
      initialValue: 'Learn More',
    }),
  ],
})
