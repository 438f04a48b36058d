import {TranslateIcon} from '@sanity/icons/Translate'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {translatedTypes} from '../translated-types.ts'

/**
 * Names the documents that are one page or one job in several languages, the first language among them. The shape is
 * that of @sanity/document-internationalization; `checks` are this Studio's own.
 */
export const translationMetadata = defineType({
  name: 'translation.metadata',
  title: 'Languages of a page',
  type: 'document',
  icon: TranslateIcon,
  readOnly: true,
  // Staff know a page and its languages, not the document that joins them.
  __experimental_omnisearch_visibility: false,
  fields: [
    defineField({
      name: 'translations',
      title: 'Languages',
      type: 'array',
      of: [defineArrayMember({type: 'internationalizedArrayReferenceValue'})],
    }),
    defineField({
      name: 'checks',
      title: 'When somebody found that a language still says what the English says',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'languageCheck',
          title: 'Look at both languages',
          type: 'object',
          fields: [
            defineField({
              name: 'document',
              title: 'Document',
              type: 'reference',
              weak: true,
              to: translatedTypes.map((type) => ({type})),
            }),
            defineField({name: 'checkedAt', title: 'The English of this time', type: 'datetime'}),
            defineField({
              name: 'revision',
              title: 'The revision of the document that brought no words of its own',
              type: 'string',
            }),
          ],
          preview: {select: {title: 'document.title'}},
        }),
      ],
    }),
  ],
  preview: {
    select: {title: 'translations.0.value.title'},
    prepare: ({title}) => ({title: `Languages of ${title ?? 'a page'}`}),
  },
})
