import {defineArrayMember, defineField, defineType} from 'sanity'

import {checkNextPriceJumps, checkRateCards} from '../../checks/rate-cards.ts'
import {RatesGrid} from '../../form/rates/rates-grid.tsx'
import {startIsAhead} from '../../rules/next-rates.ts'

export const nextRates = defineType({
  name: 'nextRates',
  title: 'Next rates',
  type: 'object',
  fields: [
    defineField({
      name: 'startsOn',
      title: 'These rates hold from',
      description: 'The site changes its prices by itself when this day begins in Miami.',
      type: 'date',
      options: {dateFormat: 'ddd, MMM D, YYYY'},
      validation: (rule) => [
        rule.required().error('Say from which day these rates hold.'),
        rule.custom((startsOn) => startIsAhead(startsOn, Date.now())).warning(),
      ],
    }),
    defineField({
      name: 'rateCards',
      title: 'Next rates by duration',
      type: 'array',
      of: [defineArrayMember({type: 'rateCard'})],
      components: {input: RatesGrid},
      validation: (rule) => [
        rule.required().min(1).error('Add at least one duration with its prices.'),
        rule.custom(checkRateCards),
        rule.custom(checkNextPriceJumps).warning(),
      ],
    }),
  ],
})
