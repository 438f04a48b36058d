import {defineType} from 'sanity'

import {line, paragraph} from '../fields.ts'

export const step = defineType({
  name: 'step',
  title: 'Step',
  type: 'object',
  fields: [
    line({name: 'title', title: 'Title', description: 'For example "Meet your chauffeur".'}),
    paragraph({name: 'text', title: 'Text', description: 'What happens in this step.'}),
  ],
  preview: {select: {title: 'title', subtitle: 'text'}},
})
