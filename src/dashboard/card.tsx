import type {ReactNode} from 'react'

export function Card({heading, children}: {heading: string; children: ReactNode}) {
  return (
    <section className="rounded-panel border border-(--line) bg-(--surface-raised) p-[clamp(1.5rem,3.4vw,3rem)]">
      <h2 className="text-heading">{heading}</h2>
      {children}
    </section>
  )
}
