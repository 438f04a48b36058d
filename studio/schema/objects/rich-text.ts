import {defineArrayMember, defineType} from 'sanity'

import {linkTargetField} from '../fields.ts'

export const richText = defineType({
  name: 'richText',
  title: 'Text',
  type: 'array',
  of: [
    defineArrayMember({
      type: 'block',
      styles: [
        {title: 'Paragraph', value: 'normal'},
        {title: 'Small heading', value: 'h3'},
      ],
      lists: [
        {title: 'Bullets', value: 'bullet'},
        {title: 'Numbers', value: 'number'},
      ],
      marks: {
        decorators: [
          {title: 'Bold', value: 'strong'},
          {title: 'Italic', value: 'em'},
        ],
        annotations: [
          {
            name: 'textLink',
            title: 'Link',
            type: 'object',
            fields: [linkTargetField({name: 'target', title: 'Leads to'})],
          },
        ],
      },
    }),
  ],
})
