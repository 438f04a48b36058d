import {defineType} from 'sanity'

import {line} from '../fields.ts'

export const stat = defineType({
  name: 'stat',
  title: 'Number',
  type: 'object',
  fields: [
    line({name: 'value', title: 'Number', description: 'For example "10+" or "24/7".'}),
    line({name: 'label', title: 'What it counts', description: 'For example "Years of service".'}),
  ],
  preview: {select: {title: 'value', subtitle: 'label'}},
})
