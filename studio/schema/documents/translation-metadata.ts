import {TranslateIcon} from '@sanity/icons/Translate'
import {defineArrayMember, defineField, defineType} from 'sanity'

/**
 * Names the documents that are one page or one opening in several languages, the first language among them. The shape is
 * that of @sanity/document-internationalization.
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
  ],
  preview: {
    select: {title: 'translations.0.value.title'},
    prepare: ({title}) => ({title: `Languages of ${title ?? 'a page'}`}),
  },
})
