import {defineType} from 'sanity'

import {line} from '../fields.ts'

export const license = defineType({
  name: 'license',
  title: 'License',
  type: 'object',
  fields: [
    line({name: 'county', title: 'County', description: 'For example "Miami-Dade".', plain: true}),
    line({name: 'number', title: 'Number of the for-hire license', plain: true}),
  ],
  preview: {select: {title: 'county', subtitle: 'number'}},
})
