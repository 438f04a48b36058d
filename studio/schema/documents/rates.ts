import {CreditCardIcon} from '@sanity/icons/CreditCard'
import {defineField, defineType} from 'sanity'

import {NextRatesInput} from '../../form/rates/next-rates-input.tsx'
import {checkNextRemoved, checkPriceJumps} from '../../validation/cross-document/rate-cards.ts'
import {rateCardsField} from '../objects/rates/rate-cards-field.ts'

export const rates = defineType({
  name: 'rates',
  title: 'Rates',
  type: 'document',
  icon: CreditCardIcon,
  fields: [
    rateCardsField({
      title: 'Rates by duration',
      description:
        'The first duration holds the hourly price of every vehicle; the fleet cards show it. Longer durations list only the vehicles that have a rate for them.',
      checkJumps: checkPriceJumps,
    }),
    defineField({
      name: 'next',
      title: 'Next rates',
      description:
        'Prices that take effect on a later date. They are published together with the rates above.',
      type: 'nextRates',
      components: {input: NextRatesInput},
      validation: (rule) => rule.custom(checkNextRemoved).warning(),
    }),
  ],
  preview: {prepare: () => ({title: 'Rates'})},
})
