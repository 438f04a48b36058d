import {defineSection} from '../../define-section.ts'
import {heading, lead} from '../../fields.ts'

export const airportsSection = defineSection({
  name: 'airportsSection',
  title: 'Airports',
  description: 'Shows every airport of Coverage, in the order of that list.',
  fields: [heading(), lead(true)],
})
