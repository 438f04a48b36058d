import {defineArrayMember, defineField, defineType} from 'sanity'

import {formatUnfinishedDuration} from '../../../../domain/price/unfinished-duration.ts'
import {counted} from '../../../../domain/words/counted.ts'
import {listOf} from '../../../content/content-value.ts'
import {vehicleOnce} from '../../../validation/rates/rate-cards.ts'
import {requiredMessage} from '../../fields.ts'

export const rateCard = defineType({
  name: 'rateCard',
  title: 'Rates for one duration',
  type: 'object',
  fields: [
    defineField({
      name: 'fromHours',
      title: 'From (hours)',
      description: 'A booking of exactly this length already gets these rates, for example 4.',
      type: 'number',
      validation: (rule) => [
        rule.required().error(requiredMessage),
        rule.positive().error('Hours are a number above 0.'),
      ],
    }),
    defineField({
      name: 'toHours',
      title: 'Up to (hours)',
      description: 'For example 8. Leave it empty in the last duration: it has no upper end.',
      type: 'number',
    }),
    defineField({
      name: 'prices',
      title: 'Prices',
      description: 'List only the vehicles that have a rate for this duration.',
      type: 'array',
      of: [defineArrayMember({type: 'vehiclePrice'})],
      validation: (rule) => [
        rule.required().min(1).error('Add at least one vehicle with its price.'),
        rule.custom(vehicleOnce),
      ],
    }),
  ],
  preview: {
    select: {fromHours: 'fromHours', toHours: 'toHours', prices: 'prices'},
    prepare: ({fromHours, toHours, prices}) => ({
      title: formatUnfinishedDuration({fromHours, toHours}),
      subtitle: counted(listOf(prices).length, 'vehicle'),
    }),
  },
})
