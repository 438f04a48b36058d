import {defineField, defineType} from 'sanity'

import {checkNextPriceJumps, checkNextStart} from '../../../validation/cross-document/rate-cards.ts'
import {fourDigitYear} from '../../../validation/time/four-digit-year.ts'
import {rateCardsField} from './rate-cards-field.ts'

export const nextRates = defineType({
  name: 'nextRates',
  title: 'Next rates',
  type: 'object',
  fields: [
    defineField({
      name: 'startsOn',
      title: 'These rates take effect on',
      description: 'The site changes its prices by itself when this day begins in Miami.',
      type: 'date',
      options: {dateFormat: 'ddd, MMM D, YYYY'},
      validation: (rule) => [
        rule.required().error('Choose the day these rates take effect.'),
        rule.custom(fourDigitYear),
        rule.custom(checkNextStart).warning(),
      ],
    }),
    rateCardsField({title: 'Next rates by duration', checkJumps: checkNextPriceJumps}),
  ],
})
