import {defineType} from 'sanity'
import type {FieldDefinition} from 'sanity'

import {describeSchedule} from '../lists/describe-schedule.ts'
import {scheduleFields, scheduleFieldset} from './schedule-fields.ts'

/**
 * A section of a page, which may show for a time only. Lists show the text of its title field, and below it the kind
 * of section and when it shows.
 */
export function defineSection<const Name extends string>({
  titleField = 'heading',
  ...section
}: {
  name: Name
  title: string
  description: string
  fields: FieldDefinition[]
  /** The name of the field whose text stands for the section in a list. */
  titleField?: string
}) {
  const hasPicture = section.fields.some(({name}) => name === 'picture')
  return defineType({
    ...section,
    type: 'object',
    fieldsets: [scheduleFieldset],
    fields: [...section.fields, ...scheduleFields()],
    preview: {
      select: {
        title: titleField,
        showFrom: 'showFrom',
        showUntil: 'showUntil',
        ...(hasPicture && {media: 'picture'}),
      },
      prepare: ({title, media, showFrom, showUntil}) => ({
        title: title ?? section.title,
        subtitle: [section.title, describeSchedule({showFrom, showUntil}, Date.now())]
          .filter(Boolean)
          .join(' · '),
        media,
      }),
    },
  })
}
