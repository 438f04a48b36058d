import {defineField} from 'sanity'

import {endsAfterItStarts} from '../validation/documents/schedule.ts'
import {miamiTimeOptions} from './datetime-options.ts'

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
    }),
    defineField({
      name: 'showUntil',
      title: 'Show until',
      description: 'It disappears by itself at this minute in Miami. Empty: it stays.',
      type: 'datetime',
      options: miamiTimeOptions,
      fieldset: scheduleFieldset.name,
      validation: (rule) =>
        rule.custom((showUntil: string | undefined, {parent}) =>
          endsAfterItStarts(showUntil, parent),
        ),
    }),
  ]
}
