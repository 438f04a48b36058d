import {defineType} from 'sanity'

import {href, line} from '../fields.ts'

export const link = defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  fields: [
    line({
      name: 'label',
      title: 'Words on the link',
      description: 'Say where it leads, for example "Get Quote".',
    }),
    href({name: 'href', title: 'Leads to'}),
  ],
  preview: {select: {title: 'label', subtitle: 'href'}},
})
