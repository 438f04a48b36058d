import {defineField, defineType} from 'sanity'

import {passengerCount} from '../../validation/documents/passengers.ts'
import {requiredMessage} from '../fields.ts'

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
      validation: (rule) => [rule.required().error(requiredMessage), rule.custom(passengerCount)],
    }),
    defineField({
      name: 'max',
      title: 'Most',
      type: 'number',
      validation: (rule) => [rule.required().error(requiredMessage), rule.custom(passengerCount)],
    }),
  ],
})
