import {defineField, defineType} from 'sanity'

import {counted} from '../../../domain/words/counted.ts'
import {requiredMessage} from '../fields.ts'

export const cancellationTier = defineType({
  name: 'cancellationTier',
  title: 'Refund for a time of cancellation',
  type: 'object',
  options: {columns: 2},
  fields: [
    defineField({
      name: 'fromHours',
      title: 'From (hours before pick-up)',
      description: 'A ride canceled exactly this long before pick-up gets this refund.',
      type: 'number',
      validation: (rule) => [
        rule.required().error(requiredMessage),
        rule.min(0).error('Hours before pick-up start at 0.'),
      ],
    }),
    defineField({
      name: 'refundPercent',
      title: 'Refund (%)',
      description: '100 is the full price, 0 is nothing.',
      type: 'number',
      validation: (rule) => [
        rule.required().error(requiredMessage),
        rule.min(0).max(100).error('A refund is between 0 and 100 percent.'),
      ],
    }),
  ],
  preview: {
    select: {fromHours: 'fromHours', refundPercent: 'refundPercent'},
    prepare: ({fromHours, refundPercent}) => ({
      title: `From ${counted(fromHours ?? '?', 'hour')} before pick-up`,
      subtitle: `${refundPercent ?? '?'}% refund`,
    }),
  },
})
