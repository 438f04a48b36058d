import {defineSection} from '../../define-section.ts'
import {heading, lead, line} from '../../fields.ts'

export const coverageFinderSection = defineSection({
  name: 'coverageFinderSection',
  title: 'Do we drive there',
  description:
    'Visitors type a city, an airport, a port or a convention center, and read whether you drive there. It knows what stands under Coverage.',
  fields: [
    heading(),
    lead(true),
    line({
      name: 'fieldLabel',
      title: 'Words above the field',
      initialValue: 'City, airport, port or convention center',
    }),
  ],
})
