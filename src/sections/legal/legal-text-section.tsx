import {sectionAnchor} from '#domain/section-anchors.ts'
import {RichText} from '#src/content/components/rich-text.tsx'

import type {Section} from '../section.ts'
import {ChapterHeading} from './chapter-heading.tsx'

/** One chapter of a legal document. */
export function LegalTextSection({section}: {section: Section<'legalTextSection'>}) {
  return (
    <section id={sectionAnchor(section)} data-chapter="">
      <ChapterHeading section={section} />
      <RichText value={section.body} />
    </section>
  )
}
