import {DocumentIcon} from '@sanity/icons/Document'
import {defineField, defineType} from 'sanity'

import {
  destinationHasOnePage,
  destinationIsAirportOrPort,
} from '../../validation/cross-document/destination-page.ts'
import {translationsFollowTimes} from '../../validation/cross-document/translations/follow-times.ts'
import {translationIsWhole} from '../../validation/cross-document/translations/translation.ts'
import {destinationIsChosen} from '../../validation/documents/destination-page.ts'
import {line} from '../fields.ts'
import {language, pageSections, pathFields, seo} from '../page-fields.ts'
import {scheduleFields, scheduleFieldset} from '../schedule-fields.ts'

export const page = defineType({
  name: 'page',
  title: 'Page',
  type: 'document',
  icon: DocumentIcon,
  fieldsets: [scheduleFieldset],
  fields: [
    language(),
    line({
      name: 'title',
      title: 'Title',
      description: 'The name of the page, in lists here and for search engines.',
    }),
    ...pathFields(),
    defineField({
      name: 'destination',
      title: 'Airport or port',
      description:
        'For the page of an airport or a port: its sections show what you have entered there. Empty: a page of another kind.',
      type: 'reference',
      to: [{type: 'destination'}],
      options: {disableNew: true, filter: 'kind != "conventionCenter"'},
      validation: (rule) => [
        rule.custom(destinationIsAirportOrPort),
        rule.custom(destinationHasOnePage),
        rule
          .custom((destination: unknown, {document}) =>
            destinationIsChosen(destination, document?.['sections']),
          )
          .warning(),
      ],
    }),
    pageSections('The page from top to bottom. Drag to change the order.'),
    seo(),
    ...scheduleFields(),
  ],
  validation: (rule) => [
    rule.custom(translationIsWhole),
    rule.custom(translationsFollowTimes).warning(),
  ],
  preview: {select: {title: 'title', subtitle: 'path'}},
})
