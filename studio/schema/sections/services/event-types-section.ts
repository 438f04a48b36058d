import {defineSection} from '../../define-section.ts'
import {heading, lead, list, surface} from '../../fields.ts'

export const eventTypesSection = defineSection({
  name: 'eventTypesSection',
  title: 'Kinds of events',
  description: 'Cards with an icon for each kind of event, for example "Weddings".',
  fields: [
    heading(),
    lead(true),
    list({name: 'items', title: 'Kinds of events', of: 'iconItem'}),
    surface(),
  ],
})
