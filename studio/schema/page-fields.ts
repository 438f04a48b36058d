import {defineArrayMember, defineField} from 'sanity'

import {mainLanguage} from '../../domain/language.ts'
import {listOf} from '../content/content-value.ts'
import {FormerPathInput} from '../form/links/former-path-input.tsx'
import {PathInput} from '../form/links/path-input.tsx'
import {languageOfDocument} from '../language/document-language.ts'
import {pathIsFree} from '../validation/cross-document/paths/path-is-free.ts'
import {pathsLeadHere} from '../validation/cross-document/paths/paths-lead-here.ts'
import {pagePath} from '../validation/links/page-path.ts'
import {requiredMessage} from './fields.ts'
import {isFixedDocument, namedPathOf} from './fixed-documents.ts'
import {sections} from './sections/index.ts'

/** The language of a page or a job. It is chosen when the document is begun. */
export function language() {
  return defineField({
    name: 'language',
    title: 'Language',
    type: 'string',
    readOnly: true,
    hidden: true,
    initialValue: mainLanguage,
  })
}

/** The path of a page, and its earlier ones. Only pages of the office's own can move. */
export function pathFields() {
  return [
    defineField({
      name: 'path',
      title: 'Address',
      description: 'Where visitors find the page on the site.',
      type: 'string',
      readOnly: ({document}) => isFixedDocument(document?._id ?? ''),
      components: {input: PathInput},
      validation: (rule) => [
        rule.required().error(requiredMessage),
        rule.custom((path: string | undefined, {document}) => {
          const named = document && namedPathOf(document)
          if (named) return path === named || `The address of this page is ${named}.`
          return (
            isFixedDocument(document?._id ?? '') || pagePath(path, languageOfDocument(document))
          )
        }),
        rule.custom(pathIsFree),
        rule.custom(pathsLeadHere).warning(),
      ],
    }),
    defineField({
      name: 'formerPaths',
      title: 'Former addresses',
      description:
        'Whoever opens one of these is sent to this page. Remove one only if another page is to use it.',
      type: 'array',
      of: [defineArrayMember({type: 'string', components: {input: FormerPathInput}})],
      hidden: ({value}) => listOf(value).length === 0,
      options: {
        sortable: false,
        disableActions: ['add', 'addBefore', 'addAfter', 'duplicate', 'copy'],
      },
    }),
  ]
}

/** The sections of a page, from top to bottom. */
export function pageSections(description: string) {
  return defineField({
    name: 'sections',
    title: 'Sections',
    description,
    type: 'array',
    of: sections.map(({name}) => defineArrayMember({type: name})),
    validation: (rule) => rule.required().min(1).error('A page needs at least one section.'),
  })
}

/** What search engines and shared links show of a page. */
export function seo() {
  return defineField({
    name: 'seo',
    title: 'Search engines and sharing',
    type: 'seo',
    validation: (rule) => rule.required().error(requiredMessage),
  })
}
