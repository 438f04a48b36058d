import {defineField, defineType} from 'sanity'

import {fourDigitYear} from '../../../validation/time/four-digit-year.ts'
import {dayOfLooking, notInFuture} from '../../../validation/time/not-in-future.ts'
import {dayOptions} from '../../datetime-options.ts'
import {requiredMessage, webUrl} from '../../fields.ts'
import {translatedParagraph} from '../../translated-fields.ts'

export const sourcedFact = defineType({
  name: 'sourcedFact',
  title: 'Fact with its source',
  type: 'object',
  fields: [
    ...translatedParagraph({
      name: 'text',
      title: 'Fact',
      description: 'One or two sentences.',
      rows: 2,
    }),
    webUrl({
      name: 'source',
      title: 'Source',
      description: 'The page that says so, preferably one of the airport or the port itself.',
    }),
    defineField({
      name: 'readOn',
      title: 'Read on',
      description: 'When somebody last read it there.',
      type: 'date',
      options: dayOptions,
      validation: (rule) => [
        rule.required().error(requiredMessage),
        rule.custom(fourDigitYear),
        rule.custom((day: string | undefined) => notInFuture(day, Date.now(), dayOfLooking)),
      ],
    }),
  ],
  preview: {select: {title: 'text', subtitle: 'source'}},
})
