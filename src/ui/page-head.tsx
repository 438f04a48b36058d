import type {ReactNode} from 'react'

import {CausewayEdge} from './causeway-edge.tsx'
import {Container} from './container.tsx'

type PageHeadProps = {
  heading: ReactNode
  lead?: ReactNode
  children?: ReactNode
}

/** The head of a page without a picture. The edge at its foot takes the surface of what follows (surfaces.css). */
export function PageHead({heading, lead, children}: PageHeadProps) {
  return (
    <div data-surface="night" data-head="">
      <Container className="pt-[clamp(3rem,6vw,5.5rem)] pb-[clamp(2.5rem,5vw,4.5rem)]">
        <h1 className="text-page-title">{heading}</h1>
        {lead && <p className="mt-5 max-w-[38rem] text-lead text-(--fg-soft)">{lead}</p>}
        {children}
      </Container>
      <div data-surface="pearl" data-head-edge="" className="-mb-px bg-transparent">
        <CausewayEdge flipped />
      </div>
    </div>
  )
}
