import {defineField, defineType} from 'sanity'

import {mainLanguage} from '../../../domain/language.ts'
import {previewOrigin} from '../../environment.ts'
import {SectionOfPageInput} from '../../form/links/section-of-page-input.tsx'
import {languageOfDocument} from '../../language/document-language.ts'
import {sectionIsOnPage, writtenPageExists} from '../../validation/cross-document/link-target.ts'
import {pageIsInLanguage} from '../../validation/cross-document/translations/translation.ts'
import {outsideHref} from '../../validation/links/link-target.ts'
import {noSampleValue} from '../../validation/texts/sample-values.ts'
import {pageTypes} from '../page-types.ts'

/** Where a link leads: to a page of the site, which may move, or to a URL elsewhere. */
export const linkTarget = defineType({
  name: 'linkTarget',
  title: 'Leads to',
  type: 'object',
  fields: [
    defineField({
      name: 'page',
      title: 'Page of this site',
      description: 'The link follows the page when its address changes.',
      type: 'reference',
      to: pageTypes.map((type) => ({type})),
      options: {
        disableNew: true,
        // A page in another language may have to lead to one that is in English alone.
        filter: ({document}) =>
          languageOfDocument(document) === mainLanguage
            ? {filter: 'coalesce(language, "en") == $language', params: {language: mainLanguage}}
            : {},
      },
      hidden: ({parent, value}) => !value && Boolean(parent?.href),
      validation: (rule) => rule.custom(pageIsInLanguage).warning(),
    }),
    defineField({
      name: 'section',
      title: 'Part of the page',
      description: 'Empty: the top of the page.',
      type: 'string',
      components: {input: SectionOfPageInput},
      // A part that is left without its page keeps the link from being empty, so it has to be seen to be taken out.
      hidden: ({parent, value}) => !value && !parent?.page,
      validation: (rule) => rule.custom(sectionIsOnPage),
    }),
    defineField({
      name: 'href',
      title: 'Or an address elsewhere',
      description:
        'A full address that starts with https://, mailto: with an e-mail address, or tel: with a number such as tel:+13055550100.',
      type: 'string',
      hidden: ({parent, value}) => !value && Boolean(parent?.page),
      validation: (rule) => [
        rule.custom((href: string | undefined) => outsideHref(href, previewOrigin)),
        rule.custom(writtenPageExists),
        rule.custom(noSampleValue).warning(),
      ],
    }),
  ],
  preview: {
    select: {title: 'page.title', path: 'page.path', section: 'section', href: 'href'},
    prepare: ({title, path, section, href}) => ({
      title: title ?? href ?? 'Nowhere yet',
      subtitle: path && `${path}${section ? `#${section}` : ''}`,
    }),
  },
})
