import {BookIcon} from '@sanity/icons/Book'
import {defineArrayMember, defineField, defineType} from 'sanity'

import type {AnchoredSection} from '../../../domain/section-anchors.ts'
import {dayFollowsText} from '../../validation/cross-document/legal-document.ts'
import {translationsFollowTimes} from '../../validation/cross-document/translations/follow-times.ts'
import {translationIsWhole} from '../../validation/cross-document/translations/translation.ts'
import {anchorOnce} from '../../validation/documents/anchor-once.ts'
import {fourDigitYear} from '../../validation/time/four-digit-year.ts'
import {notInFuture} from '../../validation/time/not-in-future.ts'
import {dayOptions} from '../datetime-options.ts'
import {requiredMessage, lead, line} from '../fields.ts'
import {language, pathFields, seo} from '../page-fields.ts'
import {legalSections} from '../sections/index.ts'

export const legalDocument = defineType({
  name: 'legalDocument',
  title: 'Legal document',
  type: 'document',
  icon: BookIcon,
  fields: [
    language(),
    line({
      name: 'title',
      title: 'Title',
      description: 'The heading of the page, for example "Privacy Policy".',
    }),
    ...pathFields(),
    lead(true),
    defineField({
      name: 'lastUpdated',
      title: 'Last updated',
      description: 'Stands below the heading. Set it to the day on which you publish a change.',
      type: 'date',
      options: dayOptions,
      validation: (rule) => [
        rule.required().error(requiredMessage),
        rule.custom(fourDigitYear),
        rule.custom((day: string | undefined) =>
          notInFuture(day, Date.now(), 'Choose the day on which you publish the change.'),
        ),
        rule.custom(dayFollowsText).warning(),
      ],
    }),
    defineField({
      name: 'sections',
      title: 'Parts',
      description:
        'The document from top to bottom. Drag to change the order. “When is it refundable” stands below all other parts, as wide as the page.',
      type: 'array',
      of: legalSections.map(({name}) => defineArrayMember({type: name})),
      validation: (rule) => [
        rule.required().min(1).error('A legal document needs at least one part.'),
        rule.custom<AnchoredSection[]>(anchorOnce),
      ],
    }),
    seo(),
  ],
  validation: (rule) => [
    rule.custom(translationIsWhole),
    rule.custom(translationsFollowTimes).warning(),
  ],
  preview: {select: {title: 'title', subtitle: 'lastUpdated'}},
})
