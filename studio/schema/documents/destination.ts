import {MarkerIcon} from '@sanity/icons/Marker'
import {defineField, defineType} from 'sanity'

import {line, requiredMessage, translatedLine} from '../fields.ts'

const kinds = [
  {title: 'Airport', value: 'airport'},
  {title: 'Cruise port', value: 'cruisePort'},
  {title: 'Convention center', value: 'conventionCenter'},
]

export const destination = defineType({
  name: 'destination',
  title: 'Destination',
  type: 'document',
  icon: MarkerIcon,
  fields: [
    ...translatedLine({
      name: 'name',
      title: 'Name',
      description: 'For example "Miami International".',
    }),
    defineField({
      name: 'kind',
      title: 'Kind',
      type: 'string',
      options: {list: kinds, layout: 'radio'},
      validation: (rule) => rule.required().error(requiredMessage),
    }),
    line({name: 'code', title: 'Airport code', description: 'For example "MIA".', optional: true}),
    ...translatedLine({
      name: 'note',
      title: 'Note',
      description: 'A few words beside the name, for example "Private aviation".',
      optional: true,
    }),
    line({name: 'county', title: 'County', description: 'For example "Broward".', optional: true}),
    defineField({
      name: 'showInCoverage',
      title: 'Show in the coverage section of the home page',
      description: 'The airport page shows every airport in any case.',
      type: 'boolean',
      initialValue: false,
    }),
  ],
  preview: {
    select: {title: 'name', kind: 'kind', code: 'code'},
    prepare: ({title, kind, code}) => ({
      title,
      subtitle: [kinds.find(({value}) => value === kind)?.title, code].filter(Boolean).join(' · '),
    }),
  },
})
