import {defineSection} from '../../define-section.ts'
import {line, paragraph} from '../../fields.ts'

export const contactSection = defineSection({
  name: 'contactSection',
  title: 'Contact details and form',
  description:
    'Phone, e-mail, address and hours come from Company details; a line without a value is left out.',
  titleField: 'formHeading',
  fields: [
    line({
      name: 'formHeading',
      title: 'Heading of the form',
      description: 'For example "Send us a message".',
    }),
    line({name: 'submitLabel', title: 'Words on the send button', initialValue: 'Send Message'}),
    line({name: 'phoneLabel', title: 'Label of the phone number', initialValue: 'Phone'}),
    line({name: 'emailLabel', title: 'Label of the e-mail address', initialValue: 'Email'}),
    line({name: 'addressLabel', title: 'Label of the address', initialValue: 'Address'}),
    line({name: 'hoursLabel', title: 'Label of the office hours', initialValue: 'Office hours'}),
    line({
      name: 'emergencyHeading',
      title: 'Heading of the emergency line',
      initialValue: '24/7 emergency line',
    }),
    paragraph({
      name: 'emergencyText',
      title: 'Text of the emergency line',
      description: 'Say when to call it. The number itself comes from Company details.',
      rows: 2,
    }),
    line({name: 'areaLabel', title: 'Label of the service area', initialValue: 'Service area'}),
    paragraph({
      name: 'areaText',
      title: 'Text of the service area',
      description: 'For example "Miami-Dade, Broward and Palm Beach counties".',
      rows: 2,
    }),
    line({
      name: 'mapHeading',
      title: 'Heading in place of the map',
      initialValue: 'Interactive map coming soon',
    }),
    line({
      name: 'mapLabel',
      title: 'Words on the map link',
      description: 'The link leads to the map address from Company details.',
      initialValue: 'Open in maps',
    }),
  ],
})
