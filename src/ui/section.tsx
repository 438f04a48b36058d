import type {ReactNode} from 'react'

import {CausewayEdge} from './causeway-edge.tsx'

export type Surface = 'pearl' | 'paper' | 'night'

type SectionFrameProps = {
  surface: Surface
  id?: string
  className?: string
  /** Id of the heading that labels the section. */
  labelledBy?: string
  /** With the curved edge above. */
  edge?: boolean
  children: ReactNode
}

/** A full-width section with the site's vertical rhythm. */
export function SectionFrame({
  surface,
  id,
  className = '',
  labelledBy,
  edge = false,
  children,
}: SectionFrameProps) {
  return (
    <section
      id={id}
      data-surface={surface}
      data-frame=""
      data-edge={edge ? '' : undefined}
      aria-labelledby={labelledBy}
      className={`relative ${className}`}
    >
      {edge && <CausewayEdge className="absolute inset-x-0 bottom-[calc(100%-1px)]" />}
      {children}
    </section>
  )
}

type SectionHeadingProps = {
  heading: ReactNode
  lead?: ReactNode
  id?: string
}

/** Heading left, lead right (7:5); one below the other on small screens. */
export function SectionHeading({heading, lead, id}: SectionHeadingProps) {
  return (
    <div className="mb-block grid items-end gap-x-16 gap-y-6 lg:grid-cols-[7fr_5fr]">
      <h2 id={id}>{heading}</h2>
      {lead && <p className="max-w-[38rem] text-lead text-(--fg-soft)">{lead}</p>}
    </div>
  )
}
