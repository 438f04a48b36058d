import {defineField, defineType} from 'sanity'

import {altTextIsGiven} from '../../validation/texts/picture.ts'
import {line} from '../fields.ts'

export const picture = defineType({
  name: 'picture',
  title: 'Picture',
  type: 'image',
  // The CDN of Sanity serves an SVG as it is, so what was cropped away would show.
  options: {hotspot: true, accept: 'image/jpeg,image/png,image/webp,image/avif'},
  fields: [
    line({
      name: 'alt',
      title: 'Description of the picture',
      description:
        'Read aloud to people who cannot see it. Say what it shows, for example "Black Escalade at the curb of a hotel".',
      optional: true,
      plain: true,
    }),
    defineField({
      name: 'decorative',
      title: 'Decoration only',
      description: 'Turn on when the picture says nothing that the text beside it does not say.',
      type: 'boolean',
    }),
  ],
  validation: (rule) => rule.custom(altTextIsGiven),
})
