import {UndoIcon} from '@sanity/icons/Undo'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {isRecord} from '../../../domain/is-record.ts'
import {fullRefundIsKept} from '../../validation/cross-document/placeholder-values.ts'
import {
  noShowCostsMost,
  refundsFall,
  weatherReturnsMost,
} from '../../validation/documents/cancellation-tiers.ts'
import type {CancellationTier} from '../../validation/documents/cancellation-tiers.ts'
import type {ValidationResult} from '../../validation/validation-result.ts'
import {requiredMessage} from '../fields.ts'

export const cancellationPolicy = defineType({
  name: 'cancellationPolicy',
  title: 'Cancellation policy',
  type: 'document',
  icon: UndoIcon,
  fields: [
    defineField({
      name: 'tiers',
      title: 'Refunds by time of cancellation',
      description:
        'One row per step, the earliest cancellation first. The terms of service show them as a table, and {fullRefundTime} in a text says until when 100% comes back.',
      type: 'array',
      of: [defineArrayMember({type: 'cancellationTier'})],
      validation: (rule) => [
        rule.required().min(1).error('Add at least one row.'),
        rule.custom(refundsFall),
      ],
    }),
    percent('noShowChargePercent', 'Charge when the passenger does not come (%)', noShowCostsMost),
    percent(
      'weatherRefundPercent',
      'Refund when the weather makes the ride unsafe (%)',
      weatherReturnsMost,
    ),
  ],
  validation: (rule) => rule.custom(fullRefundIsKept).warning(),
  preview: {prepare: () => ({title: 'Cancellation policy'})},
})

function percent(
  name: string,
  title: string,
  fits: (percent: number | undefined, tiers: CancellationTier[] | undefined) => ValidationResult,
) {
  return defineField({
    name,
    title,
    description: '100 is the full price, 0 is nothing.',
    type: 'number',
    validation: (rule) => [
      rule.required().error(requiredMessage),
      rule.min(0).max(100).error('A percentage is between 0 and 100.'),
      rule.custom((percentage: number | undefined, {document}) =>
        fits(percentage, readTiers(document?.['tiers'])),
      ),
    ],
  })
}

function readTiers(tiers: unknown): CancellationTier[] | undefined {
  return Array.isArray(tiers) ? tiers.filter(isTier) : undefined
}

function isTier(item: unknown): item is CancellationTier {
  return isRecord(item)
}
