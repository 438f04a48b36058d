import {CreditCardIcon} from '@sanity/icons/CreditCard'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {checkPriceJumps, checkRateCards} from '../../checks/rate-cards.ts'
import {NextRatesInput} from '../../form/rates/next-rates-input.tsx'
import {RatesGrid} from '../../form/rates/rates-grid.tsx'

export const rates = defineType({
  name: 'rates',
  title: 'Rates',
  type: 'document',
  icon: CreditCardIcon,
  fields: [
    defineField({
      name: 'rateCards',
      title: 'Rates by duration',
      description:
        'The first duration holds the hourly price of every vehicle; the fleet cards show it. Longer durations list only the vehicles that have a rate for them.',
      type: 'array',
      of: [defineArrayMember({type: 'rateCard'})],
      components: {input: RatesGrid},
      validation: (rule) => [
        rule.required().min(1).error('Add at least one duration with its prices.'),
        rule.custom(checkRateCards),
        rule.custom(checkPriceJumps).warning(),
      ],
    }),
    defineField({
      name: 'next',
      title: 'Next rates',
      description:
        'Prices that hold from a date on. They are published together with the rates above.',
      type: 'nextRates',
      components: {input: NextRatesInput},
    }),
  ],
  preview: {prepare: () => ({title: 'Rates'})},
})
