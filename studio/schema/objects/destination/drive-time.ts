import {defineField, defineType} from 'sanity'

import {counted} from '../../../../domain/words/counted.ts'
import {shorterTimeFirst, wholeMinutes} from '../../../validation/documents/destination.ts'
import {line, requiredMessage} from '../../fields.ts'
import {translatedLine} from '../../translated-fields.ts'

export const driveTime = defineType({
  name: 'driveTime',
  title: 'Drive time',
  type: 'object',
  options: {columns: 2},
  fields: [
    line({
      name: 'county',
      title: 'To',
      description: 'A county, for example "Broward".',
      plain: true,
    }),
    ...translatedLine({
      name: 'places',
      title: 'From where to where',
      description: 'For example "Hallandale Beach to Deerfield Beach". Empty: left out.',
      optional: true,
    }),
    minutes('fromMinutes', 'On a quiet day (minutes)'),
    minutes('toMinutes', 'On a busy day (minutes)'),
  ],
  validation: (rule) => rule.custom(shorterTimeFirst),
  preview: {
    select: {county: 'county', from: 'fromMinutes', to: 'toMinutes'},
    prepare: ({county, from, to}) => ({
      title: county,
      subtitle:
        from === to ? counted(from ?? '?', 'minute') : `${from ?? '?'} to ${to ?? '?'} minutes`,
    }),
  },
})

function minutes(name: string, title: string) {
  return defineField({
    name,
    title,
    type: 'number',
    validation: (rule) => [rule.required().error(requiredMessage), rule.custom(wholeMinutes)],
  })
}
