import {defineField, defineType} from 'sanity'

import {emptyFieldMessages} from '../../validation/messages.ts'
import {line, lines, paragraph} from '../fields.ts'

export const eventPackage = defineType({
  name: 'eventPackage',
  title: 'Package',
  type: 'object',
  fields: [
    line({name: 'name', title: 'Name', description: 'For example "Premium".'}),
    paragraph({name: 'summary', title: 'Summary', description: 'Who the package is for.', rows: 2}),
    lines({
      name: 'includes',
      title: 'What it includes',
      description: 'One thing per row.',
      emptyMessage: emptyFieldMessages.includedInPackage,
    }),
    defineField({
      name: 'mostPopular',
      title: 'Mark as the most popular',
      description: 'Only one package should carry the mark.',
      type: 'boolean',
    }),
    line({name: 'actionLabel', title: 'Words on the button', initialValue: 'Get Quote'}),
  ],
  preview: {select: {title: 'name', subtitle: 'summary'}},
})
