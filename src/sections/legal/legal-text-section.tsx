import {sectionAnchor} from '#domain/section-anchors.ts'
import {RichText} from '#src/content/components/rich-text.tsx'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'

import type {Section} from '../section.ts'

/** One chapter of a legal document. */
export function LegalTextSection({section}: {section: Section<'legalTextSection'>}) {
  const resolve = usePlaceholders()
  const heading = resolve(section.heading)
  return (
    <section id={sectionAnchor(section)} data-chapter="">
      {heading && <h2>{heading}</h2>}
      <RichText value={section.body} />
    </section>
  )
}
