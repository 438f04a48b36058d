import {defineField, defineType} from 'sanity'

import {closedDayIsAhead} from '../../validation/time/closed-days.ts'
import {fourDigitYear} from '../../validation/time/four-digit-year.ts'
import {dayOptions} from '../datetime-options.ts'
import {requiredMessage} from '../fields.ts'
import {translatedLine} from '../translated-fields.ts'

export const closedDay = defineType({
  name: 'closedDay',
  title: 'Closed day',
  type: 'object',
  fields: [
    defineField({
      name: 'day',
      title: 'Day',
      type: 'date',
      options: dayOptions,
      validation: (rule) => [
        rule.required().error(requiredMessage),
        rule.custom(fourDigitYear),
        rule.custom((day: string | undefined) => closedDayIsAhead(day, Date.now())).warning(),
      ],
    }),
    ...translatedLine({
      name: 'name',
      title: 'Closed for',
      description:
        'For example "Thanksgiving": the site says "Closed for Thanksgiving". Write Spanish names without "el": "4 de Julio" becomes "Oficina cerrada por el 4 de Julio".',
      optional: true,
    }),
  ],
  preview: {select: {title: 'day', subtitle: 'name'}},
})
