import {type ReactNode, useId} from 'react'

import {type AnchoredSection, sectionAnchor} from '#domain/section-anchors.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {Container} from '#src/ui/container.tsx'
import {SectionFrame, SectionHeading, type Surface} from '#src/ui/section.tsx'

type HeadedSectionProps = {
  section: AnchoredSection & {lead?: string | null; surface?: Surface | null}
  /** Where the section has a surface of its own in the design. */
  surface?: Surface
  /** With the curved edge above. */
  edge?: boolean
  children: ReactNode
}

/** A section with its heading and lead above what it shows; without a heading, the content stands alone. */
export function HeadedSection({section, surface, edge, children}: HeadedSectionProps) {
  const resolve = usePlaceholders()
  const id = sectionAnchor(section)
  // A page may have two sections with the same anchor.
  const headingId = useId()
  const heading = resolve(section.heading)
  return (
    <SectionFrame
      id={id}
      surface={surface ?? section.surface ?? 'pearl'}
      edge={edge}
      labelledBy={heading ? headingId : undefined}
    >
      <Container>
        {heading && (
          <SectionHeading id={headingId} heading={heading} lead={resolve(section.lead)} />
        )}
        {children}
      </Container>
    </SectionFrame>
  )
}
