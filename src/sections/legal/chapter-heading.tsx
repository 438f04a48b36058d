import {sectionAnchor} from '#domain/section-anchors.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'

import type {Section} from '../section.ts'

type Props = {section: Section<'cancellationSection' | 'legalTextSection'>; id: string}

/**
 * The heading of a chapter. A link of the menus names a chapter by its heading in the first language, so a translated
 * chapter is found by that name as well.
 */
export function ChapterHeading({section, id}: Props) {
  const resolve = usePlaceholders()
  const heading = resolve(section.heading)
  if (!heading) return null
  const {_key, _type, originalHeading} = section
  const original = originalHeading && sectionAnchor({_key, _type, heading: originalHeading})
  return (
    <h2 id={id}>
      {original && original !== sectionAnchor(section) && <span id={original} />}
      {heading}
    </h2>
  )
}
