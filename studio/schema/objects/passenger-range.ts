import {defineField, defineType} from 'sanity'

import {passengerCount} from '../../validation/passengers.ts'
import {fillIn} from '../fields.ts'

export const passengerRange = defineType({
  name: 'passengerRange',
  title: 'Passengers',
  type: 'object',
  options: {columns: 2},
  fields: [
    defineField({
      name: 'min',
      title: 'Fewest',
      type: 'number',
      validation: (rule) => [rule.required().error(fillIn), rule.custom(passengerCount)],
    }),
    defineField({
      name: 'max',
      title: 'Most',
      type: 'number',
      validation: (rule) => [rule.required().error(fillIn), rule.custom(passengerCount)],
    }),
  ],
})
