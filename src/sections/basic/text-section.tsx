import {useId} from 'react'

import {sectionAnchor} from '#domain/section-anchors.ts'
import {RichText} from '#src/content/components/rich-text.tsx'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {Container} from '#src/ui/container.tsx'
import {SectionFrame} from '#src/ui/section.tsx'

import type {Section} from '../section.ts'
import {Prose} from '../shared/prose.tsx'

/** A heading on the left and running text on the right. */
export function TextSection({section}: {section: Section<'textSection'>}) {
  const resolve = usePlaceholders()
  const headingId = useId()
  const heading = resolve(section.heading)
  if (!heading && !section.body?.length) return null
  return (
    <SectionFrame
      id={sectionAnchor(section)}
      surface={section.surface ?? 'pearl'}
      labelledBy={heading ? headingId : undefined}
    >
      <Container className="grid gap-x-20 gap-y-6 lg:grid-cols-[5fr_7fr]">
        {heading && (
          <h2 id={headingId} className="text-title">
            {heading}
          </h2>
        )}
        <Prose className="lg:col-start-2">
          <RichText value={section.body} />
        </Prose>
      </Container>
    </SectionFrame>
  )
}
