import {BellIcon} from '@sanity/icons/Bell'
import {defineField, defineType} from 'sanity'

import {announcementIsFilledIn} from '../../validation/cross-document/placeholder-values.ts'
import {translationsFollowTexts} from '../../validation/cross-document/translations/follow-texts.ts'
import {
  announcementEnds,
  announcementIsBrief,
  announcementLength,
  announcementLinkIsShort,
  announcementStillShows,
} from '../../validation/documents/announcement.ts'
import {knownPlaceholders} from '../../validation/texts/placeholders.ts'
import {noPrice} from '../../validation/texts/prices.ts'
import {fourDigitYear} from '../../validation/time/four-digit-year.ts'
import {miamiTimeOptions} from '../datetime-options.ts'
import {optionalLink} from '../fields.ts'
import {translationsOf} from '../translations-field.ts'

export const announcement = defineType({
  name: 'announcement',
  title: 'Announcement',
  type: 'document',
  icon: BellIcon,
  fields: [
    defineField({
      name: 'text',
      title: 'Text',
      description:
        'Shows above every page, for example "Hurricane watch: call {phone} before your ride." Empty: no announcement.',
      type: 'text',
      rows: 2,
      validation: (rule) => [
        rule.custom(knownPlaceholders),
        rule.custom(announcementLength),
        rule.custom(noPrice).warning(),
      ],
    }),
    translationsOf(
      {
        name: 'text',
        title: 'Text',
        check: announcementLength,
      },
      'internationalizedArrayText',
    ),
    optionalLink({
      name: 'link',
      title: 'Link',
      description: 'Leads from the announcement to a page. May stay empty.',
      warning: announcementLinkIsShort,
    }),
    defineField({
      name: 'showFrom',
      title: 'Show from',
      description: 'From this minute in Miami. Empty: at once.',
      type: 'datetime',
      options: miamiTimeOptions,
      validation: (rule) => rule.custom(fourDigitYear),
    }),
    defineField({
      name: 'showUntil',
      title: 'Show until',
      description: 'The announcement disappears by itself at this minute in Miami.',
      type: 'datetime',
      options: miamiTimeOptions,
      validation: (rule) => [
        rule.custom(fourDigitYear),
        rule.custom((showUntil, {document}) =>
          announcementEnds(showUntil, {text: document?.text, showFrom: document?.showFrom}),
        ),
        rule
          .custom((showUntil, {document}) =>
            announcementStillShows(showUntil, {text: document?.text}, Date.now()),
          )
          .warning(),
        rule
          .custom((showUntil, {document}) =>
            announcementIsBrief(
              showUntil,
              {text: document?.text, showFrom: document?.showFrom},
              Date.now(),
            ),
          )
          .warning(),
      ],
    }),
  ],
  validation: (rule) => [
    rule.custom(translationsFollowTexts).warning(),
    rule.custom(announcementIsFilledIn).warning(),
  ],
  preview: {
    select: {text: 'text'},
    // "No announcement was published" would say that publishing failed.
    prepare: ({text}) => ({title: text?.trim() || 'Announcement without text'}),
  },
})
