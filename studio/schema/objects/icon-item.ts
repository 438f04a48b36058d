import {defineField, defineType} from 'sanity'

import {requiredMessage, line, paragraph} from '../fields.ts'

export const iconItem = defineType({
  name: 'iconItem',
  title: 'Point with an icon',
  type: 'object',
  fields: [
    defineField({
      name: 'icon',
      title: 'Icon',
      type: 'iconName',
      validation: (rule) => rule.required().error(requiredMessage),
    }),
    line({
      name: 'title',
      title: 'Title',
      description: 'A few words, for example "Flight tracking".',
    }),
    paragraph({name: 'text', title: 'Text', description: 'One or two sentences.', optional: true}),
  ],
  preview: {select: {title: 'title', subtitle: 'text'}},
})
