import {defineType} from 'sanity'
import type {FieldDefinition} from 'sanity'

/** A section of a page. Lists show the text of its title field, and below it the kind of section. */
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
    preview: {
      select: {title: titleField, ...(hasPicture && {media: 'picture'})},
      prepare: ({title, media}) => ({
        title: title ?? section.title,
        subtitle: section.title,
        media,
      }),
    },
  })
}
