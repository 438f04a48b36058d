import {RichText} from '#src/content/rich-text.tsx'
import {useTokens} from '#src/content/use-tokens.ts'

import {sectionAnchor} from './section-anchor.ts'
import type {Section} from './section.ts'

/** One chapter of a legal document. */
export function LegalTextSection({section}: {section: Section<'legalTextSection'>}) {
  const resolve = useTokens()
  const heading = resolve(section.heading)
  return (
    <section id={sectionAnchor(section)} data-chapter="">
      {heading && <h2>{heading}</h2>}
      <RichText value={section.body} />
    </section>
  )
}
