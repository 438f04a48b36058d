import type {ReactNode} from 'react'

import {panelClass} from '#src/ui/panel-class.ts'

export function Card({heading, children}: {heading: string; children: ReactNode}) {
  return (
    <section className={panelClass}>
      <h2 className="text-heading">{heading}</h2>
      {children}
    </section>
  )
}
