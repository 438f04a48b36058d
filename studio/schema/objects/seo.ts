import {defineType} from 'sanity'

import {descriptionLength, titleLength} from '../../validation/texts/seo.ts'
import {line, paragraph} from '../fields.ts'
import {optionalPicture} from '../picture-fields.ts'

export const seo = defineType({
  name: 'seo',
  title: 'Search engines and sharing',
  type: 'object',
  options: {collapsible: true, collapsed: true},
  fields: [
    line({
      name: 'title',
      title: 'Title in search results',
      description: 'Up to 60 characters, for example "Airport Car Service in Miami".',
      warning: titleLength,
    }),
    paragraph({
      name: 'description',
      title: 'Description in search results',
      description: '140 to 160 characters that tell a visitor what the page offers.',
      warning: descriptionLength,
    }),
    optionalPicture({
      name: 'shareImage',
      title: 'Picture when the page is shared',
      slot: 'sharing',
      description: '1200 x 630. Empty: the picture from Company details.',
    }),
  ],
})
