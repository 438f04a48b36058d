import {type ReactNode, use} from 'react'

import {sectionAnchor} from '#domain/section-anchors.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {Container} from '#src/ui/container.tsx'
import {SectionFrame} from '#src/ui/section.tsx'

import type {Section} from '../section.ts'
import {Prose} from '../shared/prose.tsx'
import {ChapterHeading} from './chapter-heading.tsx'
import {LegalDocumentContext} from './legal-document-context.ts'

type ChapterProps = {
  section: Section<'cancellationSection' | 'legalTextSection'>
  headingId: string
  children: ReactNode
}

/** A chapter of a legal document. On any other page it is a section with a frame of its own. */
export function Chapter({section, headingId, children}: ChapterProps) {
  const resolve = usePlaceholders()
  const id = sectionAnchor(section)
  const content = (
    <>
      <ChapterHeading section={section} id={headingId} />
      {children}
    </>
  )
  if (use(LegalDocumentContext)) {
    return (
      <section id={id} data-chapter={section._type === 'legalTextSection' ? '' : undefined}>
        {content}
      </section>
    )
  }
  return (
    <SectionFrame
      id={id}
      surface="pearl"
      labelledBy={resolve(section.heading) ? headingId : undefined}
    >
      <Container>
        <Prose>{content}</Prose>
      </Container>
    </SectionFrame>
  )
}
