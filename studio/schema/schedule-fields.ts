import {defineField} from 'sanity'

import {textAt} from '../content/content-value.ts'
import {fourDigitYear} from '../validation/time/four-digit-year.ts'
import {alwaysShows, endsAfterItStarts, pageStillShows} from '../validation/time/schedule.ts'
import type {ValidationResult} from '../validation/validation-result.ts'
import {miamiTimeOptions} from './datetime-options.ts'
import {isFixedDocument} from './fixed-documents.ts'

/** The group of the form that holds the fields of a schedule. */
export const scheduleFieldset = {
  name: 'schedule',
  title: 'When it shows',
  options: {collapsible: true, collapsed: true},
}

/** From and until when a page or a section shows on the site. */
export function scheduleFields() {
  return [
    defineField({
      name: 'showFrom',
      title: 'Show from',
      description: 'From this minute in Miami. Empty: at once.',
      type: 'datetime',
      options: miamiTimeOptions,
      fieldset: scheduleFieldset.name,
      hidden: hiddenOnFixedPages,
      validation: (rule) => [rule.custom(noneOnFixedPages), rule.custom(fourDigitYear)],
    }),
    defineField({
      name: 'showUntil',
      title: 'Show until',
      description: 'It disappears by itself at this minute in Miami. Empty: it stays.',
      type: 'datetime',
      options: miamiTimeOptions,
      fieldset: scheduleFieldset.name,
      hidden: hiddenOnFixedPages,
      validation: (rule) => [
        rule.custom(noneOnFixedPages),
        rule.custom(fourDigitYear),
        rule.custom((showUntil: string | undefined, {parent}) =>
          endsAfterItStarts(showUntil, parent),
        ),
        rule
          .custom(
            (showUntil: string | undefined, {parent}) =>
              isFixedPage(parent) || pageStillShows(showUntil, parent, Date.now()),
          )
          .warning(),
      ],
    }),
  ]
}

/** Unless one has times from elsewhere, which have to be seen to be emptied. */
function hiddenOnFixedPages({value, parent}: {value?: unknown; parent?: unknown}): boolean {
  return !value && isFixedPage(parent)
}

function noneOnFixedPages(
  time: string | undefined,
  {parent}: {parent?: unknown},
): ValidationResult {
  return isFixedPage(parent) ? alwaysShows(time) : true
}

/** A section has no id, so its times are never refused here. */
function isFixedPage(parent: unknown): boolean {
  return isFixedDocument(textAt(parent, '_id'))
}
