import {StarIcon} from '@sanity/icons/Star'
import {defineType} from 'sanity'

import {translationsFollowTimes} from '../../validation/cross-document/translations/follow-times.ts'
import {translationIsWhole} from '../../validation/cross-document/translations/translation.ts'
import {emptyFieldMessages} from '../../validation/messages.ts'
import {line, lines, paragraph} from '../fields.ts'
import {language, pageSections, pathFields, seo} from '../page-fields.ts'
import {requiredPicture} from '../picture-fields.ts'

export const service = defineType({
  name: 'service',
  title: 'Service',
  type: 'document',
  icon: StarIcon,
  fields: [
    language(),
    line({
      name: 'title',
      title: 'Title',
      description: 'On the card, in the menu and in the footer, for example "Airport Transfers".',
    }),
    ...pathFields(),
    paragraph({
      name: 'summary',
      title: 'Summary',
      description: 'The sentence on the card.',
      rows: 2,
    }),
    lines({
      name: 'points',
      title: 'Points',
      description: 'Three short points on the card, one per row.',
      emptyMessage: emptyFieldMessages.points,
    }),
    requiredPicture({
      name: 'picture',
      title: 'Picture',
      slot: 'serviceCard',
      description: '16:10, on the card.',
    }),
    pageSections('The page of this service from top to bottom. Drag to change the order.'),
    seo(),
  ],
  validation: (rule) => [
    rule.custom(translationIsWhole),
    rule.custom(translationsFollowTimes).warning(),
  ],
  preview: {select: {title: 'title', subtitle: 'summary', media: 'picture'}},
})
