import {defineField, defineType} from 'sanity'

import {formatDollars} from '../../../../domain/price/unfinished-price.ts'
import {line} from '../../fields.ts'

export const extraCost = defineType({
  name: 'extraCost',
  title: 'Cost that comes on top',
  type: 'object',
  fields: [
    line({name: 'label', title: 'What it is', description: 'For example "Tolls" or "Parking".'}),
    defineField({
      name: 'amount',
      title: 'Amount ($)',
      description: 'Empty: the site names what it is and no amount.',
      type: 'number',
      validation: (rule) => rule.min(0).error('An amount is 0 or more.'),
    }),
  ],
  preview: {
    select: {title: 'label', amount: 'amount'},
    prepare: ({title, amount}) => ({
      title,
      subtitle: typeof amount === 'number' ? formatDollars(amount) : 'Without an amount',
    }),
  },
})
