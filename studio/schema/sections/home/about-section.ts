import {defineSection} from '../../define-section.ts'
import {formattedText, heading, list} from '../../fields.ts'
import {optionalPicture} from '../../picture-fields.ts'

export const aboutSection = defineSection({
  name: 'aboutSection',
  title: 'About the company',
  description: 'A text beside a few numbers. The menu entry "About" leads here.',
  fields: [
    heading(),
    formattedText({name: 'body', title: 'Text'}),
    list({
      name: 'stats',
      title: 'Numbers',
      description: 'For example "10+" with "Years of service".',
      of: 'stat',
    }),
    optionalPicture({
      name: 'lineup',
      title: 'Picture of the whole fleet',
      slot: 'fleetStrip',
      description: 'A very wide strip, 8:1. Empty: the strip is left out.',
    }),
  ],
})
