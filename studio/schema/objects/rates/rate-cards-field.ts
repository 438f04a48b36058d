import {defineArrayMember, defineField} from 'sanity'

import {RatesGrid} from '../../../form/rates/rates-grid.tsx'
import type {checkPriceJumps} from '../../../validation/cross-document/rate-cards.ts'
import {checkRateCards} from '../../../validation/cross-document/rate-cards.ts'

/** Prices by duration in a grid; `checkJumps` asks about prices that change by much. */
export function rateCardsField(field: {
  title: string
  description?: string
  checkJumps: typeof checkPriceJumps
}) {
  const {checkJumps, ...texts} = field
  return defineField({
    ...texts,
    name: 'rateCards',
    type: 'array',
    of: [defineArrayMember({type: 'rateCard'})],
    components: {input: RatesGrid},
    validation: (rule) => [
      rule.required().min(1).error('Add at least one duration with its prices.'),
      rule.custom(checkRateCards),
      rule.custom(checkJumps).warning(),
    ],
  })
}
