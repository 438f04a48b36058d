import type {ReactNode} from 'react'

import {Container} from '#src/ui/container.tsx'

type CausewayBandProps = {
  id: string
  heading: string
  lead?: string | null
  /** The background, with `bandPictureClass`; without it the band is plain night. */
  picture: ReactNode
  children: ReactNode
}

/** A full-width band with one sentence and what to do next. */
export function CausewayBand({id, heading, lead, picture, children}: CausewayBandProps) {
  const headingId = `${id}-heading`
  return (
    <section
      id={id}
      data-surface="night"
      aria-labelledby={headingId}
      className="relative isolate overflow-hidden print:hidden py-[clamp(5rem,9vw,8.5rem)]"
    >
      {picture && (
        <div className="absolute inset-0 -z-1 after:absolute after:inset-0 after:bg-band nav:after:bg-band-wide">
          {picture}
        </div>
      )}
      <Container>
        <h2 id={headingId} className="max-w-[11em]">
          {heading}
        </h2>
        {lead && <p className="mt-5 max-w-152 text-lead text-(--fg-soft)">{lead}</p>}
        {children}
      </Container>
    </section>
  )
}

export const bandPictureClass = 'size-full object-cover object-[80%_60%]'
