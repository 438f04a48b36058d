import {defineField, defineType} from 'sanity'

import {wholeDollars} from '../../../validation/rates/price-range.ts'
import {requiredMessage} from '../../fields.ts'

export const priceRange = defineType({
  name: 'priceRange',
  title: 'Price per hour',
  type: 'object',
  options: {columns: 2},
  fields: [
    defineField({
      name: 'min',
      title: 'From ($ per hour)',
      type: 'number',
      validation: (rule) => [rule.required().error(requiredMessage), rule.custom(wholeDollars)],
    }),
    defineField({
      name: 'max',
      title: 'To ($ per hour)',
      type: 'number',
      validation: (rule) => [rule.required().error(requiredMessage), rule.custom(wholeDollars)],
    }),
  ],
})
