import {defineType} from 'sanity'
import type {FieldDefinition} from 'sanity'

/**
 * A section of a page. Lists of sections show its first words, and below them what kind it is.
 */
export function defineSection<const Name extends string>({
  words = 'heading',
  ...section
}: {
  name: Name
  title: string
  description: string
  fields: FieldDefinition[]
  /** The field whose text names the section in a list. */
  words?: string
}) {
  const hasPicture = section.fields.some(({name}) => name === 'picture')
  return defineType({
    ...section,
    type: 'object',
    preview: {
      select: {title: words, ...(hasPicture && {media: 'picture'})},
      prepare: ({title, media}) => ({
        title: title ?? section.title,
        subtitle: section.title,
        media,
      }),
    },
  })
}
