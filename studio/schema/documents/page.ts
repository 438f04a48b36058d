import {DocumentIcon} from '@sanity/icons/Document'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {destinationHasOnePage} from '../../validation/cross-document/destination-page.ts'
import {isWholeTranslation} from '../../validation/cross-document/translation.ts'
import {destinationIsChosen} from '../../validation/documents/destination-page.ts'
import {language, requiredMessage, line, pathFields} from '../fields.ts'
import {scheduleFields, scheduleFieldset} from '../schedule-fields.ts'
import {sections} from '../sections/index.ts'

export const page = defineType({
  name: 'page',
  title: 'Page',
  type: 'document',
  icon: DocumentIcon,
  fieldsets: [scheduleFieldset],
  fields: [
    language(),
    line({name: 'title', title: 'Title', description: 'The name of the page in this list.'}),
    ...pathFields(),
    defineField({
      name: 'destination',
      title: 'Airport or port',
      description:
        'For the page of an airport or a port: its sections show what you have entered there. Empty: a page of another kind.',
      type: 'reference',
      to: [{type: 'destination'}],
      options: {disableNew: true},
      validation: (rule) => [
        rule.custom(destinationHasOnePage),
        rule
          .custom((destination: unknown, {document}) =>
            destinationIsChosen(destination, document?.['sections']),
          )
          .warning(),
      ],
    }),
    defineField({
      name: 'sections',
      title: 'Sections',
      description: 'The page from top to bottom. Drag to change the order.',
      type: 'array',
      of: sections.map(({name}) => defineArrayMember({type: name})),
      validation: (rule) => rule.required().min(1).error('A page needs at least one section.'),
    }),
    defineField({
      name: 'seo',
      title: 'Search engines and sharing',
      type: 'seo',
      validation: (rule) => rule.required().error(requiredMessage),
    }),
    ...scheduleFields(),
  ],
  validation: (rule) => rule.custom(isWholeTranslation),
  preview: {select: {title: 'title', subtitle: 'path'}},
})
