import {defineType} from 'sanity'

import {formattedText, line} from '../fields.ts'

export const faqItem = defineType({
  name: 'faqItem',
  title: 'Question and answer',
  type: 'object',
  fields: [
    line({
      name: 'question',
      title: 'Question',
      description: 'As a visitor would ask it, for example "How far ahead should I book?".',
    }),
    formattedText({name: 'answer', title: 'Answer'}),
  ],
  preview: {select: {title: 'question'}},
})
