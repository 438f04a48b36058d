import {type ReactNode, useId} from 'react'

import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {Container} from '#src/ui/container.tsx'
import {SectionFrame, SectionHeading, type Surface} from '#src/ui/section.tsx'

type HeadedSectionProps = {
  section: {heading?: string | null; lead?: string | null; surface?: Surface | null}
  /** Where the section has a surface of its own in the design. */
  surface?: Surface
  /** The anchor under which the section can be linked to. */
  id?: string
  /** With the curved edge above. */
  edge?: boolean
  children: ReactNode
}

/** A section with its heading and lead above what it shows; without a heading, the content stands alone. */
export function HeadedSection({section, surface, id, edge, children}: HeadedSectionProps) {
  const resolve = usePlaceholders()
  const generatedId = useId()
  const headingId = id ? `${id}-heading` : generatedId
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
