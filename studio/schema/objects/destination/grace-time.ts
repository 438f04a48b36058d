import {defineField, defineType} from 'sanity'

import {counted} from '../../../../domain/words/counted.ts'
import {wholeMinutes} from '../../../validation/documents/destination.ts'
import {requiredMessage} from '../../fields.ts'
import {translatedLine} from '../../translated-fields.ts'

export const graceTime = defineType({
  name: 'graceTime',
  title: 'Time that is included',
  type: 'object',
  options: {columns: 2},
  fields: [
    defineField({
      name: 'minutes',
      title: 'Minutes',
      description: 'How long the chauffeur waits at no charge.',
      type: 'number',
      validation: (rule) => [rule.required().error(requiredMessage), rule.custom(wholeMinutes)],
    }),
    ...translatedLine({
      name: 'label',
      title: 'When',
      description: 'For example "included after a flight from abroad".',
    }),
  ],
  preview: {
    select: {minutes: 'minutes', label: 'label'},
    prepare: ({minutes, label}) => ({title: counted(minutes ?? '?', 'minute'), subtitle: label}),
  },
})
