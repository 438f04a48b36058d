import {EarthGlobeIcon} from '@sanity/icons/EarthGlobe'
import {defineType} from 'sanity'

import {counted} from '../../../domain/words/counted.ts'
import {listOf} from '../../content/content-value.ts'
import {nameIsNew} from '../../validation/cross-document/name-is-new.ts'
import {cityOnce} from '../../validation/documents/cities.ts'
import {emptyFieldMessages} from '../../validation/messages.ts'
import {line, lines} from '../fields.ts'

export const coverageArea = defineType({
  name: 'coverageArea',
  title: 'County',
  type: 'document',
  icon: EarthGlobeIcon,
  fields: [
    line({
      name: 'county',
      title: 'County',
      description: 'For example "Miami-Dade".',
      plain: true,
      warning: nameIsNew('county'),
    }),
    lines({
      name: 'cities',
      title: 'Cities',
      description:
        'One per row, the best known first. The site shows the first ones and opens the rest.',
      emptyMessage: emptyFieldMessages.cities,
      check: cityOnce,
      plain: true,
    }),
  ],
  preview: {
    select: {title: 'county', cities: 'cities'},
    prepare: ({title, cities}) => ({
      title,
      subtitle: counted(listOf(cities).length, 'city', 'cities'),
    }),
  },
})
